/** Renewing a subscription for a year. (docs/spec/domain.md#renewals) */
import { todayIn } from '../time/calendarDays.js';
import { dayField, idField, providerMoneyField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { DEFAULT_TIME_ZONE } from '../time/timeZone.js';
import { DEFAULT_ORDER_TOTAL, monthsAfter } from './newOrder.js';
import { discountReasonField, type Order } from './order.js';
import { orderEnd, type EndingOrder } from './subscriptionEnd.js';
import { providerDay } from '../time/providerDay.js';

const fromField = { ...dayField, title: 'بداية الاشتراك', 'x-en': 'Subscription start' } as const;
const untilField = { ...dayField, title: 'نهاية الاشتراك', 'x-en': 'Subscription end' } as const;
const totalField = { ...providerMoneyField, title: 'المبلغ الكلي', 'x-en': 'Total' } as const;
const numberField = { type: 'integer', title: 'رقم الطلب', 'x-en': 'Order number' } as const;

export const renewalProposalSchema = {
  $id: 'RenewalProposal',
  type: 'object',
  additionalProperties: false,
  required: ['from', 'until', 'totalAmount', 'number', 'fromFormerEnd', 'existing'],
  properties: {
    from: fromField,
    /** The same day a year later, or after the months of the plan. */
    until: untilField,
    totalAmount: totalField,
    /** The name of the plan that the total is the price of, if there is one. */
    plan: { type: 'string', title: 'الخطة', 'x-en': 'Plan' },
    /** The number of the newest order of this client and menu, which the proposal continues. */
    number: numberField,
    /** The year that begins at the end that has passed, as another choice; null if that year would be over too. */
    fromFormerEnd: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['from', 'until'],
      properties: { from: fromField, until: untilField },
    },
    /** The newest order of this client and menu, if this order has been renewed already. */
    existing: {
      type: ['object', 'null'],
      title: 'التجديد القائم',
      'x-en': 'Existing renewal',
      additionalProperties: false,
      required: ['_id', 'number', 'from', 'until', 'totalAmount'],
      properties: {
        _id: idField,
        number: numberField,
        /** Null for an order that was not created as a renewal. */
        from: { ...fromField, type: ['string', 'null'] },
        until: untilField,
        totalAmount: totalField,
      },
    },
  },
} as const satisfies ObjectSchema;
export type RenewalProposal = TypeOf<typeof renewalProposalSchema>;
export type ExistingRenewal = NonNullable<RenewalProposal['existing']>;

/** The start, one of the two that were proposed, and the price that staff confirm. */
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
    /** Required if the agreed price is below that of the plan. */
    discountReason: discountReasonField,
    start: { type: 'boolean', title: 'تفعيل القائمة', 'x-en': 'Activate the menu', default: false },
    /** Confirms one more year for an order that has been renewed already. */
    again: { type: 'boolean', title: 'سنة أخرى', 'x-en': 'Another year', default: false },
  },
} as const satisfies ObjectSchema;
export type OrderRenewalInput = TypeOf<typeof orderRenewalSchema>;

/** The fields of an order that its renewal depends on. */
export interface RenewableOrder extends EndingOrder {
  readonly totalAmount: number;
  readonly plan?: Order['plan'] | undefined;
}

/** The plan that an order is renewed by; null if it has none that is on sale. */
const planOf = ({ plan }: Pick<RenewableOrder, 'plan'>) =>
  plan && plan.priceNow !== null ? { ...plan, price: plan.priceNow } : null;

/**
 * The price of a renewal, in proposals and reminders: that of the plan, else the total of the order. A demo without a
 * total costs the default afterwards.
 */
export const renewalPrice = (order: Pick<RenewableOrder, 'totalAmount' | 'isDemo' | 'plan'>): number =>
  planOf(order)?.price ?? (order.isDemo && order.totalAmount === 0 ? DEFAULT_ORDER_TOTAL : order.totalAmount);

/** Whether the newest order of the same client and menu is a renewal of this order: another one, which ends later. */
export const isRenewedBy = (
  order: EndingOrder & { readonly number: number },
  newest: EndingOrder & { readonly number: number },
): boolean => newest.number !== order.number && providerDay(orderEnd(newest)) > providerDay(orderEnd(order));

type SubscriptionYear = Pick<RenewalProposal, 'from' | 'until'>;

const yearFrom = (from: string, months = 12): SubscriptionYear => ({ from, until: monthsAfter(from, months) });

/**
 * The year that follows an order. It begins when the order ends, or today if the order has already ended; then staff
 * may choose the former end instead. After a demo, it begins at the end of the demo.
 */
export function renewalOf(order: RenewableOrder, now: Date): Omit<RenewalProposal, 'number' | 'existing'> {
  const [end, today] = [providerDay(orderEnd(order)), todayIn(DEFAULT_TIME_ZONE, now)];
  const plan = planOf(order);
  const yearOfEnd = yearFrom(end, plan?.months);
  const fromFormerEnd = end < today && yearOfEnd.until > today ? yearOfEnd : null;
  const year = yearFrom(end > today ? end : today, plan?.months);
  return { ...year, totalAmount: renewalPrice(order), ...(plan && { plan: plan.name }), fromFormerEnd };
}

/**
 * The year of a demo that is fully paid. It begins when the demo ends, or today if the demo has already ended. A demo
 * without a separate end begins it today: the end of its subscription is the end of the year that was paid for.
 */
export function yearOfPaidDemo({ demoEndDate }: Pick<RenewableOrder, 'demoEndDate'>, now: Date): SubscriptionYear {
  const today = todayIn(DEFAULT_TIME_ZONE, now);
  const end = demoEndDate === null ? today : providerDay(demoEndDate);
  return yearFrom(end > today ? end : today);
}

/**
 * Whether another order already covers the year of a demo that is fully paid: a newer subscription of the same client
 * and menu that ends after this year begins.
 */
export const coversPaidYear = (
  demo: RenewableOrder & { readonly number: number },
  newest: EndingOrder & { readonly number: number },
  now: Date,
): boolean =>
  newest.number > demo.number && !newest.isDemo && providerDay(newest.subEnd) > yearOfPaidDemo(demo, now).from;
