import { DAY_MS } from '../time/durations.js';
import { fromWallClock, resolveTimeZone } from '../time/timeZone.js';
import { businessDay } from './businessDay.js';
import { dateText, entryOf, hoursOf, type VenueHours } from './openingHours.js';

export interface ClosedDay {
  /** The date (`yyyy-mm-dd`) of the business day. */
  readonly day: string;
  /** When the venue closed on it (epoch ms). */
  readonly closedAt: number;
}

/** When a day ends for a venue: at the last closing of its hours; without hours, at midnight. */
function closingOf(hours: VenueHours, midnight: number, zone: string): number {
  const entry = entryOf(hours, midnight);
  const nextMidnight = fromWallClock(midnight + DAY_MS, zone);
  if (!entry) return nextMidnight;
  const ends = [entry, ...(entry.also ?? [])].map((interval) => fromWallClock(midnight + hoursOf(interval)[1], zone));
  return Math.max(...ends);
}

/**
 * The latest business day that is over: the venue's last closing of that day has passed.
 * (docs/spec/domain.md#daily-summary)
 */
export function lastClosedDay(hours: VenueHours, now: Date, timeZone: string | null | undefined): ClosedDay {
  const zone = resolveTimeZone(timeZone);
  const today = Date.parse(businessDay(hours, now, zone));
  const closedOn = (midnight: number): ClosedDay => ({
    day: dateText(midnight),
    closedAt: closingOf(hours, midnight, zone),
  });
  const last = closedOn(today);
  return last.closedAt <= now.getTime() ? last : closedOn(today - DAY_MS);
}
