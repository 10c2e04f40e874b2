/** Defaults of a new order. (docs/spec/staff-console.md#create-order) */
import { DEFAULT_TIME_ZONE } from '../time/timeZone.js';
import { todayIn } from '../time/calendarDays.js';
import type { OrderCreateInput } from './order.js';

export const DEFAULT_ORDER_TOTAL = 99;

/** The same day some months later, `yyyy-mm-dd`; the last day of a month that is shorter. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  return `${last.toISOString().slice(0, 8)}${String(Math.min(date, last.getUTCDate())).padStart(2, '0')}`;
}

/** The same day a year later, `yyyy-mm-dd`; 28 February for 29 February. */
export const yearAfter = (day: string): string => monthsAfter(day, 12);

/** The default total, and a subscription of one year from today in the provider's time zone. */
export function newOrder(now: Date): Pick<OrderCreateInput, 'totalAmount' | 'subEnd'> {
  return { totalAmount: DEFAULT_ORDER_TOTAL, subEnd: yearAfter(todayIn(DEFAULT_TIME_ZONE, now)) };
}
