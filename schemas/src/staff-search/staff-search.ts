/** One search of the staff console over clients, menus and orders. (docs/spec/staff-console.md#search) */
import type { Endpoints } from '../core/endpoint.js';
import { idField, instantField, phoneField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';

const queryField = {
  type: 'string',
  title: 'بحث',
  'x-en': 'Search',
  minLength: 1,
  maxLength: 100,
} as const;

const nameField = { type: 'string' } as const;

/** When a menu was or will be deactivated; null if it runs. */
const inactiveFromField = { ...instantField, type: ['string', 'null'] } as const;

const contactFields = { username: { type: 'string' }, name: nameField, phone: phoneField } as const;

export const MAX_MENUS_OF_CLIENT = 3;

const clientSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['username', 'name', 'phone', 'menus'],
  properties: {
    ...contactFields,
    /** The newest menus that the client administers, at most {@link MAX_MENUS_OF_CLIENT}. */
    menus: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['name', 'inactiveFrom'],
        properties: { name: nameField, inactiveFrom: inactiveFromField },
      },
    },
  },
} as const satisfies ObjectSchema;

const menuSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'name', 'phone', 'owner', 'inactiveFrom'],
  properties: {
    _id: idField,
    username: { type: ['string', 'null'] },
    name: nameField,
    phone: phoneField,
    /** The first admin. */
    owner: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['username', 'name', 'phone'],
      properties: contactFields,
    },
    inactiveFrom: inactiveFromField,
  },
} as const satisfies ObjectSchema;

const orderSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'number', 'name', 'username', 'phone', 'venue'],
  properties: {
    _id: idField,
    number: { type: 'integer' },
    ...contactFields,
    venue: { type: 'string' },
  },
} as const satisfies ObjectSchema;

const count = { type: 'integer', minimum: 0 } as const;

/** The newest matches of each kind, and how many there are. */
export const staffSearchSchema = {
  $id: 'StaffSearch',
  type: 'object',
  additionalProperties: false,
  required: ['menus', 'clients', 'orders', 'totals'],
  properties: {
    menus: { type: 'array', items: menuSchema },
    clients: { type: 'array', items: clientSchema },
    orders: { type: 'array', items: orderSchema },
    totals: {
      type: 'object',
      additionalProperties: false,
      required: ['menus', 'clients', 'orders'],
      properties: { menus: count, clients: count, orders: count },
    },
  },
} as const satisfies ObjectSchema;
export type StaffSearchResult = TypeOf<typeof staffSearchSchema>;

/** The kinds of results, in their order. */
export const STAFF_SEARCH_KINDS = ['menus', 'clients', 'orders'] as const;
export type StaffSearchKind = (typeof STAFF_SEARCH_KINDS)[number];

/** The number of results of each kind, unless the query has a limit. */
const DEFAULT_LIMIT = 6;

export const MAX_STAFF_SEARCH_LIMIT = 200;

const staffSearchQuerySchema = {
  $id: 'StaffSearchQuery',
  type: 'object',
  required: ['q'],
  properties: {
    q: queryField,
    /** Only these results. */
    kind: { type: 'string', enum: STAFF_SEARCH_KINDS },
    /** `1` also finds a menu by its admins, and a client by the menus that the client administers. */
    related: { type: 'string', enum: ['0', '1'] },
    limit: { type: 'integer', minimum: 1, maximum: MAX_STAFF_SEARCH_LIMIT, default: DEFAULT_LIMIT },
  },
} as const satisfies ObjectSchema;
export type StaffSearchQuery = TypeOf<typeof staffSearchQuerySchema>;

export const staffSearchEndpoints = {
  search: {
    method: 'GET',
    path: '/staff/search',
    access: 'staff',
    summary:
      'Finds menus, clients and orders by venue, name, username, phone or order number, in any spelling, or by a menu’s id or address.',
    query: staffSearchQuerySchema,
    response: staffSearchSchema,
  },
} as const satisfies Endpoints;
