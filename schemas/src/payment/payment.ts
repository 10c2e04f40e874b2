/** A payment for a subscription, stored inside its order. (docs/spec/domain.md#payments) */
import { instantField, moneyField } from '../core/fields.js';
import { toCreateSchema, type ObjectSchema, type TypeOf } from '../core/schema.js';

export const paymentSchema = {
  $id: 'Payment',
  title: 'دفعة',
  'x-en': 'Payment',
  type: 'object',
  additionalProperties: false,
  required: ['method', 'value'],
  properties: {
    method: {
      type: 'string',
      title: 'طريقة الدفع',
      'x-en': 'Method',
      enum: ['cliq', 'cash'],
      'x-options': { cliq: { ar: 'كليك', en: 'CliQ' }, cash: { ar: 'نقدًا', en: 'Cash' } },
    },
    value: { ...moneyField, title: 'القيمة', 'x-en': 'Value' },
    date: { ...instantField, title: 'التاريخ', 'x-en': 'Date', readOnly: true },
  },
} as const satisfies ObjectSchema;

export type Payment = TypeOf<typeof paymentSchema>;
export const paymentCreateSchema = toCreateSchema(paymentSchema);
export type PaymentCreateInput = TypeOf<typeof paymentCreateSchema>;
