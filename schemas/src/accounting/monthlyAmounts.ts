/**
 * What was due and received per month, and the statement of a client. Amounts are integer thousandths. Pure rules.
 * (docs/spec/domain.md#accounting)
 */
import type { Thousandths } from '../money/money.js';
import { PAYMENT_METHODS, type PaymentMethod } from '../payment/payment.js';
import { chargedTotal, outstanding, type ChargedOrder } from '../payment/paymentStatus.js';
import { isInPeriod, type AccountingPeriod } from './accountingPeriod.js';

/** A payment or counter-entry. */
export interface AccountedPayment {
  readonly method: PaymentMethod;
  readonly value: Thousandths;
  /** The day in the provider's time zone, `yyyy-mm-dd`. */
  readonly day: string;
  /** The number of the other order, if the entry moves a credit. */
  readonly transfer?: number | undefined;
}

/** Whether an entry is received money or its correction. A credit that is moved between orders is neither. */
export const isReceived = ({ transfer }: AccountedPayment): boolean => transfer === undefined;

export interface AccountedOrder extends Omit<ChargedOrder, 'paid'> {
  /** The day on which the order was created, in the provider's time zone. */
  readonly day: string;
  readonly payments: readonly AccountedPayment[];
}

/** What was paid in all, by payments minus counter-entries. */
export const paidOf = (payments: readonly AccountedPayment[]): Thousandths =>
  payments.reduce((sum, { value }) => sum + value, 0);

export type MonthlyAmounts = Readonly<Record<PaymentMethod, Thousandths>> & {
  /** The totals of the month's orders. Of demos, what was paid of the total; cancelled orders do not count. */
  readonly due: Thousandths;
  /** The month's counter-entries, 0 or negative. */
  readonly corrections: Thousandths;
  /** The net received amount of each method: its payments, reduced by its counter-entries. */
  readonly netCliq: Thousandths;
  readonly netCash: Thousandths;
  /** The month's entries of cancelled orders, without what was moved to other orders: nothing is due for them. */
  readonly canceled: Thousandths;
  /** What was paid for the month's orders beyond what they charge. */
  readonly overpaid: Thousandths;
  /**
   * What the month's payments exceed those of the month's orders by: the month's payments for orders of other months,
   * less the payments of other months for orders of this one. Cancelled orders do not count.
   */
  readonly otherPeriods: Thousandths;
  /** The amount that is unpaid today, for the month's orders. Demos and cancelled orders do not count. */
  readonly outstanding: Thousandths;
};

/** A month, `yyyy-mm`, with its amounts. */
export interface AccountedMonth extends MonthlyAmounts {
  readonly month: string;
}

/** The names of the amounts that are added up. */
export const AMOUNT_NAMES = [
  ...(['due', 'cliq', 'cash', 'corrections', 'netCliq', 'netCash'] as const),
  ...(['canceled', 'overpaid', 'otherPeriods', 'outstanding'] as const),
] as const satisfies readonly (keyof MonthlyAmounts)[];
type AmountName = (typeof AMOUNT_NAMES)[number];

/** A value for each of the amounts. */
export const mapAmounts = (valueOf: (name: AmountName) => number): Readonly<Record<AmountName, number>> =>
  // The cast is safe: there is an entry for each name.
  Object.fromEntries(AMOUNT_NAMES.map((name) => [name, valueOf(name)])) as Record<AmountName, number>;

const NOTHING: MonthlyAmounts = mapAmounts(() => 0);

/** The net amount of each method. */
const NET = { cliq: 'netCliq', cash: 'netCash' } as const satisfies Record<PaymentMethod, keyof MonthlyAmounts>;

const monthOf = (day: string): string => day.slice(0, 7);

/** Adds amounts, for example of all months. */
export const addAmounts = (amounts: readonly MonthlyAmounts[]): MonthlyAmounts =>
  mapAmounts((name) => amounts.reduce((sum, one) => sum + one[name], 0));

/** The net received amount of all methods. */
export const netReceived = (amounts: MonthlyAmounts): Thousandths =>
  PAYMENT_METHODS.reduce((sum, method) => sum + amounts[NET[method]], 0);

/**
 * The months in which something was due or received, the latest first. With a period, only orders and payments of its
 * days count. There is one exception: later payments also reduce the outstanding amount of these orders.
 */
export function monthlyAmounts(
  orders: readonly AccountedOrder[],
  period: AccountingPeriod = {},
): readonly AccountedMonth[] {
  // Sums are changed in place, because there are thousands of entries.
  const months = new Map<string, { -readonly [Name in keyof MonthlyAmounts]: Thousandths }>();
  const sumsOf = (day: string) => {
    const month = monthOf(day);
    const known = months.get(month);
    if (known) return known;
    const sums = { ...NOTHING };
    months.set(month, sums);
    return sums;
  };
  for (const { day, payments, ...order } of orders) {
    const paid = paidOf(payments);
    const charged = chargedTotal({ ...order, paid });
    const counts = !order.canceled && (order.isDemo ? paid > 0 : charged > 0 || paid !== 0);
    if (counts && isInPeriod(day, period)) {
      const sums = sumsOf(day);
      sums.due += charged;
      sums.outstanding += outstanding(paid, charged);
      sums.overpaid += Math.max(0, paid - charged);
      sums.otherPeriods -= paid;
    }
    for (const payment of payments) {
      const { method, value, day: paidOn } = payment;
      if (!isInPeriod(paidOn, period)) continue;
      const sums = sumsOf(paidOn);
      sums[order.canceled ? 'canceled' : 'otherPeriods'] += value;
      if (!isReceived(payment)) continue;
      sums[value < 0 ? 'corrections' : method] += value;
      sums[NET[method]] += value;
    }
  }
  return [...months].map(([month, amounts]) => ({ month, ...amounts })).sort((a, b) => (a.month < b.month ? 1 : -1));
}
