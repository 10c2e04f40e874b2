/**
 * Whether a business is open, and until when. (docs/spec/domain.md#opening-hours)
 *
 * The business opens at an interval's start on its own day, in the menu's time zone, and closes 20 seconds after its end:
 * - an end that is not after the start is on the next day: 18:00–06:00 is a night, 09:00–09:00 a whole day;
 * - without a start it opens at 00:00, without an end it closes at 24:00 (without the 20 seconds); with neither it is
 *   open all day;
 * - times that are not HH:MM count as absent; of two entries for a day the later one counts.
 *
 * A day has up to five intervals. In a special period, its days replace the week's; a weekday that it does not name is
 * closed. Of several periods the shortest counts; of equally short ones the newest. Yesterday's intervals count while they
 * last. Adjacent and overlapping intervals are merged: a business that is open all day, every day, never closes.
 */
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/durations.js';
import type { DayName } from './working-day.js';
import { fromWallClock, resolveTimeZone, toWallClock } from '../time/timeZone.js';

export interface Interval {
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
}

/** The properties of a working day that these rules use. */
export interface DayHours extends Interval {
  readonly day: DayName;
  /** Further intervals of the day. */
  readonly also?: readonly Interval[] | null | undefined;
}

/** A range of dates (`yyyy-mm-dd`, both inclusive) with its own hours. */
export interface SpecialPeriod {
  readonly from: string;
  readonly to: string;
  readonly closed?: boolean | null | undefined;
  readonly days?: readonly DayHours[] | null | undefined;
}

/** The properties of a menu that say when it is open. */
export interface VenueHours {
  readonly workingDays?: readonly DayHours[] | null | undefined;
  /** In the order in which they were made. */
  readonly specialHours?: readonly SpecialPeriod[] | null | undefined;
}

/** The days from Sunday, indexed by `Date#getUTCDay`. */
export const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const satisfies readonly DayName[];

/** How often a page updates the state. */
export const OPENING_REFRESH_MS = 60_000;

/** A venue still counts as open for this long after its closing time. */
export const CLOSING_GRACE_MS = 20_000;
const WEEK_MS = 7 * DAY_MS;
/** The maximum number of days to look ahead, which is more than a year. Later special periods have no effect yet. */
const MAX_LOOK_AHEAD_DAYS = 400;

/** The state at an instant. Durations are in ms from that instant, `nextChangeAt` is in epoch ms. */
export interface OpeningState {
  readonly open: boolean;
  /** Today's entry; null on a day off. */
  readonly today: DayHours | null;
  /** When the state changes; null if never. */
  readonly nextChangeAt: number | null;
  /** Null while closed, or if it never closes. */
  readonly closesInMs: number | null;
  /** Null while open, or if it never opens. */
  readonly opensInMs: number | null;
  /** Calendar days until the next opening; 0 means later today. Null if `opensInMs` is null. */
  readonly daysUntilNext: number | null;
}

/**
 * From `start` up to but not including `end`, in epoch ms. `inDays` says how many days after today the interval begins.
 */
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

/** Opening and closing in ms from the midnight of the interval's day. */
export function hoursOf(interval: Interval): readonly [opens: number, closes: number] {
  const start = parseClock(interval.start) ?? 0;
  const end = parseClock(interval.end);
  if (end === null) return [start, DAY_MS];
  return [start, end + (endsNextDay(interval) ? DAY_MS : 0) + CLOSING_GRACE_MS];
}

/** Whether an interval ends on the next day. */
export function endsNextDay({ start, end }: Interval): boolean {
  const closes = parseClock(end);
  return closes !== null && closes <= (parseClock(start) ?? 0);
}

/** The date (`yyyy-mm-dd`) of a local midnight. */
export const dateText = (midnight: number) => new Date(midnight).toISOString().slice(0, 10);

const lengthOf = ({ from, to }: SpecialPeriod) => Date.parse(to) - Date.parse(from);

/** The special period of a date; null on ordinary days. `midnight` is the date's local midnight. */
export function specialPeriodOn<P extends SpecialPeriod>(
  specialHours: readonly P[] | null | undefined,
  midnight: number,
): P | null {
  if (!specialHours || specialHours.length === 0) return null;
  const date = dateText(midnight);
  return specialHours
    .filter(({ from, to }) => from <= date && date <= to)
    .reduce<P | null>((best, period) => (best && lengthOf(best) < lengthOf(period) ? best : period), null);
}

/** The hours of a date; null if it is a day off. `midnight` is its local midnight. */
export function entryOf({ workingDays, specialHours }: VenueHours, midnight: number): DayHours | null {
  const special = specialPeriodOn(specialHours, midnight);
  if (special?.closed) return null;
  const day = DAYS[new Date(midnight).getUTCDay()];
  return ((special ? special.days : workingDays) ?? []).findLast((entry) => entry.day === day) ?? null;
}

/**
 * How many days to look ahead. After that time, no special period changes the week any more. Without special periods, 8
 * days.
 */
function daysToLookAhead(specialHours: readonly SpecialPeriod[], today: number): number {
  const last = Math.max(...specialHours.map(({ to }) => Date.parse(to)).filter(Number.isFinite), today);
  return Math.min(MAX_LOOK_AHEAD_DAYS, Math.round((last - today) / DAY_MS) + 8);
}

/**
 * The open interval that contains `instant`, or the next one. Adjacent and overlapping intervals are merged into it.
 * `today` is the local midnight of the current day. Looks from yesterday to a week after the last special period.
 */
function openIntervalAt(hours: VenueHours, instant: number, today: number, timeZone: string): OpenInterval | null {
  let found: OpenInterval | null = null;
  const specialHours = hours.specialHours ?? [];
  const lastDay = specialHours.length === 0 ? 7 : daysToLookAhead(specialHours, today);
  for (let inDays = -1; inDays <= lastDay; inDays += 1) {
    const midnight = today + inDays * DAY_MS;
    const entry = entryOf(hours, midnight);
    if (!entry) continue;
    // Sorted by instant, not by local time. If a clock change skips a start, the start is later.
    const intervals = [entry, ...(entry.also ?? [])]
      .map((interval) => hoursOf(interval).map((time) => fromWallClock(midnight + time, timeZone)))
      .sort(([one = 0], [other = 0]) => one - other);
    for (const [start = 0, end = 0] of intervals) {
      if (end <= instant || end <= start) continue;
      if (!found) found = { start, end, inDays };
      else if (start <= found.end) found.end = Math.max(found.end, end);
      else return found;
    }
  }
  return found;
}

/** The local midnight of an instant in a time zone, in the representation of `toWallClock`. */
export const midnightOf = (instant: number, timeZone: string): number =>
  Math.floor(toWallClock(instant, timeZone) / DAY_MS) * DAY_MS;

/** The hours that a page needs: only the properties that these rules use, and no past special periods. */
export function hoursFrom(hours: VenueHours, now: number, timeZone: string | null | undefined): VenueHours {
  const today = dateText(midnightOf(now, resolveTimeZone(timeZone)));
  const daysOf = (days: readonly DayHours[] | null | undefined) =>
    (days ?? []).map(({ day, start, end, also }) => ({ day, start, end, ...(also?.length ? { also } : {}) }));
  const ahead = (hours.specialHours ?? []).filter(({ to }) => to >= today);
  return {
    workingDays: daysOf(hours.workingDays),
    ...(ahead.length > 0
      ? { specialHours: ahead.map(({ from, to, closed, days }) => ({ from, to, closed, days: daysOf(days) })) }
      : {}),
  };
}

/** The state of a business at `now`, in its time zone (an IANA name; Asia/Amman if unknown). */
export function openingState(hours: VenueHours, now: Date, timeZone: string | null | undefined): OpeningState {
  const zone = resolveTimeZone(timeZone);
  const instant = now.getTime();
  const midnight = midnightOf(instant, zone);
  const today = entryOf(hours, midnight);
  const never = { today, nextChangeAt: null, closesInMs: null, opensInMs: null, daysUntilNext: null };
  const next = openIntervalAt(hours, instant, midnight, zone);
  if (!next) return { ...never, open: false };
  if (next.start > instant) {
    const { start: nextChangeAt, inDays: daysUntilNext } = next;
    return { ...never, open: false, nextChangeAt, opensInMs: nextChangeAt - instant, daysUntilNext };
  }
  // The weekly hours repeat. So if an interval lasts a whole week after the last special period, it never ends.
  const weekLater = midnight + daysToLookAhead(hours.specialHours ?? [], midnight) * DAY_MS - DAY_MS;
  if (next.end - instant >= WEEK_MS && toWallClock(next.end, zone) >= weekLater) return { ...never, open: true };
  return { ...never, open: true, nextChangeAt: next.end, closesInMs: next.end - instant };
}

/** An interval as entered. A time is null if it was not entered or is not HH:MM. */
export interface ShownInterval {
  readonly start: string | null;
  readonly end: string | null;
}

/** A row of the table of working days. */
export interface WeekRow {
  readonly day: DayName;
  readonly kind: 'closed' | 'all-day' | 'hours';
  /** Empty unless `kind` is `hours`. */
  readonly intervals: readonly ShownInterval[];
}

const clockTime = (text: string | null | undefined) => (parseClock(text) === null ? null : (text ?? null));

/** All seven days in display order. */
export function weekRows(
  workingDays: readonly DayHours[] | null | undefined,
  order: readonly DayName[] = DAYS,
): readonly WeekRow[] {
  return order.map((day) => {
    const entry = workingDays?.findLast((candidate) => candidate.day === day);
    if (!entry) return { day, kind: 'closed', intervals: [] };
    const all = [entry, ...(entry.also ?? [])].map(({ start, end }) => ({
      start: clockTime(start),
      end: clockTime(end),
    }));
    const isAllDay = all.some(({ start, end }) => start === null && end === null);
    const sorted = all.sort((one, other) => (one.start ?? '').localeCompare(other.start ?? ''));
    return isAllDay ? { day, kind: 'all-day', intervals: [] } : { day, kind: 'hours', intervals: sorted };
  });
}
