/** The rule of an offer or coupon as carts contain it, so that their pages compute the same sums. */
import type { ObjectSchema } from '../core/schema.js';
import { servicesField } from '../receive-option/service.js';

const ids = { type: 'array', items: { type: 'string' } } as const;
const amount = { type: ['number', 'null'], 'x-money': true } as const;

export const ruleSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'kind'],
  properties: {
    title: { type: 'string' },
    kind: { type: 'string', enum: ['percent', 'amount', 'free-delivery', 'cheapest-free'] },
    value: { type: 'number' },
    most: amount,
    minItems: { type: ['integer', 'null'] },
    minTotal: amount,
    sections: ids,
    items: ids,
    services: servicesField,
    areas: ids,
    withCoupon: { type: 'boolean' },
  },
} as const satisfies ObjectSchema;
