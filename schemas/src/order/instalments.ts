/**
 * The due dates of an order: instalments, what is overdue, and how old debts are. Amounts of the rules are integer
 * thousandths, days those of the provider. (docs/spec/domain.md#due-dates)
 */
import { dayField, providerMoneyField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { addDays, daysBetween } from '../time/calendarDays.js';
import type { Thousandths } from '../money/money.js';
import { paymentSchema } from '../payment/payment.js';
import { minimumPayment } from '../payment/paymentStatus.js';

/** By default, what the first payment leaves is due after so many days. */
export const DEFAULT_TERM_DAYS = 30;

export const instalmentSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['dueOn', 'amount'],
  properties: {
    dueOn: { ...dayField, minLength: 10, title: 'تاريخ الاستحقاق', 'x-en': 'Due on' },
    amount: { ...providerMoneyField, title: 'المبلغ', 'x-en': 'Amount' },
  },
} as const satisfies ObjectSchema;

export const instalmentsField = {
  type: 'array',
  title: 'الأقساط',
  'x-en': 'Instalments',
  maxItems: 24,
  items: instalmentSchema,
} as const;

export const promisedOnField = {
  ...dayField,
  type: ['string', 'null'],
  title: 'وعد بالدفع في',
  'x-en': 'Promised to pay on',
} as const;

export const dueDatesSchema = {
  $id: 'DueDates',
  title: 'مواعيد الاستحقاق',
  'x-en': 'Due dates',
  type: 'object',
  additionalProperties: false,
  required: ['instalments'],
  properties: {
    /** They add up to the total. */
    instalments: { ...instalmentsField, minItems: 1 },
    /** Null: nothing is promised. */
    promisedOn: promisedOnField,
    /** Required if less than the minimum is due on the day of the order. */
    reason: paymentSchema.properties.reason,
  },
} as const satisfies ObjectSchema;
export type DueDatesInput = TypeOf<typeof dueDatesSchema>;

export interface Instalment {
  readonly dueOn: string;
  readonly amount: Thousandths;
}

/** The minimum at once, and the rest after {@link DEFAULT_TERM_DAYS}. */
export function defaultInstalments(total: Thousandths, orderedOn: string): readonly Instalment[] {
  // Damaged orders have no total.
  if (!(total > 0)) return [];
  const first = minimumPayment(total);
  const rest = { dueOn: addDays(orderedOn, DEFAULT_TERM_DAYS), amount: total - first };
  return [{ dueOn: orderedOn, amount: first }, rest].filter(({ amount }) => amount > 0);
}

const byDay = (one: Instalment, other: Instalment) => one.dueOn.localeCompare(other.dueOn);

/**
 * The instalments of an order by day, which add up to its total. If the total was corrected after they were agreed, the
 * last ones change.
 */
export function instalmentsOf(
  agreed: readonly Instalment[],
  total: Thousandths,
  orderedOn: string,
): readonly Instalment[] {
  if (agreed.length === 0) return defaultInstalments(total, orderedOn);
  let left = total;
  const cut = agreed.toSorted(byDay).map(({ dueOn, amount }, index) => {
    const kept = index === agreed.length - 1 ? left : Math.min(amount, left);
    left -= kept;
    return { dueOn, amount: kept };
  });
  return cut.filter(({ amount }) => amount > 0);
}

/** What is left to pay of each instalment: payments pay the earliest ones first. */
export function openInstalments(instalments: readonly Instalment[], paid: Thousandths): readonly Instalment[] {
  let left = Math.max(0, paid);
  return instalments.flatMap(({ dueOn, amount }) => {
    const covered = Math.min(left, amount);
    left -= covered;
    return amount > covered ? [{ dueOn, amount: amount - covered }] : [];
  });
}

/** The ages of debts, in days past their date. */
export const DEBT_AGES = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const;
export type DebtAge = (typeof DEBT_AGES)[number];

const ageOf = (dueOn: string, today: string): DebtAge => {
  const days = daysBetween(dueOn, today);
  if (days <= 0) return 'notDue';
  return days <= 30 ? 'to30' : days <= 60 ? 'to60' : days <= 90 ? 'to90' : 'over90';
};

/** What is left to pay, by its age. What is due today is not overdue yet. */
export function ageing(open: readonly Instalment[], today: string): Readonly<Record<DebtAge, Thousandths>> {
  const sums = { notDue: 0, to30: 0, to60: 0, to90: 0, over90: 0 };
  for (const { dueOn, amount } of open) sums[ageOf(dueOn, today)] += amount;
  return sums;
}

/** What is past its date. */
export const overdueOf = (open: readonly Instalment[], today: string): Thousandths =>
  open.reduce((sum, { dueOn, amount }) => sum + (dueOn < today ? amount : 0), 0);

/** Why instalments can't be agreed. */
export function instalmentsProblem(
  instalments: readonly Instalment[],
  total: Thousandths,
  orderedOn: string,
  reason: string,
): 'other-sum' | 'no-reason' | null {
  if (instalments.reduce((sum, { amount }) => sum + amount, 0) !== total) return 'other-sum';
  const atOnce = instalments.reduce((sum, { dueOn, amount }) => sum + (dueOn <= orderedOn ? amount : 0), 0);
  return atOnce < minimumPayment(total) && reason.trim() === '' ? 'no-reason' : null;
}
