/**
 * Whether a business is open, and until when. (Public specification, sections 4 and 9; decisions, section 4.)
 *
 * An entry opens at its start on its own day, in the menu's time zone, and closes 20 seconds after its end:
 * - an end whose hour is below 5 (midnight included) falls on the next day, whatever the start;
 * - any other end that is not after the start falls on the next day too: 18:00–06:00 is a night, 09:00–09:00 a whole day;
 * - without a start it opens at 00:00, without an end it closes at 24:00 (a bound that nobody typed gets no 20 seconds);
 *   with neither it is open all day;
 * - hours that are no HH:MM count as absent; of two entries for a day the later one holds.
 *
 * Yesterday's entry counts while it still runs. Hours that touch or overlap are one stretch: a business that is open all
 * day, every day, never closes.
 */
import type { DayName } from './working-day.js';
import { fromWallClock, resolveTimeZone, toWallClock } from './timeZone.js';

/** As much of a working day as these laws need. */
export interface DayHours {
  readonly day: DayName;
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
}

/** The days in the order in which they are shown; the index is that of `Date#getUTCDay`. */
export const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const satisfies readonly DayName[];

/** How often a page asks again, in ms. */
export const OPENING_REFRESH_MS = 60_000;

const CLOSING_GRACE_MS = 20_000;
const ROLLS_BELOW_HOUR = 5;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/** The state at an instant. Lengths are in ms from that instant, `nextChangeAt` in epoch ms. */
export interface OpeningState<D extends DayHours = DayHours> {
  readonly open: boolean;
  /** Today's entry; null when the business does not work today. */
  readonly today: D | null;
  /** When the state turns; null when it never does. */
  readonly nextChangeAt: number | null;
  /** Null while it is closed, or when it never closes. */
  readonly closesInMs: number | null;
  /** Null while it is open, or when it never opens. */
  readonly opensInMs: number | null;
  /** Calendar days from today to the one on which it opens next: 0 is later today. Null as `opensInMs` is. */
  readonly daysUntilNext: number | null;
}

/** From `start`, up to but not including `end`, in epoch ms; `inDays` counts from today to the day it belongs to. */
interface OpenInterval {
  readonly start: number;
  end: number;
  readonly inDays: number;
}

/** HH:MM in ms from midnight; null for what is absent or no such time. */
function parseClock(text: string | null | undefined): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text ?? '') ?? [];
  return hours === undefined ? null : Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
}

/** Opening and closing in ms from the midnight with which the entry's day begins. */
function hoursOf(entry: DayHours): readonly [opens: number, closes: number] {
  const start = parseClock(entry.start) ?? 0;
  const end = parseClock(entry.end);
  if (end === null) return [start, DAY_MS];
  return [start, end + (endsNextDay(entry) ? DAY_MS : 0) + CLOSING_GRACE_MS];
}

/** Whether the hours of an entry run past midnight, into the next day. */
export function endsNextDay({ start, end }: Omit<DayHours, 'day'>): boolean {
  const closes = parseClock(end);
  return closes !== null && (closes < ROLLS_BELOW_HOUR * HOUR_MS || closes <= (parseClock(start) ?? 0));
}

function entryOf<D extends DayHours>(workingDays: readonly D[], midnight: number): D | null {
  const day = DAYS[new Date(midnight).getUTCDay()];
  return workingDays.findLast((entry) => entry.day === day) ?? null;
}

/**
 * The stretch that is running at `instant`, or else the next one, together with those that touch or overlap it.
 * `today` is the midnight, on the wall, with which the day began; yesterday and seven days to come are looked at.
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

/**
 * The state of a business at `now`, by its working days and its time zone (an IANA name; an unknown one is read as
 * Asia/Amman).
 */
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
  // A stretch that lasts a week from now has met itself: the timetable repeats.
  if (next.end - instant >= WEEK_MS) return { ...never, open: true };
  return { ...never, open: true, nextChangeAt: next.end, closesInMs: next.end - instant };
}

/** A line of the table of working days. `start` and `end` are null where nobody typed one. */
export interface WeekRow {
  readonly day: DayName;
  readonly kind: 'closed' | 'all-day' | 'hours';
  readonly start: string | null;
  readonly end: string | null;
}

/** All seven days in the order in which they are shown. */
export function weekRows(workingDays: readonly DayHours[] | null | undefined): readonly WeekRow[] {
  return DAYS.map((day) => {
    const entry = workingDays?.findLast((candidate) => candidate.day === day);
    if (!entry) return { day, kind: 'closed', start: null, end: null };
    const start = entry.start || null;
    const end = entry.end || null;
    return { day, kind: start || end ? 'hours' : 'all-day', start, end };
  });
}
