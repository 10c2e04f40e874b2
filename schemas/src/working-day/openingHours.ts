/**
 * Whether a business is open, and until when. (docs/spec/domain.md#opening-hours)
 *
 * An entry opens at its start on its own day, in the menu's time zone, and closes 20 seconds after its end:
 * - an end whose hour is below 5 (including midnight) is on the next day, whatever the start;
 * - any other end that is not after the start is on the next day too: 18:00–06:00 is a night, 09:00–09:00 a whole
 *   day;
 * - without a start it opens at 00:00, without an end it closes at 24:00 (without the 20 seconds); with neither it is
 *   open all day;
 * - times that are not HH:MM count as absent; of two entries for a day the later one counts.
 *
 * Yesterday's entry counts while it lasts. Adjacent and overlapping hours are merged: a business that is open all
 * day, every day, never closes.
 */
import type { DayName } from './working-day.js';
import { fromWallClock, resolveTimeZone, toWallClock } from './timeZone.js';

/** The properties of a working day that these rules use. */
export interface DayHours {
  readonly day: DayName;
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
}

/** The days in display order, indexed by `Date#getUTCDay`. */
export const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const satisfies readonly DayName[];

/** How often a page updates the state. */
export const OPENING_REFRESH_MS = 60_000;

const CLOSING_GRACE_MS = 20_000;
const ROLLS_BELOW_HOUR = 5;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** The state at an instant. Durations are in ms from that instant, `nextChangeAt` is in epoch ms. */
export interface OpeningState<D extends DayHours = DayHours> {
  readonly open: boolean;
  /** Today's entry; null on a day off. */
  readonly today: D | null;
  /** When the state changes; null if never. */
  readonly nextChangeAt: number | null;
  /** Null while closed, or if it never closes. */
  readonly closesInMs: number | null;
  /** Null while open, or if it never opens. */
  readonly opensInMs: number | null;
  /** Calendar days until the next opening; 0 means later today. Null if `opensInMs` is null. */
  readonly daysUntilNext: number | null;
}

/** From `start` up to but not including `end`, in epoch ms; `inDays` counts from today to the entry's day. */
interface OpenInterval {
  readonly start: number;
  end: number;
  readonly inDays: number;
}

/** HH:MM in ms from midnight; null if absent or invalid. */
function parseClock(text: string | null | undefined): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text ?? '') ?? [];
  return hours === undefined ? null : Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
}

/** Opening and closing in ms from the midnight of the entry's day. */
function hoursOf(entry: DayHours): readonly [opens: number, closes: number] {
  const start = parseClock(entry.start) ?? 0;
  const end = parseClock(entry.end);
  if (end === null) return [start, DAY_MS];
  return [start, end + (endsNextDay(entry) ? DAY_MS : 0) + CLOSING_GRACE_MS];
}

/** Whether an entry's hours end on the next day. */
export function endsNextDay({ start, end }: Omit<DayHours, 'day'>): boolean {
  const closes = parseClock(end);
  return closes !== null && (closes < ROLLS_BELOW_HOUR * HOUR_MS || closes <= (parseClock(start) ?? 0));
}

function entryOf<D extends DayHours>(workingDays: readonly D[], midnight: number): D | null {
  const day = DAYS[new Date(midnight).getUTCDay()];
  return workingDays.findLast((entry) => entry.day === day) ?? null;
}

/**
 * The open interval that contains `instant`, or the next one, merged with adjacent and overlapping intervals. `today`
 * is the local midnight of the current day; the entries of yesterday and of the next seven days are considered.
 */
function openIntervalAt(
  days: readonly DayHours[],
  instant: number,
  today: number,
  timeZone: string,
): OpenInterval | null {
  let found: OpenInterval | null = null;
  for (let inDays = -1; inDays <= 7; inDays += 1) {
    const midnight = today + inDays * DAY_MS;
    const entry = entryOf(days, midnight);
    if (!entry) continue;
    const [opens, closes] = hoursOf(entry);
    const start = fromWallClock(midnight + opens, timeZone);
    const end = fromWallClock(midnight + closes, timeZone);
    if (end <= instant || end <= start) continue;
    if (!found) found = { start, end, inDays };
    else if (start <= found.end) found.end = Math.max(found.end, end);
    else break;
  }
  return found;
}

/** The state of a business at `now`, from its working days and its time zone (an IANA name; Asia/Amman if unknown). */
export function openingState<D extends DayHours>(
  workingDays: readonly D[] | null | undefined,
  now: Date,
  timeZone: string | null | undefined,
): OpeningState<D> {
  const days = workingDays ?? [];
  const zone = resolveTimeZone(timeZone);
  const instant = now.getTime();
  const midnight = Math.floor(toWallClock(instant, zone) / DAY_MS) * DAY_MS;
  const today = entryOf(days, midnight);
  const never = { today, nextChangeAt: null, closesInMs: null, opensInMs: null, daysUntilNext: null };
  const next = openIntervalAt(days, instant, midnight, zone);
  if (!next) return { ...never, open: false };
  if (next.start > instant) {
    const { start: nextChangeAt, inDays: daysUntilNext } = next;
    return { ...never, open: false, nextChangeAt, opensInMs: nextChangeAt - instant, daysUntilNext };
  }
  // The timetable repeats weekly, so an interval longer than a week never ends.
  if (next.end - instant >= WEEK_MS) return { ...never, open: true };
  return { ...never, open: true, nextChangeAt: next.end, closesInMs: next.end - instant };
}

/** A row of the table of working days. `start` and `end` are null if not entered. */
export interface WeekRow {
  readonly day: DayName;
  readonly kind: 'closed' | 'all-day' | 'hours';
  readonly start: string | null;
  readonly end: string | null;
}

/** All seven days in display order. */
export function weekRows(workingDays: readonly DayHours[] | null | undefined): readonly WeekRow[] {
  return DAYS.map((day) => {
    const entry = workingDays?.findLast((candidate) => candidate.day === day);
    if (!entry) return { day, kind: 'closed', start: null, end: null };
    const start = entry.start || null;
    const end = entry.end || null;
    return { day, kind: start || end ? 'hours' : 'all-day', start, end };
  });
}
