/** Changes many prices of a menu in one step. (docs/spec/domain.md#price-changes) */
import type { Endpoints } from '../core/endpoint.js';
import { arrayOf, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { moneyField } from '../core/fields.js';
import { MAX_BULK_CHANGE_ITEMS } from '../item/bulk.js';
import { PRICE_ROUNDINGS } from './roundings.js';

const id = { type: 'string', pattern: '^[a-z0-9]{24}$' } as const;

export const priceChangeRequestSchema = {
  $id: 'PriceChange',
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    percent: { type: 'number', title: 'النسبة', 'x-en': 'Percent', minimum: -90, maximum: 900 },
    amount: { ...moneyField, title: 'المبلغ', 'x-en': 'Amount', minimum: -moneyField.maximum },
    rounding: { type: 'number', title: 'التقريب', 'x-en': 'Rounding', enum: PRICE_ROUNDINGS },
    up: { type: 'boolean', title: 'الأعلى دائمًا', 'x-en': 'Always up' },
    items: { type: 'array', items: id, maxItems: 5 * MAX_BULK_CHANGE_ITEMS },
    sections: { type: 'array', items: id, maxItems: 500 },
    /** Combos whose own prices change too. Unlike items, they are never included unless they are named. */
    combos: { type: 'array', items: id, maxItems: 500 },
    subItems: { type: 'boolean', title: 'الخيارات', 'x-en': 'Options' },
    extras: { type: 'boolean', title: 'الإضافات', 'x-en': 'Extras' },
    dry: { type: 'boolean', title: 'معاينة', 'x-en': 'Preview' },
    /** The `hash` of a preview. If the current changes differ from the preview, the response is 409. */
    hash: { type: 'string', maxLength: 64 },
  },
} as const satisfies ObjectSchema;
export type PriceChangeRequest = TypeOf<typeof priceChangeRequestSchema>;

const amount = { type: 'number', minimum: 0 } as const;

export const priceChangeSchema = {
  $id: 'ChangedPrice',
  type: 'object',
  additionalProperties: false,
  required: ['kind', '_id', 'path', 'title', 'from', 'to'],
  properties: {
    kind: { type: 'string', enum: ['item', 'combo', 'section', 'extraGroup'] },
    _id: { type: 'string' },
    /** A JSON pointer to the price inside of the item, combo, section or group. */
    path: { type: 'string' },
    title: { type: 'string' },
    /** The size or extra that has the price. */
    part: { type: 'string' },
    from: amount,
    to: amount,
  },
} as const satisfies ObjectSchema;

export const priceChangesSchema = {
  $id: 'PriceChanges',
  type: 'object',
  additionalProperties: false,
  required: ['changes', 'hash'],
  properties: { changes: arrayOf(priceChangeSchema, {}), hash: { type: 'string' } },
} as const satisfies ObjectSchema;
export type PriceChanges = TypeOf<typeof priceChangesSchema>;

export const priceChangeEndpoints = {
  change: {
    method: 'POST',
    path: '/quickmenu/:menuId/prices',
    access: 'editor',
    scope: 'menu:write',
    summary:
      'Changes prices by `percent` or `amount`, rounded; answers each from what to what. With `dry`, changes nothing; `data.undo` undoes all of it.',
    example: { percent: 10, rounding: 0.05, dry: true },
    body: priceChangeRequestSchema,
    maxBodyBytes: 512 * 1024,
    response: priceChangesSchema,
  },
} as const satisfies Endpoints;
