/**
 * What is kept about guests: shown to them and erased on their request, by themselves or by the venue.
 * (docs/privacy.md)
 */
import { cartSchema } from '../cart/cart.js';
import type { Endpoints } from '../core/endpoint.js';
import { idField, instantField } from '../core/fields.js';
import { arrayOf, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { guestOrderSchema } from '../guest-order/guest-order.js';

/** A consent to messages with offers. The phone itself is only in the orders. */
export const consentSchema = {
  $id: 'Consent',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'channel', 'at', 'text', 'version', 'source', 'withdrawnAt'],
  properties: {
    /** Whoever has it can withdraw the consent, at `/c/{_id}`. */
    _id: idField,
    channel: { type: 'string' },
    at: instantField,
    /** What the guest read, and its version. */
    text: { type: 'string' },
    version: { type: 'integer' },
    source: { type: 'string' },
    withdrawnAt: { ...instantField, type: ['string', 'null'] },
  },
} as const satisfies ObjectSchema;
export type Consent = TypeOf<typeof consentSchema>;

/** What a guest reads before withdrawing a consent. */
export const withdrawalSchema = {
  $id: 'Withdrawal',
  type: 'object',
  additionalProperties: false,
  required: ['venue', 'menu', 'withdrawnAt'],
  properties: {
    /** The venue's name; empty if it has none. */
    venue: { type: 'string' },
    menu: idField,
    withdrawnAt: consentSchema.properties.withdrawnAt,
  },
} as const satisfies ObjectSchema;
export type Withdrawal = TypeOf<typeof withdrawalSchema>;

/** Everything that is held with one order. */
export const dataOfOrderSchema = {
  $id: 'DataOfOrder',
  type: 'object',
  additionalProperties: false,
  required: ['order', 'erasedAfter', 'consents'],
  properties: {
    order: cartSchema,
    /** When the guest's data is erased without being asked. */
    erasedAfter: instantField,
    consents: arrayOf(consentSchema, {}),
  },
} as const satisfies ObjectSchema;
export type DataOfOrder = TypeOf<typeof dataOfOrderSchema>;

const { _id, number, state, placedAt, service, name, total, currency } = guestOrderSchema.properties;

const orderOfGuest = {
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'state', 'placedAt', 'service', 'total', 'currency'],
  properties: { _id, number, state, placedAt, service, name, total, currency },
} as const satisfies ObjectSchema;
export type OrderOfGuest = TypeOf<typeof orderOfGuest>;

/** The most orders of one guest that are listed, the newest. */
export const MAX_LISTED_ORDERS = 200;

export const dataOfGuestSchema = {
  $id: 'DataOfGuest',
  type: 'object',
  additionalProperties: false,
  required: ['orders', 'consents'],
  properties: { orders: arrayOf(orderOfGuest, {}), consents: arrayOf(consentSchema, {}) },
} as const satisfies ObjectSchema;
export type DataOfGuest = TypeOf<typeof dataOfGuestSchema>;

const phone = { type: 'string', title: 'الهاتف', 'x-en': 'Phone', minLength: 4, maxLength: 40 } as const;
const email = { type: 'string', title: 'البريد الإلكتروني', 'x-en': 'E-mail', minLength: 3, maxLength: 254 } as const;

export const guestErasureSchema = {
  $id: 'GuestErasure',
  title: 'محو بيانات ضيف',
  'x-en': 'Erase a guest’s data',
  type: 'object',
  additionalProperties: false,
  required: ['phone', 'reason'],
  properties: {
    phone,
    /** Stays in the audit log. */
    reason: { type: 'string', title: 'السبب', 'x-en': 'Reason', minLength: 1, maxLength: 200, pattern: '\\S' },
  },
} as const satisfies ObjectSchema;

export const erasedGuestSchema = {
  $id: 'ErasedGuest',
  type: 'object',
  additionalProperties: false,
  required: ['erased', 'open'],
  properties: {
    erased: { type: 'integer' },
    /** Orders that have not ended: they can be erased once they have. */
    open: arrayOf(orderOfGuest, {}),
  },
} as const satisfies ObjectSchema;
export type ErasedGuest = TypeOf<typeof erasedGuestSchema>;

const guests = '/quickmenu/:menuId/guests';

export const guestDataEndpoints = {
  ofOrder: {
    method: 'GET',
    path: '/cart/:cartId/data',
    access: 'visitor',
    summary: 'Everything that is held with a submitted cart.',
    response: dataOfOrderSchema,
  },
  forget: {
    method: 'POST',
    path: '/cart/:cartId/forget',
    access: 'visitor',
    summary: 'Erases at once what identifies the guest of an order that has ended.',
    rateLimit: 'guest',
    response: cartSchema,
  },
  consent: {
    method: 'GET',
    path: '/consents/:consentId',
    access: 'visitor',
    summary: 'Whose messages a consent is about.',
    response: withdrawalSchema,
  },
  withdraw: {
    method: 'POST',
    path: '/consents/:consentId/withdraw',
    access: 'visitor',
    summary: 'Withdraws a consent to messages with offers.',
    rateLimit: 'guest',
    response: withdrawalSchema,
  },
  ofGuest: {
    method: 'GET',
    path: guests,
    access: 'venue-owner',
    confirmed: 'always',
    summary: 'The orders and consents of one guest, by the exact phone or e-mail.',
    query: { type: 'object', properties: { phone, email } },
    response: dataOfGuestSchema,
  },
  export: {
    method: 'GET',
    path: `${guests}/export`,
    access: 'venue-owner',
    confirmed: 'always',
    summary: 'All data of one guest as a file.',
    query: {
      type: 'object',
      properties: { phone, email, format: { type: 'string', enum: ['json', 'pdf'], default: 'json' } },
    },
    files: ['json', 'pdf'],
  },
  erase: {
    method: 'POST',
    path: `${guests}/erase`,
    access: 'venue-owner',
    confirmed: 'always',
    summary: 'Erases what identifies a guest in all orders that have ended, and the consents; names the open orders.',
    body: guestErasureSchema,
    response: erasedGuestSchema,
  },
  consents: {
    method: 'GET',
    path: `${guests}/consents`,
    access: 'venue-owner',
    confirmed: 'always',
    summary: 'The phones of the consents in force as a spreadsheet, each with the link that withdraws it.',
    files: ['xlsx'],
  },
  processing: {
    method: 'GET',
    path: '/quickmenu/:menuId/processing',
    access: 'venue-owner',
    summary: 'The register of what the venue does with guests’ data, as a spreadsheet.',
    files: ['xlsx'],
  },
} as const satisfies Endpoints;
