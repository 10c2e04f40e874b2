import { DAY_MS } from '../time/durations.js';
import { dateText, entryOf, hoursOf, midnightOf, type VenueHours } from './openingHours.js';
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
