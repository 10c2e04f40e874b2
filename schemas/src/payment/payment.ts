/**
 * A payment for a subscription, stored inside its order. If its value is negative, it is a counter-entry: it corrects
 * an earlier payment and names a reason. Entries never change. (docs/spec/domain.md#payments)
 */
import { isolateLtr } from '../core/bidi.js';
import { dayField, instantField, providerMoneyField } from '../core/fields.js';
import type { Language } from '../core/language.js';
import { toThousandths, type Thousandths } from '../money/money.js';
import { toCreateSchema, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { providerDay } from '../time/providerDay.js';
import { addDays } from '../time/calendarDays.js';

/** A member of staff, with the names at that time. */
const staffNames = {
  type: 'object',
  readOnly: true,
  additionalProperties: false,
  required: ['username', 'name'],
  properties: { username: { type: 'string' }, name: { type: 'string' } },
} as const;

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
    value: { ...providerMoneyField, title: 'القيمة', 'x-en': 'Value', minimum: -providerMoneyField.maximum },
    /** Required if the value is negative. */
    reason: { type: 'string', title: 'السبب', 'x-en': 'Reason', maxLength: 200 },
    /** The number of the other order, if the entry is one of the two by which a credit was moved. */
    transfer: {
      type: 'integer',
      title: 'نقل رصيد مع الطلب',
      'x-en': 'Credit moved with order',
      readOnly: true,
    },
    /** The day on which the money changed hands, if that is not the day of `date`. */
    paidOn: { ...dayField, title: 'تاريخ الدفع', 'x-en': 'Paid on' },
    /** What the bank calls the transfer. */
    reference: { type: 'string', title: 'رقم الحوالة', 'x-en': 'Reference', maxLength: 60 },
    /** When the entry was recorded. */
    date: { ...instantField, title: 'التاريخ', 'x-en': 'Date', readOnly: true },
    /** Who recorded the payment; absent in entries of earlier versions. */
    by: { ...staffNames, title: 'المستخدم', 'x-en': 'By' },
    /** Who took the money or gave it back; absent in entries of earlier versions. */
    takenBy: { ...staffNames, title: 'استلمها', 'x-en': 'Taken by' },
  },
} as const satisfies ObjectSchema;

export type Payment = TypeOf<typeof paymentSchema>;
export type PaymentMethod = Payment['method'];

/** The fields of an entry that determine its reason. */
interface ReasonedEntry {
  readonly value: number;
  readonly reason?: string | undefined;
  readonly transfer?: number | undefined;
}

/** The reason of an entry in the reader's language. That of a moved credit names the other order; else as written. */
export function paymentReason({ value, reason = '', transfer }: ReasonedEntry, language: Language): string {
  if (transfer === undefined) return reason;
  const other = isolateLtr(transfer);
  if (value < 0) return { ar: `نُقل إلى الطلب ${other}`, en: `Moved to order ${other}` }[language];
  return { ar: `من رصيد الطلب ${other}`, en: `Credit of order ${other}` }[language];
}

/** The day of an entry in the accounts, `yyyy-mm-dd`; empty if unknown. */
export const paymentDay = ({ paidOn, date = '' }: Pick<Payment, 'paidOn' | 'date'>): string =>
  paidOn || providerDay(date);

/** A payment can be recorded for so many days after it was made. */
export const MAX_BACKDATED_DAYS = 366;

/** Whether a payment that is recorded today can have been made on this day. */
export const canBePaidOn = (day: string, today: string): boolean =>
  day <= today && day >= addDays(today, -MAX_BACKDATED_DAYS);

/** The amount received by a payment method: its payments minus its counter-entries. */
export const receivedBy = (method: PaymentMethod, payments: readonly Payment[]): Thousandths =>
  payments.reduce((sum, payment) => sum + (payment.method === method ? toThousandths(payment.value) : 0), 0);
export const PAYMENT_METHODS: readonly PaymentMethod[] = paymentSchema.properties.method.enum;

const entrySchema = toCreateSchema(paymentSchema);
export const paymentCreateSchema = {
  ...entrySchema,
  properties: {
    ...entrySchema.properties,
    /** The username of who took the money; by default who records it. */
    taker: { type: 'string', title: 'استلمها', 'x-en': 'Taken by', maxLength: 60 },
    /** What was paid as it was shown, so that an entry that somebody else recorded meanwhile is not overlooked. */
    paidBefore: { ...providerMoneyField, title: 'المدفوع كما عُرض', 'x-en': 'Paid as shown' },
  },
} as const satisfies ObjectSchema;
export type PaymentCreateInput = TypeOf<typeof paymentCreateSchema>;
