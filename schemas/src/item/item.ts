/** Items and their endpoints. (docs/spec/domain.md#items) */
import type { Endpoints } from '../core/endpoint.js';
import { idField, instantField, moneyField, pictureField, translatedTitleField, taxRateField } from '../core/fields.js';
import {
  toUpdateSchema,
  toCreateSchema,
  arrayOf,
  withProperties,
  type ObjectSchema,
  type TypeOf,
} from '../core/schema.js';
import { translatable } from '../core/translations.js';
import { isRecord } from '../core/typeGuards.js';
import { daypartIdsField } from '../daypart/daypart.js';
import { extraUsesField, sizeCodeField } from '../extra-group/extraUse.js';
import { labelFields } from '../nutrition/nutrition.js';
import { portionFields } from '../portions/portions.js';
import { soldOutFields, soldOutSchema } from '../sold-out/soldOut.js';

/** Maximum number of items that one bulk call creates. (docs/spec/domain.md#bulk-items) */
export const MAX_BULK_CREATE_ITEMS = 1000;

export const subItemSchema = translatable({
  type: 'object',
  title: 'خيار',
  'x-en': 'Option',
  additionalProperties: false,
  required: ['title', 'price'],
  properties: {
    _id: { type: 'string', pattern: '^[a-z0-9]{24}$' },
    title: { ...translatedTitleField, title: 'اسم الخيار', 'x-en': 'Option name' },
    price: moneyField,
    /** Identifies the size: prices of extras refer to it. */
    code: { ...sizeCodeField, minLength: 0, pattern: '^\\S*$' },
    initial: { type: 'boolean', title: 'مختار مسبقًا', 'x-en': 'Chosen at first' },
    ...soldOutFields,
    ...portionFields,
    ...labelFields,
  },
} as const satisfies ObjectSchema);

export const saleSchema = {
  type: 'object',
  title: 'الخصم',
  'x-en': 'Sale',
  additionalProperties: false,
  required: ['onSale'],
  properties: {
    onSale: { type: 'boolean', title: 'عليه خصم', 'x-en': 'On sale' },
    offPrice: {
      type: 'number',
      title: 'نسبة الخصم',
      'x-en': 'Discount',
      description: 'A fraction: 0.2 is 20 % off',
      minimum: 0,
      maximum: 1,
    },
    /** The sale ends at this instant by itself; without one, it has no end. */
    until: {
      ...instantField,
      type: ['string', 'null'],
      title: 'نهاية الخصم',
      'x-en': 'Sale ends',
      'x-list': false,
      'x-last-day': true,
    },
  },
} as const satisfies ObjectSchema;

export const itemSchema = translatable({
  $id: 'Item',
  title: 'الصنف',
  'x-en': 'Item',
  type: 'object',
  additionalProperties: false,
  required: ['title', 'description', 'price', 'pin', 'show'],
  properties: {
    _id: idField,
    title: { ...translatedTitleField, title: 'الاسم', 'x-en': 'Name' },
    description: {
      type: 'string',
      title: 'الوصف',
      'x-en': 'Description',
      maxLength: 1000,
      'x-multiline': true,
      'x-translate': true,
    },
    price: moneyField,
    /** If absent, the item is taxed as the menu says; 0 is exempt. */
    taxRate: {
      ...taxRateField,
      type: ['number', 'null'],
      title: 'نسبة الضريبة %',
      'x-en': 'Tax rate %',
      'x-list': false,
    },
    /** Shown instead of any price. The item can't be put into a cart. */
    askPrice: {
      type: 'boolean',
      title: 'حسب السوق',
      'x-en': 'Market price',
      description: 'Shown instead of the price; the item can’t be ordered',
    },
    pin: {
      type: 'boolean',
      title: 'التثبيت',
      'x-en': 'Pinned',
      'x-options': { true: { ar: 'مثبّت', en: 'Pinned' }, false: { ar: 'غير مثبّت', en: 'Not pinned' } },
    },
    show: {
      type: 'object',
      title: 'طريقة العرض',
      'x-en': 'Display',
      additionalProperties: false,
      required: ['type'],
      properties: {
        type: {
          type: 'string',
          title: 'طريقة العرض',
          'x-en': 'Display',
          enum: ['small-image', 'large-image'],
          'x-fallback': 'small-image',
          'x-options': {
            'small-image': { ar: 'صورة صغيرة', en: 'Small image' },
            'large-image': { ar: 'صورة كبيرة', en: 'Large image' },
          },
        },
      },
    },
    image: pictureField,
    soldOut: {
      ...soldOutFields.soldOut,
      default: false,
      'x-options': { true: { ar: 'نفد', en: 'Sold out' }, false: { ar: 'متوفر', en: 'Available' } },
    },
    hide: {
      type: 'boolean',
      title: 'مخفي',
      'x-en': 'Hidden',
      default: false,
      'x-options': { true: { ar: 'مخفي', en: 'Hidden' }, false: { ar: 'ظاهر', en: 'Shown' } },
    },
    sale: saleSchema,
    subItems: {
      type: 'array',
      title: 'الخيارات',
      'x-en': 'Options',
      maxItems: 50,
      items: subItemSchema,
    },
    /** By which a till knows the item. */
    code: {
      type: 'string',
      title: 'الرمز في نظام البيع',
      'x-en': 'Code in the till',
      description: 'The number (PLU) by which a till marks the item as sold out',
      maxLength: 40,
      pattern: '^\\S*$',
      'x-list': false,
    },
    extras: extraUsesField,
    dayparts: daypartIdsField,
    ...labelFields,
    soldOutUntil: soldOutFields.soldOutUntil,
    ...portionFields,
    refillAt: { ...portionFields.refillAt, readOnly: true },
    showLeft: {
      type: 'boolean',
      title: 'أظهر «آخر 3» للزبون',
      'x-en': 'Show “last 3” to guests',
      'x-list': false,
    },
    interestRecords: {
      type: 'integer',
      title: 'المهتمون',
      'x-en': 'Interested',
      readOnly: true,
      default: 0,
    },
  },
} as const satisfies ObjectSchema);

export type Item = TypeOf<typeof itemSchema>;
export type SubItem = TypeOf<typeof subItemSchema>;

const { default: _available, ...soldOutInput } = itemSchema.properties.soldOut;

/**
 * The description is optional, because most dishes of real menus have none. (docs/spec/domain.md#items) The flag
 * `soldOut` has no default; see `soldOutFields`.
 */
const inputSchema = withProperties(
  { ...itemSchema, required: ['title', 'price', 'pin', 'show'] },
  { description: { ...itemSchema.properties.description, default: '' }, soldOut: soldOutInput },
);

export const itemCreateSchema = toCreateSchema(inputSchema);
export type ItemCreateInput = TypeOf<typeof itemCreateSchema>;

/** For bulk input, pinning and display have defaults too. (docs/spec/domain.md#bulk-items) */
export const bulkItemCreateSchema = {
  ...itemCreateSchema,
  $id: 'BulkItemDraft',
  required: ['title', 'price'],
  properties: {
    ...itemCreateSchema.properties,
    pin: { ...itemCreateSchema.properties.pin, default: false },
    show: { ...itemCreateSchema.properties.show, default: { type: 'small-image' } },
  },
} as const satisfies ObjectSchema;
export type BulkItemCreateInput = TypeOf<typeof bulkItemCreateSchema>;

/** `image: null` removes the picture; a new picture needs an upload. */
export const itemUpdateSchema = withProperties(toUpdateSchema(inputSchema), {
  image: { type: 'null', title: 'الصورة', 'x-en': 'Image' },
});
export type ItemUpdateInput = TypeOf<typeof itemUpdateSchema>;

/**
 * Converts a bulk body to a list: a list, `{ items: [...] }`, or one item. (docs/spec/domain.md#bulk-items) Drops
 * `sectionId`, which is in the path.
 */
export function normalizeBulkItems(body: unknown): unknown {
  const wrapped = isRecord(body) && Array.isArray(body['items']) && Object.keys(body).length === 1;
  const list: unknown = wrapped ? body['items'] : isRecord(body) ? [body] : body;
  if (!Array.isArray(list)) return list;
  return list.map((entry: unknown) => {
    if (!isRecord(entry)) return entry;
    const { sectionId: _redundant, ...item } = entry;
    return item;
  });
}

const items = '/quickmenu/:menuId/sections/:sectionId/items';

export const itemEndpoints = {
  create: {
    method: 'POST',
    path: items,
    access: 'editor',
    scope: 'menu:write',
    recognizesRepeats: true,
    summary: 'Adds an item at the end of a section.',
    body: itemCreateSchema,
    ignoredFields: ['sectionId'],
    response: itemSchema,
  },
  createMany: {
    method: 'POST',
    path: `${items}/bulk`,
    access: 'editor',
    scope: 'menu:write',
    recognizesRepeats: true,
    summary: 'Adds up to 1,000 items, all or none. Also takes { items: [...] } or one item.',
    body: arrayOf(bulkItemCreateSchema, { minItems: 1, maxItems: MAX_BULK_CREATE_ITEMS }),
    normalizeBody: normalizeBulkItems,
    response: arrayOf(itemSchema, {}),
    maxBodyBytes: 4 * 1024 * 1024,
  },
  change: {
    method: 'PUT',
    path: `${items}/:itemId`,
    access: 'editor',
    scope: 'menu:write',
    summary: 'Changes what is sent of an item, and nothing else.',
    body: itemUpdateSchema,
    fieldsForOrders: ['soldOut', 'soldOutUntil'],
    detectsConflicts: true,
    ignoredFields: ['sectionId'],
    response: itemSchema,
  },
  copy: {
    method: 'POST',
    path: `${items}/:itemId/copies`,
    access: 'editor',
    scope: 'menu:write',
    recognizesRepeats: true,
    summary: 'Adds a hidden copy of an item after it, with its picture.',
    response: itemSchema,
  },
  changeSubItem: {
    method: 'PUT',
    path: `${items}/:itemId/subItems/:subItemId`,
    access: 'orders',
    scope: 'menu:write',
    summary: 'Changes whether a size of an item is sold out.',
    body: soldOutSchema,
    response: itemSchema,
  },
  remove: {
    method: 'DELETE',
    path: `${items}/:itemId`,
    access: 'editor',
    scope: 'menu:write',
    summary: 'Deletes an item, and takes it out of combos.',
  },
} as const satisfies Endpoints;
