import { DAY_MS } from '../time/durations.js';
import { nextMidnight } from './statedHours.js';
import { dateText, entryOf, hoursOf, midnightOf, openingState, type VenueHours } from './openingHours.js';
import { fromWallClock, resolveTimeZone } from '../time/timeZone.js';

/**
 * The date (`yyyy-mm-dd`) of a venue's business day: while hours of yesterday run past midnight, yesterday; otherwise
 * the calendar day in its time zone. (docs/spec/domain.md#opening-hours)
 */
export function businessDay(hours: VenueHours, now: Date, timeZone: string | null | undefined): string {
  const zone = resolveTimeZone(timeZone);
  const today = midnightOf(now.getTime(), zone);
  const yesterday = today - DAY_MS;
  const entry = entryOf(hours, yesterday);
  const isStillYesterday =
    entry !== null &&
    [entry, ...(entry.also ?? [])].some((interval) => {
      const [start, end] = hoursOf(interval).map((time) => fromWallClock(yesterday + time, zone));
      return start !== undefined && end !== undefined && start <= now.getTime() && now.getTime() < end;
    });
  return dateText(isStillYesterday ? yesterday : today);
}

/** When the business day ends (epoch ms): at midnight, or at the closing of a venue that is open then. */
export function businessDayEnd(hours: VenueHours, now: Date, timeZone: string | null | undefined): number {
  const day = businessDay(hours, now, timeZone);
  const midnight = nextMidnight(now, timeZone);
  const isPastMidnight = day !== dateText(midnightOf(now.getTime(), resolveTimeZone(timeZone)));
  if (!isPastMidnight && businessDay(hours, new Date(midnight), timeZone) !== day) return midnight;
  return openingState(hours, isPastMidnight ? now : new Date(midnight), timeZone).nextChangeAt ?? midnight;
}
