/** One search of the staff console over clients, menus and orders. (docs/spec/staff-console.md#search) */
import type { Endpoints } from '../core/endpoint.js';
import { idField, phoneField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';

const queryField = {
  type: 'string',
  title: 'بحث',
  'x-en': 'Search',
  minLength: 1,
  maxLength: 100,
} as const;

const nameField = { type: 'string' } as const;

const clientSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['username', 'name', 'phone'],
  properties: { username: { type: 'string' }, name: nameField, phone: phoneField },
} as const satisfies ObjectSchema;

const menuSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'name', 'phone'],
  properties: { _id: idField, username: { type: ['string', 'null'] }, name: nameField, phone: phoneField },
} as const satisfies ObjectSchema;

const orderSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'number', 'name', 'username', 'phone', 'venue'],
  properties: {
    _id: idField,
    number: { type: 'integer' },
    ...clientSchema.properties,
    venue: { type: 'string' },
  },
} as const satisfies ObjectSchema;

/** The newest matches of each kind, at most {@link MAX_STAFF_SEARCH_RESULTS}. */
export const staffSearchSchema = {
  $id: 'StaffSearch',
  type: 'object',
  additionalProperties: false,
  required: ['menus', 'clients', 'orders'],
  properties: {
    menus: { type: 'array', items: menuSchema },
    clients: { type: 'array', items: clientSchema },
    orders: { type: 'array', items: orderSchema },
  },
} as const satisfies ObjectSchema;
export type StaffSearchResult = TypeOf<typeof staffSearchSchema>;

/** Maximum number of results of each kind. */
export const MAX_STAFF_SEARCH_RESULTS = 6;

const staffSearchQuerySchema = {
  $id: 'StaffSearchQuery',
  type: 'object',
  required: ['q'],
  properties: { q: queryField },
} as const satisfies ObjectSchema;

export const staffSearchEndpoints = {
  search: {
    method: 'GET',
    path: '/staff/search',
    access: 'staff',
    summary: 'Finds menus, clients and orders by venue, name, username, phone or order number, in any spelling.',
    query: staffSearchQuerySchema,
    response: staffSearchSchema,
  },
} as const satisfies Endpoints;
