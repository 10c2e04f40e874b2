/** A subscription sold by the provider. (docs/spec/domain.md#subscription-orders) */
import { idField, instantField, providerMoneyField, pagingFields } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { languageField } from '../core/translations.js';
import { instalmentsField, promisedOnField } from './instalments.js';
import { paymentSchema } from '../payment/payment.js';
import { planSchema } from '../plan/plan.js';
import { lastMessageField } from '../sent-message/sent-message.js';
import { readinessField, requiredEditSchema } from '../required-edit/required-edit.js';

const totalField = { ...providerMoneyField, title: 'المبلغ الكلي', 'x-en': 'Total', 'x-fallback': 0 } as const;
const subEndField = { ...instantField, title: 'نهاية الاشتراك', 'x-en': 'Subscription end' } as const;
const canceledField = { type: 'boolean', title: 'ملغى', 'x-en': 'Cancelled' } as const;
const demoField = { type: 'boolean', title: 'تجريبي', 'x-en': 'Demo' } as const;
const demoEndField = { ...instantField, type: ['string', 'null'], title: 'نهاية التجربة', 'x-en': 'Demo end' } as const;

export const discountReasonField = {
  ...paymentSchema.properties.reason,
  title: 'سبب الخصم',
  'x-en': 'Reason of the discount',
} as const;

export const orderSchema = {
  $id: 'Order',
  title: 'الطلب',
  'x-en': 'Order',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'number', 'totalAmount', 'totalOnPaid', 'subEnd', 'status'],
  properties: {
    _id: idField,
    number: { type: 'integer', title: 'الرقم', 'x-en': 'Number', readOnly: true, 'x-fallback': 0 },
    user: {
      type: 'object',
      title: 'العميل',
      'x-en': 'Client',
      additionalProperties: false,
      properties: { username: { type: 'string' }, name: { type: 'string' }, phone: { type: 'string' } },
    },
    totalAmount: totalField,
    payments: { type: 'array', title: 'الدفعات', 'x-en': 'Payments', readOnly: true, items: paymentSchema },
    /** The paid fraction from 0 to 1; exactly 1 if nothing is outstanding. */
    totalOnPaid: {
      type: 'number',
      title: 'نسبة المدفوع',
      'x-en': 'Paid',
      minimum: 0,
      maximum: 1,
      readOnly: true,
      'x-fallback': 0,
    },
    /** The plan that was sold; null for a price without a plan. */
    plan: {
      type: ['object', 'null'],
      title: 'الخطة',
      'x-en': 'Plan',
      readOnly: true,
      additionalProperties: false,
      required: ['_id', 'name', 'months', 'price', 'priceNow'],
      properties: {
        _id: idField,
        name: planSchema.properties.name,
        months: planSchema.properties.months,
        /** The price of the plan when the order was made. */
        price: planSchema.properties.price,
        /** The price at which it is renewed; null if the plan is not on sale any more. */
        priceNow: { ...planSchema.properties.price, type: ['number', 'null'] },
      },
    },
    /** As they were agreed; empty for the default. */
    instalments: { ...instalmentsField, readOnly: true },
    promisedOn: { ...promisedOnField, readOnly: true, 'x-list': false },
    /** Why the total is below the price of the plan. */
    discountReason: { ...discountReasonField, 'x-list': false },
    requiredEdits: { type: 'array', title: 'التعديلات', 'x-en': 'Edits', readOnly: true, items: requiredEditSchema },
    createdAt: { ...instantField, title: 'التاريخ', 'x-en': 'Date', readOnly: true },
    subEnd: subEndField,
    isDemo: { ...demoField, default: false },
    demoEndDate: { ...demoEndField, 'x-list': false },
    canceled: { ...canceledField, default: false, 'x-list': false },
    status: readinessField,
    /** Copied from the log of messages, so that a list needs no query for it. */
    lastMessage: lastMessageField,
    menu: {
      type: ['object', 'null'],
      title: 'القائمة',
      'x-en': 'Menu',
      additionalProperties: false,
      properties: {
        _id: { type: 'string' },
        username: { type: ['string', 'null'] },
        institution: {
          type: 'object',
          additionalProperties: false,
          properties: {
            name: { type: 'string' },
            contact: { type: 'object', additionalProperties: false, properties: { phone: { type: 'string' } } },
          },
        },
        orderNumber: { type: ['integer', 'null'] },
        /** The menu's default language, in which its client is written to. */
        language: languageField,
        /** Whether visitors can open the menu: neither stopped nor deleted. */
        active: { type: 'boolean' },
        /** When the menu stopped or will stop. */
        inactiveFrom: { ...instantField, type: ['string', 'null'] },
        deleted: { type: 'boolean' },
      },
    },
  },
} as const satisfies ObjectSchema;
export type Order = TypeOf<typeof orderSchema>;

export const orderCreateSchema = {
  $id: 'OrderDraft',
  title: 'إنشاء طلب',
  'x-en': 'Create Order',
  type: 'object',
  additionalProperties: false,
  required: ['user', 'totalAmount', 'subEnd'],
  properties: {
    user: { type: 'string', title: 'العميل', 'x-en': 'Client', minLength: 1, maxLength: 60 },
    /** The id of the plan. The order keeps its own price. */
    plan: { type: 'string', title: 'الخطة', 'x-en': 'Plan', maxLength: 64 },
    totalAmount: totalField,
    subEnd: { ...subEndField, minLength: 1 },
    /** Required if the total is below the price of the plan. */
    discountReason: discountReasonField,
  },
} as const satisfies ObjectSchema;
export type OrderCreateInput = TypeOf<typeof orderCreateSchema>;

export const orderUpdateSchema = {
  $id: 'OrderChanges',
  title: 'الطلب',
  'x-en': 'Order',
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    status: readinessField,
    canceled: canceledField,
    isDemo: demoField,
    demoEndDate: demoEndField,
    /** Why the order is cancelled, or its demo ends that late. */
    reason: paymentSchema.properties.reason,
    /** Sent with `isDemo: false` when a demo becomes a subscription. */
    subEnd: { ...subEndField, minLength: 1 },
    /** The ends of the demo as they were shown, so that a change by somebody else is not overwritten. */
    endsBefore: {
      type: 'object',
      title: 'النهايتان كما عُرضتا',
      'x-en': 'Ends as shown',
      additionalProperties: false,
      required: ['subEnd', 'demoEndDate'],
      properties: { subEnd: subEndField, demoEndDate: demoEndField },
    },
    /** The total and what was paid as they were shown, in a question about a mark that changes what is owed. */
    sumsBefore: {
      type: 'object',
      title: 'المبلغان كما عُرضا',
      'x-en': 'Amounts as shown',
      additionalProperties: false,
      required: ['totalAmount', 'paid'],
      properties: { totalAmount: totalField, paid: { ...providerMoneyField, title: 'المدفوع', 'x-en': 'Paid' } },
    },
  },
} as const satisfies ObjectSchema;
export type OrderUpdateInput = TypeOf<typeof orderUpdateSchema>;

export const subscriptionUpdateSchema = {
  $id: 'SubscriptionChange',
  type: 'object',
  additionalProperties: false,
  required: ['endDate'],
  properties: { endDate: { ...subEndField, minLength: 1 }, reason: paymentSchema.properties.reason },
} as const satisfies ObjectSchema;
export type SubscriptionUpdateInput = TypeOf<typeof subscriptionUpdateSchema>;

export const menuAssignmentSchema = {
  $id: 'MenuAssignment',
  type: 'object',
  additionalProperties: false,
  required: ['menuId'],
  properties: { menuId: { type: 'string', title: 'معرّف القائمة', 'x-en': 'Menu id', minLength: 1, maxLength: 64 } },
} as const satisfies ObjectSchema;
export type MenuAssignmentInput = TypeOf<typeof menuAssignmentSchema>;

const fraction = { type: 'number', minimum: 0, maximum: 1 } as const;

export const orderQuerySchema = {
  $id: 'OrderQuery',
  title: 'تصفية الطلبات',
  'x-en': 'Order filters',
  type: 'object',
  properties: {
    /** Searches the client, phone, username, venue and order number, with tolerant matching. */
    q: {
      type: 'string',
      title: 'بحث: عميل أو هاتف أو قائمة أو رقم',
      'x-en': 'Search: client, phone, venue or number',
      maxLength: 100,
    },
    status: readinessField,
    hasUnreadyEdits: { type: 'boolean', title: 'تعديلات غير جاهزة', 'x-en': 'Unready edits' },
    username: { type: 'string', title: 'اسم المستخدم', 'x-en': 'Username', maxLength: 60 },
    orderID: { type: 'string', title: 'رقم الطلب', 'x-en': 'Order number', maxLength: 64 },
    /** The orders of the menu with this id. */
    menu: { type: 'string', title: 'معرّف القائمة', 'x-en': 'Menu id', maxLength: 64, 'x-list': false },
    createdAtFrom: { ...instantField, title: 'أُنشئ من', 'x-en': 'Created from' },
    createdAtTo: { ...instantField, title: 'أُنشئ حتى', 'x-en': 'Created until' },
    subEndFrom: { ...instantField, title: 'الاشتراك ينتهي من', 'x-en': 'Subscription ends from' },
    subEndTo: { ...instantField, title: 'الاشتراك ينتهي حتى', 'x-en': 'Subscription ends until' },
    top: { ...fraction, title: 'نسبة المدفوع', 'x-en': 'Paid exactly' },
    topGt: { ...fraction, title: 'المدفوع أكثر من', 'x-en': 'Paid more than' },
    topLt: { ...fraction, title: 'المدفوع أقل من', 'x-en': 'Paid less than' },
    isDemo: demoField,
    /** If absent, cancelled orders are omitted. */
    canceled: {
      type: 'string',
      title: 'الملغاة',
      'x-en': 'Cancelled',
      enum: ['false', 'true', 'all'],
      'x-options': {
        false: { ar: 'غير الملغاة', en: 'Not cancelled' },
        true: { ar: 'الملغاة فقط', en: 'Cancelled only' },
        all: { ar: 'الكل', en: 'All' },
      },
    },
    /** Excel export. `1` exports one page of 15 rows and ignores `limit`. `all` exports all matches. */
    excel: { type: 'string', title: 'إكسل', 'x-en': 'Excel', enum: ['0', '1', 'all'], 'x-list': false },
    ...pagingFields,
  },
} as const satisfies ObjectSchema;
export type OrderQuery = TypeOf<typeof orderQuerySchema>;
