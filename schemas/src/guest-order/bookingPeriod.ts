import { reservationDays } from '../cart/prices.js';
import type { GuestOrder } from './guest-order.js';

/** The first and the last day (`yyyy-mm-dd`) of a reservation's lines; null without dates, as for other orders. */
export function bookingPeriod({
  items,
}: Pick<GuestOrder, 'items'>): { readonly from: string; readonly to: string } | null {
  const from = items.flatMap(({ startDate }) => startDate ?? []).sort()[0];
  const to = items
    .flatMap(({ endDate }) => endDate ?? [])
    .sort()
    .at(-1);
  return from === undefined || to === undefined ? null : { from, to };
}

/** Whether an order is a reservation whose first day is after the business day (`yyyy-mm-dd`). */
export const isForLater = (order: Pick<GuestOrder, 'items'>, day: string): boolean =>
  (bookingPeriod(order)?.from ?? day) > day;

/** The days of a reservation with a single line; null for several lines, which may share days, and without dates. */
export function bookedDays({ items: [first, ...others] }: Pick<GuestOrder, 'items'>): number | null {
  return (first && others.length === 0 && reservationDays(first.startDate, first.endDate)) || null;
}
