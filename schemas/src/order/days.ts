/** Days of orders: the provider's own, wherever staff sit. */
import { todayIn } from '../cart/dates.js';
import { DEFAULT_TIME_ZONE, fromWallClock } from '../working-day/timeZone.js';

/** The calendar day of an instant by the provider's clock, `yyyy-mm-dd`. */
export const providerDay = (instant: string): string => todayIn(DEFAULT_TIME_ZONE, new Date(instant));

/** When a calendar day begins by the provider's clock, in epoch ms: what {@link providerDay} tells of any instant before the next. */
export const providerDayStart = (date: string): number =>
  fromWallClock(Date.parse(`${date}T00:00:00Z`), DEFAULT_TIME_ZONE);

/** What is to be said of a subscription's end: that it is today, or past. (Public specification, section 2.) */
export type SubscriptionMark = 'today' | 'past';

/** Null while the subscription has days left. */
export function subscriptionMark(subEnd: string, now: Date): SubscriptionMark | null {
  const [end, today] = [providerDay(subEnd), todayIn(DEFAULT_TIME_ZONE, now)];
  if (end === today) return 'today';
  return end < today ? 'past' : null;
}
