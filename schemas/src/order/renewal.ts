/** Renewing a subscription for a year. (docs/spec/domain.md#renewals) */
import { todayIn } from '../cart/calendarDays.js';
import { dayField, moneyField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { DEFAULT_TIME_ZONE } from '../working-day/timeZone.js';
import { DEFAULT_ORDER_TOTAL, yearAfter } from './newOrder.js';
import { orderEnd, type EndingOrder } from './subscriptionEnd.js';
import { providerDay } from './subscriptionDays.js';

const fromField = { ...dayField, title: 'بداية الاشتراك', 'x-en': 'Subscription start' } as const;
const totalField = { ...moneyField, title: 'المبلغ الكلي', 'x-en': 'Total' } as const;

export const renewalProposalSchema = {
  $id: 'RenewalProposal',
  type: 'object',
  additionalProperties: false,
  required: ['from', 'until', 'totalAmount', 'number'],
  properties: {
    from: fromField,
    /** The same day a year later. */
    until: { ...dayField, title: 'نهاية الاشتراك', 'x-en': 'Subscription end' },
    totalAmount: totalField,
    /** The number of the newest order of this client and menu, which the proposal continues. */
    number: { type: 'integer', title: 'رقم الطلب', 'x-en': 'Order number' },
  },
} as const satisfies ObjectSchema;
export type RenewalProposal = TypeOf<typeof renewalProposalSchema>;

/**
 * A renewal. `from` and `totalAmount` are copied from the proposal that staff saw. So the server can check that it
 * still applies.
 */
export const orderRenewalSchema = {
  $id: 'OrderRenewal',
  title: 'تجديد الاشتراك',
  'x-en': 'Renew the subscription',
  type: 'object',
  additionalProperties: false,
  required: ['from', 'totalAmount'],
  properties: {
    from: fromField,
    totalAmount: totalField,
    /** The price of the new order. Sent only if staff and client agreed on another price than the proposed one. */
    agreedAmount: { ...totalField, title: 'سعر السنة الجديدة', 'x-en': 'Price of the new year' },
    start: { type: 'boolean', title: 'تشغيل القائمة', 'x-en': 'Start the menu', default: false },
  },
} as const satisfies ObjectSchema;
export type OrderRenewalInput = TypeOf<typeof orderRenewalSchema>;

/** The fields of an order that its renewal depends on. */
export interface RenewableOrder extends EndingOrder {
  readonly totalAmount: number;
}

/**
 * The year that follows an order. It begins when the order ends, so that no paid day is lost. If the order has already
 * ended, it begins today. After a demo, it begins at the end of the demo and costs the default total.
 */
export function renewalOf(order: RenewableOrder, now: Date): Omit<RenewalProposal, 'number'> {
  const { totalAmount, isDemo } = order;
  const [end, today] = [providerDay(orderEnd(order)), todayIn(DEFAULT_TIME_ZONE, now)];
  const from = end > today ? end : today;
  return { from, until: yearAfter(from), totalAmount: isDemo ? DEFAULT_ORDER_TOTAL : totalAmount };
}
