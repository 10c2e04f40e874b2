/** Groups of extras. Several items and sections can share a group. (docs/spec/domain.md#extras) */
import type { Endpoints } from '../core/endpoint.js';
import { idField, moneyField, translatedTitleField } from '../core/fields.js';
import { partEndpoints, withScope } from '../core/partEndpoints.js';
import { toCreateSchema, toUpdateSchema, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { translatable } from '../core/translations.js';
import { soldOutFields, soldOutSchema } from '../sold-out/soldOut.js';
import { extraLabelFields } from '../nutrition/nutrition.js';
import { MAX_CHOICE_QUANTITY, sizeCodeField } from './extraUse.js';

/** Maximum number of extras per group. */
export const MAX_EXTRAS = 100;
/** Maximum number of groups per menu. */
export const MAX_EXTRA_GROUPS = 200;

const unitsField = { type: 'integer', minimum: 0, maximum: MAX_CHOICE_QUANTITY } as const;
/** Null means unlimited. */
const limitField = { type: ['integer', 'null'], minimum: 1, maximum: MAX_CHOICE_QUANTITY } as const;
const extraPriceField = { ...moneyField, title: 'السعر', 'x-en': 'Price' } as const;

export const extraSchema = translatable({
  type: 'object',
  title: 'إضافة',
  'x-en': 'Extra',
  additionalProperties: false,
  required: ['title'],
  properties: {
    _id: { type: 'string', pattern: '^[a-z0-9]{24}$' },
    title: { ...translatedTitleField, title: 'اسم الإضافة', 'x-en': 'Extra name' },
    price: { ...extraPriceField, default: 0, 'x-fallback': 0 },
    /** Prices for certain sizes; other sizes cost `price`. */
    prices: {
      type: 'array',
      title: 'السعر حسب الحجم',
      'x-en': 'Prices by size',
      'x-key': ['size'],
      maxItems: 20,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['size', 'price'],
        properties: { size: sizeCodeField, price: extraPriceField },
      },
    },
    /** The number of preselected units. */
    initial: { ...unitsField, title: 'مختارة مسبقًا', 'x-en': 'Chosen at first', default: 0, 'x-fallback': 0 },
    soldOut: { ...soldOutFields.soldOut, title: 'نفدت' },
    soldOutUntil: { ...soldOutFields.soldOutUntil, title: 'نفدت حتى' },
    hide: { type: 'boolean', title: 'مخفية', 'x-en': 'Hidden', default: false },
    /** A shorter title for kitchen tickets. */
    kitchenTitle: { type: 'string', title: 'اسمها في المطبخ', 'x-en': 'Kitchen title', maxLength: 60 },
    ...extraLabelFields,
  },
} as const satisfies ObjectSchema);
export type Extra = TypeOf<typeof extraSchema>;

export const extraGroupSchema = translatable({
  $id: 'ExtraGroup',
  title: 'مجموعة إضافات',
  'x-en': 'Extra group',
  type: 'object',
  additionalProperties: false,
  required: ['title', 'extras'],
  properties: {
    _id: idField,
    title: { ...translatedTitleField, title: 'اسم المجموعة', 'x-en': 'Group name' },
    min: { ...unitsField, title: 'الحد الأدنى', 'x-en': 'At least', default: 0, 'x-fallback': 0 },
    max: { ...limitField, title: 'الحد الأعلى', 'x-en': 'At most', default: 1, 'x-fallback': null },
    /** Whether choosing nothing is also valid, although `min` is above 0. */
    orNone: { type: 'boolean', title: 'أو لا شيء', 'x-en': 'Or nothing', default: false },
    /** Maximum units per extra. */
    each: {
      ...limitField,
      title: 'الحد الأعلى من كل إضافة',
      'x-en': 'At most of each',
      default: 1,
      'x-fallback': null,
    },
    /** The number of free units; the cheapest chosen ones are free. */
    free: { ...unitsField, title: 'مجانًا', 'x-en': 'Free', default: 0, 'x-fallback': 0 },
    extras: {
      type: 'array',
      title: 'الإضافات',
      'x-en': 'Extras',
      minItems: 1,
      maxItems: MAX_EXTRAS,
      items: extraSchema,
      'x-fallback': [],
    },
  },
} as const satisfies ObjectSchema);

export type ExtraGroup = TypeOf<typeof extraGroupSchema>;
export const extraGroupCreateSchema = toCreateSchema(extraGroupSchema);
export type ExtraGroupCreateInput = TypeOf<typeof extraGroupCreateSchema>;
export const extraGroupUpdateSchema = toUpdateSchema(extraGroupSchema);
export type ExtraGroupUpdateInput = TypeOf<typeof extraGroupUpdateSchema>;

const groups = '/quickmenu/:menuId/extraGroups';

export const extraGroupEndpoints = {
  ...withScope(
    'menu:write',
    partEndpoints({
      path: 'extraGroups',
      id: 'groupId',
      schema: extraGroupSchema,
      create: extraGroupCreateSchema,
      update: extraGroupUpdateSchema,
      summaries: {
        create: 'Adds a group of extras.',
        change: 'Changes what is sent of a group. Extras are replaced as a list and keep their ids when sent.',
        remove: 'Deletes a group, and takes it out of items and sections.',
      },
    }),
  ),
  changeExtra: {
    method: 'PUT',
    path: `${groups}/:groupId/extras/:extraId`,
    access: 'orders',
    scope: 'menu:write',
    summary: 'Changes whether an extra is sold out.',
    body: soldOutSchema,
    response: extraGroupSchema,
  },
} as const satisfies Endpoints;
