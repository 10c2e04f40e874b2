/**
 * Computes the payment status of an order. Amounts are integer thousandths; ratios are fractions from 0 to 1.
 * (docs/spec/domain.md#payments)
 */
import { toPercent, multiplyByRate, type Thousandths } from '../money/money.js';

/** The minimum first payment as a share of the total. */
export const MINIMUM_PAYMENT_RATE = 0.25;

/** The meaning of a row's colour; the staff console defines the colours. */
export type PaymentLevel = 'paid' | 'scarce' | 'low' | 'half' | 'most';

/** Which payment staff request next. */
export type PaymentRequestKind = 'first' | 'last';

/** paid / total. A total of 0 counts as paid; 1 means paid in full. */
export function paidRatio(paid: Thousandths, total: Thousandths): number {
  if (paid >= total) return 1;
  return paid <= 0 ? 0 : paid / total;
}

/** The fields of an order that determine its charged total. */
export interface ChargedOrder {
  readonly total: Thousandths;
  readonly canceled: boolean;
  readonly isDemo: boolean;
  readonly paid: Thousandths;
}

/**
 * What an order charges the client in total. A cancelled order charges nothing. A demo charges only what was paid of
 * its total: nothing more is due before it is a subscription, and what was paid is not in the client's favour.
 */
export function chargedTotal({ total, canceled, isDemo, paid }: ChargedOrder): Thousandths {
  if (canceled) return 0;
  return isDemo ? Math.min(Math.max(0, paid), total) : total;
}

/** Whether an order is a demo that is fully paid, so that the year after it is paid too. */
export const isPaidTrial = ({ total, canceled, isDemo, paid }: ChargedOrder): boolean =>
  isDemo && !canceled && paid > 0 && paid >= total;

/** The unpaid amount. */
export function outstanding(paid: Thousandths, total: Thousandths): Thousandths {
  return Math.max(0, total - paid);
}

/** The client's credit: all that was paid for a cancelled order, otherwise what was paid beyond the total. */
export const creditOf = ({ paid, total, canceled }: PayableOrder): Thousandths =>
  Math.max(0, canceled ? paid : paid - total);

/** Why a payment or counter-entry can't be recorded. */
export type PaymentProblem = 'canceled' | 'overpaid' | 'over-corrected' | 'no-reason' | 'changed';

/** The fields of an order that determine which entries it takes. */
export interface PayableOrder {
  readonly paid: Thousandths;
  readonly total: Thousandths;
  readonly canceled: boolean;
}

/**
 * Checks an entry against the amount that is paid so far. A payment must not exceed the outstanding amount, and a
 * cancelled order takes none. A counter-entry is negative, needs a reason, and must not exceed the paid amount.
 * @param shownPaid the paid amount as it was shown; undefined if the caller has seen none
 * @returns null if the entry can be recorded
 */
export function paymentProblem(
  value: Thousandths,
  reason: string,
  { paid, total, canceled }: PayableOrder,
  shownPaid?: Thousandths,
): PaymentProblem | null {
  if (value >= 0 && canceled) return 'canceled';
  if (value < 0 && reason.trim() === '') return 'no-reason';
  if (shownPaid !== undefined && shownPaid !== paid) return 'changed';
  if (value >= 0) return value > outstanding(paid, total) ? 'overpaid' : null;
  return paid + value < 0 ? 'over-corrected' : null;
}

/** The ratio in whole percent, rounded down so that 100 always means paid in full. */
export function paidPercent(ratio: number): number {
  return ratio >= 1 ? 100 : Math.min(99, Math.floor(toPercent(ratio)));
}

export function paymentLevel(ratio: number): PaymentLevel {
  if (ratio >= 1) return 'paid';
  if (ratio < 0.25) return 'scarce';
  if (ratio < 0.5) return 'low';
  return ratio < 0.75 ? 'half' : 'most';
}

/** The minimum first payment, rounded half up to thousandths. */
export function minimumPayment(total: Thousandths): Thousandths {
  return multiplyByRate(total, MINIMUM_PAYMENT_RATE);
}

/** The unpaid part of the minimum first payment; 0 once the minimum is paid. (docs/spec/domain.md#payments) */
export function firstPaymentDue(paid: Thousandths, total: Thousandths): Thousandths {
  return outstanding(paid, minimumPayment(total));
}

/**
 * Which payment is due. Until the minimum is paid, that is the first payment, then the last one. Null if nothing is
 * outstanding.
 */
export function duePaymentRequest(paid: Thousandths, total: Thousandths): PaymentRequestKind | null {
  if (outstanding(paid, total) === 0) return null;
  return firstPaymentDue(paid, total) > 0 ? 'first' : 'last';
}
