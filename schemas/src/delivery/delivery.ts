/** The page of a driver, who has no account: the secret in its address is the key. (docs/spec/domain.md#deliveries) */
import type { Endpoints } from '../core/endpoint.js';
import { idField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { guestOrderSchema } from '../guest-order/guest-order.js';

const { number, name, clientPhone, notes, total, currency, leftAt } = guestOrderSchema.properties;

/** What a driver reads of an order: where it goes, to whom, and the sum to collect. */
export const deliverySchema = {
  $id: 'Delivery',
  type: 'object',
  additionalProperties: false,
  required: ['place', 'total', 'currency', 'venue'],
  properties: {
    number,
    name,
    clientPhone,
    notes,
    /** The area and the address. */
    place: { type: 'string' },
    /** A link to the place on a map. */
    map: { type: 'string' },
    /** The sum to collect. */
    total,
    currency,
    leftAt,
    venue: {
      type: 'object',
      additionalProperties: false,
      required: ['_id', 'name'],
      properties: {
        _id: idField,
        name: { type: 'string' },
        logo: { type: ['string', 'null'] },
        phone: { type: 'string' },
      },
    },
  },
} as const satisfies ObjectSchema;
export type Delivery = TypeOf<typeof deliverySchema>;

/** The path of the driver's page. */
export const driverPath = (token: string): string => `/d/${token}`;

export const deliveryEndpoints = {
  read: {
    method: 'GET',
    path: '/d/:token',
    access: 'visitor',
    summary: 'What a driver needs of a delivery that is on its way; 410 once it has ended.',
    response: deliverySchema,
  },
  finish: {
    method: 'POST',
    path: '/d/:token/delivered',
    access: 'visitor',
    summary: 'The driver has delivered the order, which is done. 410 once it has ended.',
    rateLimit: 'guest',
  },
} as const satisfies Endpoints;
