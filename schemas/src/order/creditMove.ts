/** Moving the client's credit from one order to another. (docs/spec/domain.md#payments) */
import { providerMoneyField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import type { Thousandths } from '../money/money.js';
import { PAYMENT_METHODS, receivedBy, type Payment, type PaymentMethod } from '../payment/payment.js';
import { creditOf, outstanding, type PayableOrder } from '../payment/paymentStatus.js';

export const creditMoveSchema = {
  $id: 'CreditMove',
  title: 'نقل الرصيد',
  'x-en': 'Move the credit',
  type: 'object',
  additionalProperties: false,
  required: ['to', 'amount'],
  properties: {
    /** The id or the number of the order that gets the credit. */
    to: {
      type: 'string',
      title: 'الطلب الذي يُنقل إليه الرصيد',
      'x-en': 'Order that gets the credit',
      minLength: 1,
      maxLength: 64,
    },
    /** The amount as it was shown: the credit, at most what is outstanding there. */
    amount: { ...providerMoneyField, title: 'المبلغ كما عُرض', 'x-en': 'Amount as shown', minimum: 0.001 },
  },
} as const satisfies ObjectSchema;
export type CreditMoveInput = TypeOf<typeof creditMoveSchema>;

/** The amount that can be moved: the credit of one order, at most what is outstanding for the other one. */
export const movableCredit = (from: PayableOrder, to: PayableOrder): Thousandths =>
  to.canceled ? 0 : Math.min(creditOf(from), outstanding(to.paid, to.total));

/** Divides an amount among the methods by which the payments were received. */
export function creditByMethod(
  payments: readonly Payment[],
  amount: Thousandths,
): readonly { readonly method: PaymentMethod; readonly value: Thousandths }[] {
  let rest = amount;
  return PAYMENT_METHODS.flatMap((method) => {
    const value = Math.min(Math.max(0, receivedBy(method, payments)), rest);
    rest -= value;
    return value > 0 ? [{ method, value }] : [];
  });
}
