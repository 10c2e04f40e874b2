/** Offers, which apply by themselves, and coupons, which guests enter. (docs/spec/domain.md#sums) */
import type { Endpoints } from '../core/endpoint.js';
import { dayField, idField, moneyField, rateOrAmountField } from '../core/fields.js';
import { partEndpoints, withScope } from '../core/partEndpoints.js';
import { arrayOf, toCreateSchema, toUpdateSchema, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { daypartIdsField } from '../daypart/daypart.js';
import { servicesField } from '../receive-option/service.js';
import type { COUPON_REASONS } from './reasons.js';
import type { RuleProblem } from './reduction.js';

export const MAX_OFFERS = 50;
export const MAX_COUPONS = 500;

const idsField = (ar: string, en: string) =>
  ({
    type: 'array',
    title: `${ar} (فارغ: للكل)`,
    'x-en': `${en} (empty: all)`,
    maxItems: 200,
    uniqueItems: true,
    'x-list': false,
    items: { type: 'string', minLength: 1, maxLength: 64 },
  }) as const;

const switchLabels = { true: { ar: 'مفعّل', en: 'On' }, false: { ar: 'معطّل', en: 'Off' } } as const;
const counter = { type: ['integer', 'null'], minimum: 1, maximum: 1_000_000 } as const;

const ruleFields = {
  title: { type: 'string', title: 'الاسم', 'x-en': 'Name', minLength: 1, maxLength: 60, pattern: '\\S' },
  kind: {
    type: 'string',
    title: 'النوع',
    'x-en': 'Kind',
    enum: ['percent', 'amount', 'free-delivery', 'cheapest-free'],
    'x-options': {
      percent: { ar: 'نسبة %', en: 'Percent' },
      amount: { ar: 'مبلغ', en: 'Amount' },
      'free-delivery': { ar: 'توصيل مجاني', en: 'Free delivery' },
      'cheapest-free': { ar: 'الأرخص مجانًا', en: 'Cheapest free' },
    },
  },
  /** A percentage, an amount, or how many of `minItems` pieces are free. */
  value: { ...rateOrAmountField, default: 0 },
  /** The most that it takes off. */
  most: { ...moneyField, type: ['number', 'null'], title: 'خصم لا يتجاوز', 'x-en': 'At most', 'x-list': false },
  /** Pieces of what it is for; of `cheapest-free`, the size of the group of which some are free. */
  minItems: { ...counter, maximum: 999, title: 'أقل عدد قطع', 'x-en': 'Least pieces', 'x-list': false },
  /** The least sum of all lines. */
  minTotal: { ...moneyField, type: ['number', 'null'], title: 'أقل مجموع', 'x-en': 'Least total' },
  sections: idsField('التصنيفات', 'Sections'),
  items: idsField('الأصناف', 'Items'),
  services: { ...servicesField, 'x-list': false },
  areas: idsField('مناطق التوصيل', 'Delivery areas'),
  dayparts: daypartIdsField,
  from: { ...dayField, type: ['string', 'null'], title: 'من تاريخ', 'x-en': 'From date' },
  to: { ...dayField, type: ['string', 'null'], title: 'إلى تاريخ', 'x-en': 'To date' },
  active: { type: 'boolean', title: 'الحالة', 'x-en': 'State', default: true, 'x-options': switchLabels },
} as const;

export const offerSchema = {
  $id: 'Offer',
  title: 'عرض',
  'x-en': 'Offer',
  type: 'object',
  additionalProperties: false,
  required: ['title', 'kind'],
  properties: {
    _id: idField,
    ...ruleFields,
    withCoupon: {
      type: 'boolean',
      title: 'يسري مع قسيمة',
      'x-en': 'Also with a coupon',
      default: false,
      'x-list': false,
      'x-options': switchLabels,
    },
  },
} as const satisfies ObjectSchema;

export const couponSchema = {
  $id: 'Coupon',
  title: 'قسيمة',
  'x-en': 'Coupon',
  type: 'object',
  additionalProperties: false,
  required: ['title', 'kind'],
  properties: {
    _id: idField,
    /** Unique within the menu; read from any case and digits. Absent if the coupon has codes of one use. */
    code: {
      type: 'string',
      title: 'الرمز',
      'x-en': 'Code',
      minLength: 3,
      maxLength: 20,
      pattern: '^[A-Za-z0-9_-]{3,20}$',
      'x-message': {
        ar: 'الرمز من 3 إلى 20 من الأحرف اللاتينية والأرقام و _ و -.',
        en: 'A code is 3 to 20 Latin letters, digits, _ and -.',
      },
    },
    ...ruleFields,
    uses: { ...counter, title: 'عدد المرات', 'x-en': 'Uses' },
    usesPerPhone: { ...counter, title: 'لكل رقم هاتف', 'x-en': 'Uses per phone', 'x-list': false },
    firstOrder: {
      type: 'boolean',
      title: 'لأول طلب فقط',
      'x-en': 'First order only',
      default: false,
      'x-list': false,
      'x-options': { true: { ar: 'نعم', en: 'Yes' }, false: { ar: 'لا', en: 'No' } },
    },
    used: { type: 'integer', title: 'استُعملت', 'x-en': 'Used', readOnly: true, default: 0 },
  },
} as const satisfies ObjectSchema;
export type Coupon = TypeOf<typeof couponSchema>;
export type OfferPart = TypeOf<typeof offerSchema>;

const offerCreateSchema = toCreateSchema(offerSchema);
const offerUpdateSchema = toUpdateSchema(offerSchema);
const couponCreateSchema = toCreateSchema({ ...couponSchema, required: ['title', 'code', 'kind'] });
const couponUpdateSchema = toUpdateSchema(couponSchema);
export type OfferUpdateInput = TypeOf<typeof offerUpdateSchema>;
export type CouponUpdateInput = TypeOf<typeof couponUpdateSchema>;

const { _id: _own, code: _issued, uses: _count, used: _counted, ...sharedFields } = couponSchema.properties;

/** A coupon with `count` codes of one use. */
export const couponBulkCreateSchema = {
  $id: 'CouponBulk',
  title: 'رموز لمرة واحدة',
  'x-en': 'Codes of one use',
  type: 'object',
  additionalProperties: false,
  required: ['count', 'prefix', 'title', 'kind'],
  properties: {
    count: { type: 'integer', title: 'العدد', 'x-en': 'Count', minimum: 1, maximum: 1000 },
    prefix: {
      type: 'string',
      title: 'بداية الرموز',
      'x-en': 'Beginning of the codes',
      maxLength: 12,
      pattern: '^[A-Za-z0-9_-]*$',
    },
    ...sharedFields,
  },
} as const satisfies ObjectSchema;
export type CouponBulk = TypeOf<typeof couponBulkCreateSchema>;

/** The answer to it. */
const issuedCouponSchema = {
  ...couponSchema,
  $id: 'IssuedCoupon',
  properties: { ...couponSchema.properties, codes: { type: 'array', items: { type: 'string' } } },
} as const satisfies ObjectSchema;

const offersPath = '/quickmenu/:menuId/offers';
const couponsPath = '/quickmenu/:menuId/coupons';

export const offerEndpoints = {
  ...withScope(
    'menu:write',
    partEndpoints({
      path: 'offers',
      id: 'offerId',
      schema: offerSchema,
      create: offerCreateSchema,
      update: offerUpdateSchema,
      summaries: {
        create: 'Adds an offer, which applies by itself to carts for which it is the best one.',
        change: 'Changes what is sent of an offer.',
        remove: 'Deletes an offer.',
      },
    }),
  ),
  list: {
    method: 'GET',
    path: offersPath,
    access: 'editor',
    scope: 'menu:read',
    summary: 'The offers in their order.',
    response: arrayOf(offerSchema, {}),
  },
} as const satisfies Endpoints;

export const couponEndpoints = {
  ...withScope(
    'menu:write',
    partEndpoints({
      path: 'coupons',
      id: 'couponId',
      schema: couponSchema,
      create: couponCreateSchema,
      update: couponUpdateSchema,
      summaries: {
        create: 'Adds a coupon. 409 if another one has the code.',
        change: 'Changes what is sent of a coupon.',
        remove: 'Deletes a coupon.',
      },
    }),
  ),
  list: {
    method: 'GET',
    path: couponsPath,
    access: 'editor',
    scope: 'menu:read',
    summary: 'The coupons in their order, with how often each was used; with `excel=1` all uses as a spreadsheet.',
    query: { type: 'object', properties: { excel: { type: 'string', enum: ['0', '1'], 'x-list': false } } },
    files: ['xlsx'],
    response: arrayOf(couponSchema, {}),
  },
  createMany: {
    method: 'POST',
    path: `${couponsPath}/bulk`,
    access: 'editor',
    scope: 'menu:write',
    recognizesRepeats: true,
    summary: 'Adds a coupon with up to 1,000 codes of one use, which the answer lists once.',
    body: couponBulkCreateSchema,
    response: issuedCouponSchema,
  },
} as const satisfies Endpoints;

/** Why a coupon does not apply. */
export type CouponProblem = RuleProblem | 'expired' | 'not-yet' | 'used-up' | 'used-by-you';

/** The name of a problem in the API. */
export const couponReason = (problem: CouponProblem): (typeof COUPON_REASONS)[number] =>
  typeof problem === 'string' ? problem : 'below-minimum';
