/** Which hours a venue states for an instant. (docs/spec/domain.md#special-hours) */
import { DAY_MS } from '../time/durations.js';
import { dateText, midnightOf, specialPeriodOn, type VenueHours } from './openingHours.js';
import { fromWallClock, resolveTimeZone } from '../time/timeZone.js';

/** The maximum number of days to look ahead. Special periods after that have no effect yet. */
const MAX_LOOK_AHEAD_DAYS = 400;

/**
 * The hours that determine whether a venue is open at `now`; null if the venue states none for today. A venue without
 * working days states hours only in its special periods. The result then ends before the first date without a special
 * period: the hours on that date are unknown, so later periods must not affect the result.
 */
export function statedHours(hours: VenueHours, now: Date, timeZone: string | null | undefined): VenueHours | null {
  const { workingDays, specialHours } = hours;
  if (workingDays && workingDays.length > 0) return { workingDays, specialHours };
  const today = midnightOf(now.getTime(), resolveTimeZone(timeZone));
  const latest = today + MAX_LOOK_AHEAD_DAYS * DAY_MS;
  let end = today;
  while (end < latest && specialPeriodOn(specialHours, end) !== null) end += DAY_MS;
  if (end === today) return null;
  return { workingDays: [], specialHours: (specialHours ?? []).filter(({ from }) => from < dateText(end)) };
}

/** The end of the current day (epoch ms) in a time zone. */
export function nextMidnight(now: Date, timeZone: string | null | undefined): number {
  const zone = resolveTimeZone(timeZone);
  return fromWallClock(midnightOf(now.getTime(), zone) + DAY_MS, zone);
}
