/** Tills mark what is sold out by the codes they know. (docs/spec/api.md#events) */
import type { Endpoints } from '../core/endpoint.js';
import { itemSchema } from '../item/item.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { soldOutFields } from '../sold-out/soldOut.js';

/** The most entries of one call. */
export const MAX_AVAILABILITY_ENTRIES = 500;

/** Must have exactly one of `code` and `item`. */
export const availabilityEntrySchema = {
  $id: 'AvailabilityEntry',
  type: 'object',
  additionalProperties: false,
  properties: {
    /** The code of the item in the till; of several items with one code, all are meant. */
    code: { ...itemSchema.properties.code, minLength: 1 },
    item: { type: 'string', pattern: '^[a-z0-9]{24}$' },
    /** The id or the code of a size, if only the size is meant. */
    subItem: { type: 'string', minLength: 1, maxLength: 40 },
    ...soldOutFields,
  },
  minProperties: 2,
} as const satisfies ObjectSchema;
export type AvailabilityEntry = TypeOf<typeof availabilityEntrySchema>;

export const availabilityEndpoints = {
  send: {
    method: 'PUT',
    path: '/quickmenu/:menuId/availability',
    access: 'orders',
    scope: 'availability:write',
    summary: 'Marks up to 500 items or sizes as sold out or available, by code or id, all or none.',
    example: [
      { code: '4011', soldOut: true },
      { code: 'LATTE', subItem: 'L', soldOutUntil: '2030-05-05T06:00:00.000Z' },
    ],
    body: {
      type: 'array',
      minItems: 1,
      maxItems: MAX_AVAILABILITY_ENTRIES,
      items: availabilityEntrySchema,
    },
    response: {
      type: 'object',
      additionalProperties: false,
      required: ['count'],
      /** The number of items and sizes that were named. */
      properties: { count: { type: 'integer', minimum: 0 } },
    },
  },
} as const satisfies Endpoints;
