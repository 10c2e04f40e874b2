/** Calendar days of subscription orders, in the provider's time zone. */
import { todayIn } from '../cart/dates.js';
import { DEFAULT_TIME_ZONE, fromWallClock } from '../working-day/timeZone.js';

/** The provider's calendar day of an instant, `yyyy-mm-dd`. */
export const providerDay = (instant: string): string => todayIn(DEFAULT_TIME_ZONE, new Date(instant));

/** The first instant of a provider's calendar day in epoch ms; the inverse of {@link providerDay}. */
export const providerDayStart = (date: string): number =>
  fromWallClock(Date.parse(`${date}T00:00:00Z`), DEFAULT_TIME_ZONE);

/** Marks a subscription that ends today or has ended. (docs/spec/staff-console.md#row-colours) */
export type SubscriptionMark = 'today' | 'past';

/** Null while the subscription has days left. */
export function subscriptionMark(subEnd: string, now: Date): SubscriptionMark | null {
  const [end, today] = [providerDay(subEnd), todayIn(DEFAULT_TIME_ZONE, now)];
  if (end === today) return 'today';
  return end < today ? 'past' : null;
}
