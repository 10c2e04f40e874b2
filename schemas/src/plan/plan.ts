/** The plans that the provider sells: price, period and contents. (docs/spec/domain.md#plans) */
import type { Endpoints } from '../core/endpoint.js';
import { idField, providerMoneyField, titleField } from '../core/fields.js';
import { arrayOf, toCreateSchema, type ObjectSchema, type TypeOf } from '../core/schema.js';
import type { Thousandths } from '../money/money.js';

export const planSchema = {
  $id: 'Plan',
  title: 'الخطة',
  'x-en': 'Plan',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'name', 'price', 'months', 'isOffered'],
  properties: {
    _id: idField,
    name: { ...titleField, title: 'الاسم', 'x-en': 'Name', maxLength: 60 },
    price: { ...providerMoneyField, 'x-fallback': 0 },
    months: {
      type: 'integer',
      title: 'المدة بالأشهر',
      'x-en': 'Period in months',
      minimum: 1,
      maximum: 60,
      default: 12,
    },
    contents: {
      type: 'string',
      title: 'ما تشمله',
      'x-en': 'What is in it',
      maxLength: 600,
      'x-multiline': true,
    },
    /** A plan that is not offered any more stays with the orders that refer to it. */
    isOffered: { type: 'boolean', title: 'معروضة للبيع', 'x-en': 'On sale', default: true },
  },
} as const satisfies ObjectSchema;
export type Plan = TypeOf<typeof planSchema>;

export const planCreateSchema = toCreateSchema(planSchema);
export type PlanCreateInput = TypeOf<typeof planCreateSchema>;

/** What a price is below that of the plan; 0 without a plan, or at its price. */
export const discountOf = (total: Thousandths, planPrice: Thousandths | null): Thousandths =>
  planPrice === null ? 0 : Math.max(0, planPrice - total);

export const planEndpoints = {
  list: {
    method: 'GET',
    path: '/plans',
    access: 'staff',
    summary: 'All plans, those on sale first.',
    response: arrayOf(planSchema, {}),
  },
  create: {
    method: 'POST',
    path: '/plans',
    access: 'staff',
    recognizesRepeats: true,
    summary: 'Adds a plan.',
    body: planCreateSchema,
    response: planSchema,
  },
  change: {
    method: 'PUT',
    path: '/plans/:planId',
    access: 'staff',
    summary: 'Replaces a plan. Orders keep the price at which they were sold.',
    body: planCreateSchema,
    response: planSchema,
  },
} as const satisfies Endpoints;
