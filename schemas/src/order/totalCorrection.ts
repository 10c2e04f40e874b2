/** Correcting the total of an order. (docs/spec/domain.md#subscription-orders) */
import { providerMoneyField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import type { Thousandths } from '../money/money.js';
import { paymentSchema } from '../payment/payment.js';

const totalField = { ...providerMoneyField, title: 'الإجمالي الصحيح', 'x-en': 'Correct total' } as const;

export const totalCorrectionSchema = {
  $id: 'TotalCorrection',
  title: 'تصحيح الإجمالي',
  'x-en': 'Correct the total',
  type: 'object',
  additionalProperties: false,
  required: ['from', 'totalAmount', 'reason'],
  properties: {
    /** The total as it was shown. */
    from: { ...providerMoneyField, title: 'الإجمالي السابق', 'x-en': 'Former total' },
    totalAmount: totalField,
    reason: { ...paymentSchema.properties.reason, minLength: 1 },
    /** Confirms a total below what was paid. */
    belowPaid: { type: 'boolean', title: 'أقل من المدفوع', 'x-en': 'Below what was paid', default: false },
  },
} as const satisfies ObjectSchema;
export type TotalCorrectionInput = TypeOf<typeof totalCorrectionSchema>;

/** Why a total can't be corrected. */
export type TotalProblem = 'no-reason' | 'changed' | 'below-paid';

interface Correction {
  /** The total as it was shown. */
  readonly from: Thousandths;
  readonly to: Thousandths;
  readonly reason: string;
  readonly belowPaid: boolean;
}

/** Checks a correction against the stored total and what is paid. @returns null if it can be made */
export function totalProblem(
  { from, to, reason, belowPaid }: Correction,
  total: Thousandths,
  paid: Thousandths,
): TotalProblem | null {
  if (reason.trim() === '') return 'no-reason';
  if (from !== total) return 'changed';
  return to < paid && !belowPaid ? 'below-paid' : null;
}
