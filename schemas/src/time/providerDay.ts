/** Calendar days in the provider's time zone. */
import { todayIn } from './calendarDays.js';
import { DEFAULT_TIME_ZONE, fromWallClock } from './timeZone.js';

/**
 * The provider's calendar day of an instant, `yyyy-mm-dd`. Empty, and so before every day, for an unreadable instant: the
 * end of a damaged order arrives as an empty text.
 */
export function providerDay(instant: string): string {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? '' : todayIn(DEFAULT_TIME_ZONE, at);
}

/** The first instant of a provider's calendar day in epoch ms; the inverse of {@link providerDay}. */
export const providerDayStart = (date: string): number =>
  fromWallClock(Date.parse(`${date}T00:00:00Z`), DEFAULT_TIME_ZONE);
