/** Defaults of a new order. (docs/spec/staff-console.md#create-order) */
import { DEFAULT_TIME_ZONE } from '../time/timeZone.js';
import { todayIn } from '../time/calendarDays.js';
import type { OrderCreateInput } from './order.js';

export const DEFAULT_ORDER_TOTAL = 99;

/** The same day a year later, `yyyy-mm-dd`; 28 February for 29 February. */
export function yearAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year + 1, month, 0)).getUTCDate();
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${year + 1}-${pad(month)}-${pad(Math.min(date, last))}`;
}

/** The default total, and a subscription of one year from today in the provider's time zone. */
export function newOrder(now: Date): Pick<OrderCreateInput, 'totalAmount' | 'subEnd'> {
  return { totalAmount: DEFAULT_ORDER_TOTAL, subEnd: yearAfter(todayIn(DEFAULT_TIME_ZONE, now)) };
}
