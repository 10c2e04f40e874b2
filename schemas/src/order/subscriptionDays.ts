/** Calendar days of subscription orders, in the provider's time zone. */
import { addDays, todayIn } from '../time/calendarDays.js';
import { DAY_MS } from '../time/durations.js';
import { providerDay, providerDayStart } from '../time/providerDay.js';
import { DEFAULT_TIME_ZONE } from '../time/timeZone.js';

/**
 * Creates a function that returns the provider's day of an instant (epoch ms). It is fast for many instants: time zone
 * conversions are slow, so the first instant of each day is computed only once.
 */
export function createDayFinder(): (instant: number) => string {
  const starts = new Map<number, { readonly day: string; readonly start: number }>();
  const dayAt = (index: number) => {
    const known = starts.get(index);
    if (known) return known;
    const day = addDays('1970-01-01', index);
    const found = { day, start: providerDayStart(day) };
    starts.set(index, found);
    return found;
  };
  return (instant) => {
    const index = Math.floor(instant / DAY_MS);
    // Time zones differ from UTC by less than a day, so the day is the UTC day, the next one, or the one before.
    const found = [1, 0].map((offset) => dayAt(index + offset)).find(({ start }) => start <= instant);
    return (found ?? dayAt(index - 1)).day;
  };
}

/** Marks a subscription that ends today or has ended. (docs/spec/staff-console.md#row-colours) */
export type SubscriptionMark = 'today' | 'past';

/** The mark of a subscription; null while it has days left. */
export function subscriptionMark(subEnd: string, now: Date): SubscriptionMark | null {
  const [end, today] = [providerDay(subEnd), todayIn(DEFAULT_TIME_ZONE, now)];
  if (end === today) return 'today';
  return end < today ? 'past' : null;
}
