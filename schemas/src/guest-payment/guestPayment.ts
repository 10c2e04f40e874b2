/** Payments of guests for their orders. (docs/spec/domain.md#payments-of-guests) */
import type { Endpoints } from '../core/endpoint.js';
import { dayField, idField, instantField, moneyField, pagingFields } from '../core/fields.js';
import type { ObjectSchema, Schema, TypeOf } from '../core/schema.js';
import { translatable } from '../core/translations.js';
import { MINUTE_MS } from '../time/durations.js';
import { currencyField } from '../money/currencyField.js';
import { paymentKindField } from './paymentMethod.js';
import { PAYMENT_SOURCES, PAYMENT_STATES } from './paymentStates.js';

/** How long a guest has to pay an order that must be paid first. */
export const PAY_MS = 15 * MINUTE_MS;

/** Maximum number of payments per cart. */
export const MAX_CART_PAYMENTS = 5;

/** Without 0, O, 1, I: it is read aloud and typed. */
export const REFERENCE_CHARACTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
export const REFERENCE_LENGTH = 8;

export const paymentStateField = {
  type: 'string',
  title: 'الحالة',
  'x-en': 'State',
  enum: PAYMENT_STATES,
  'x-options': {
    open: { ar: 'لم يُدفع', en: 'Not paid' },
    claimed: { ar: 'بانتظار التأكيد', en: 'Waiting for confirmation' },
    authorised: { ar: 'محجوز', en: 'Held' },
    paid: { ar: 'مدفوع', en: 'Paid' },
    failed: { ar: 'لم يصل', en: 'Not received' },
    canceled: { ar: 'ملغى', en: 'Cancelled' },
    expired: { ar: 'انتهت مهلته', en: 'Expired' },
    refunded: { ar: 'أُعيد', en: 'Returned' },
  },
} as const;

const amountField = { type: 'number', 'x-money': true, title: 'المبلغ', 'x-en': 'Amount' } as const;
const referenceField = { type: 'string', title: 'المرجع', 'x-en': 'Reference' } as const;
const optionalInstant = { ...instantField, type: ['string', 'null'] } as const;

/** What a guest says about a transfer. */
const claimFields = {
  sender: { type: 'string', title: 'اسم المحوِّل', 'x-en': 'Name of the sender', maxLength: 80 },
  last4: {
    type: 'string',
    title: 'آخر 4 أرقام من رقم العملية',
    'x-en': 'Last 4 digits of the transfer',
    maxLength: 4,
    pattern: '^[0-9٠-٩۰-۹]{0,4}$',
    'x-message': { ar: 'أربعة أرقام على الأكثر.', en: 'At most four digits.' },
  },
} as const;

const methodField = translatable({
  type: 'object',
  title: 'الطريقة',
  'x-en': 'Method',
  additionalProperties: false,
  required: ['_id', 'kind', 'title'],
  properties: {
    _id: { type: 'string' },
    kind: paymentKindField,
    /** Empty if the owner named none: then it is that of the kind. */
    title: { type: 'string', 'x-translate': true },
  },
} as const satisfies ObjectSchema);

/** A payment as its guest sees it, and as orders contain it. */
export const paymentOfOrderSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'method', 'amount', 'state', 'reference', 'refunded'],
  properties: {
    _id: idField,
    method: methodField,
    amount: amountField,
    state: paymentStateField,
    reference: referenceField,
    refunded: { ...amountField, title: 'أُعيد منه', 'x-en': 'Returned of it' },
    payBy: optionalInstant,
    paidAt: { ...optionalInstant, title: 'دُفع في', 'x-en': 'Paid at' },
    claim: {
      type: ['object', 'null'],
      additionalProperties: false,
      properties: { at: instantField, ...claimFields },
    },
    /** False once the venue has accepted the order although the transfer had not arrived. */
    received: { type: 'boolean' },
    /** Whether the venue owes the guest what is not returned yet. */
    isReturnDue: { type: 'boolean' },
  },
} as const satisfies ObjectSchema;
export type PaymentOfOrder = TypeOf<typeof paymentOfOrderSchema>;

/** A payment as the venue sees it. */
export const guestPaymentSchema = {
  $id: 'GuestPayment',
  title: 'دفعة الضيف',
  'x-en': 'Guest payment',
  type: 'object',
  additionalProperties: false,
  required: [...paymentOfOrderSchema.required, 'purpose', 'currency', 'events'],
  properties: {
    ...paymentOfOrderSchema.properties,
    purpose: { type: 'string', enum: ['order', 'deposit', 'bill'] },
    /** The id of the order's cart. */
    cart: { type: 'string' },
    /** The number of the order; null while it waits for its payment. */
    number: { type: ['integer', 'null'], title: 'الطلب', 'x-en': 'Order' },
    name: { type: 'string', title: 'الضيف', 'x-en': 'Guest' },
    currency: currencyField,
    createdAt: { ...instantField, title: 'التاريخ', 'x-en': 'Date' },
    /** The username of who last changed it for the venue. */
    by: { type: 'string', title: 'مَن سجّله', 'x-en': 'Recorded by' },
    /** What the venue noted: the number of the transfer or of the receipt. */
    note: { type: 'string', title: 'رقم الإيصال', 'x-en': 'Receipt' },
    events: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['at', 'to', 'source'],
        properties: {
          at: instantField,
          from: paymentStateField,
          to: paymentStateField,
          source: { type: 'string', enum: PAYMENT_SOURCES },
          by: { type: 'string' },
          /** Of a refund. */
          amount: amountField,
          reason: { type: 'string' },
          reference: { type: 'string' },
        },
      },
    },
  },
} as const satisfies ObjectSchema;
export type GuestPayment = TypeOf<typeof guestPaymentSchema>;

/** What the guest does next to pay. */
export const nextStepSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  properties: {
    kind: { type: 'string', enum: ['redirect', 'instructions', 'none'] },
    url: { type: 'string' },
    alias: { type: 'string' },
    name: { type: 'string' },
    bank: { type: 'string' },
    amount: amountField,
    reference: referenceField,
    /** A QR code of these instructions as text, as the address of an SVG picture. */
    qr: { type: 'string' },
  },
} as const satisfies ObjectSchema;
export type NextStep = TypeOf<typeof nextStepSchema>;

/** The payment of a cart, with what its guest does next. */
export const paymentOfCartSchema = {
  ...paymentOfOrderSchema,
  type: ['object', 'null'],
  properties: { ...paymentOfOrderSchema.properties, next: nextStepSchema },
} as const satisfies Schema;

export const paymentStepSchema = {
  $id: 'PaymentStep',
  type: 'object',
  additionalProperties: false,
  required: ['payment', 'next'],
  properties: { payment: paymentOfOrderSchema, next: nextStepSchema },
} as const satisfies ObjectSchema;
export type PaymentStep = TypeOf<typeof paymentStepSchema>;

/** The id of a method in a request. */
export const paymentField = {
  type: 'string',
  title: 'طريقة الدفع',
  'x-en': 'Payment method',
  minLength: 1,
  maxLength: 64,
} as const;

export const paymentStartSchema = {
  $id: 'PaymentStart',
  type: 'object',
  additionalProperties: false,
  required: [],
  /** If absent, the method that the guest chose last. */
  properties: { method: paymentField },
} as const satisfies ObjectSchema;
export type PaymentStart = TypeOf<typeof paymentStartSchema>;

export const paymentClaimSchema = {
  $id: 'PaymentClaim',
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: claimFields,
} as const satisfies ObjectSchema;
export type PaymentClaim = TypeOf<typeof paymentClaimSchema>;

const noteField = { type: 'string', title: 'رقم الإيصال', 'x-en': 'Receipt', maxLength: 60 } as const;

export const paymentMoveSchema = {
  $id: 'GuestPaymentMove',
  type: 'object',
  additionalProperties: false,
  required: ['state', 'from'],
  properties: {
    state: { ...paymentStateField, enum: ['paid', 'failed', 'canceled'] },
    /** The state that the caller displayed; the move fails if it has changed. */
    from: paymentStateField,
    reference: noteField,
  },
} as const satisfies ObjectSchema;
export type PaymentMove = TypeOf<typeof paymentMoveSchema>;

export const refundCreateSchema = {
  $id: 'GuestPaymentRefund',
  title: 'إعادة المبلغ',
  'x-en': 'Return',
  type: 'object',
  additionalProperties: false,
  required: ['amount', 'reason'],
  properties: {
    amount: { ...moneyField, title: 'المبلغ', 'x-en': 'Amount', minimum: 0.001 },
    reason: { type: 'string', title: 'السبب', 'x-en': 'Reason', minLength: 1, maxLength: 200, pattern: '\\S' },
    reference: noteField,
  },
} as const satisfies ObjectSchema;
export type Refund = TypeOf<typeof refundCreateSchema>;

const GUEST_PAYMENTS_PATH = '/quickmenu/:menuId/guestPayments';

export const guestPaymentEndpoints = {
  begin: {
    method: 'POST',
    path: '/cart/:cartId/payments',
    access: 'visitor',
    rateLimit: 'guest',
    form: '/cart/:cartId',
    summary:
      'Begins the payment of a sent order, or repeats what to do for the open one. 409 once it is paid, 429 for the sixth.',
    body: paymentStartSchema,
    response: paymentStepSchema,
  },
  claim: {
    method: 'POST',
    path: '/cart/:cartId/payments/:paymentId/claim',
    access: 'visitor',
    rateLimit: 'guest',
    form: '/cart/:cartId',
    summary: 'The guest has transferred the amount by CliQ. 409 if the payment is not open.',
    body: paymentClaimSchema,
    response: paymentStepSchema,
  },
  list: {
    method: 'GET',
    path: GUEST_PAYMENTS_PATH,
    access: 'venue',
    summary: 'Payments of guests, newest first; with `excel=1` all matches as a spreadsheet.',
    query: {
      type: 'object',
      properties: {
        /** States, separated by commas. */
        state: { type: 'string', title: 'الحالة', 'x-en': 'State', maxLength: 100 },
        /** `1`: those that the venue has to return. */
        due: { type: 'string', title: 'تُعاد', 'x-en': 'To return', enum: ['0', '1'] },
        /** The id of a method, or a kind. */
        method: { type: 'string', title: 'الطريقة', 'x-en': 'Method', maxLength: 64 },
        from: { ...dayField, title: 'من', 'x-en': 'From' },
        to: { ...dayField, title: 'إلى', 'x-en': 'To' },
        /** A reference, or the number of an order. */
        q: { type: 'string', title: 'بحث', 'x-en': 'Search', maxLength: 100 },
        excel: { type: 'string', enum: ['0', '1'], 'x-list': false },
        ...pagingFields,
      },
    },
    files: ['xlsx'],
    response: { type: 'array', items: guestPaymentSchema },
  },
  move: {
    method: 'PUT',
    path: `${GUEST_PAYMENTS_PATH}/:paymentId`,
    access: 'venue',
    summary: 'Records that a payment arrived, did not, or was cancelled. 409 for those of a gateway.',
    body: paymentMoveSchema,
    response: guestPaymentSchema,
  },
  refund: {
    method: 'POST',
    path: `${GUEST_PAYMENTS_PATH}/:paymentId/refunds`,
    access: 'venue-owner',
    recognizesRepeats: true,
    summary: 'Records that money was returned. 409 for more than is left of the payment.',
    body: refundCreateSchema,
    response: guestPaymentSchema,
  },
} as const satisfies Endpoints;
