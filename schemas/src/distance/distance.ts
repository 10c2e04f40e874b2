/** Distances between a visitor and branches. (docs/spec/api.md#distances) */
import type { Endpoints } from '../core/endpoint.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';

const pointField = {
  type: 'array',
  title: 'الموقع',
  'x-en': 'Location',
  items: { type: 'number', minimum: -180, maximum: 180 },
  minItems: 2,
  maxItems: 2,
} as const;

export const distanceRequestSchema = {
  $id: 'DistanceQuestion',
  type: 'object',
  additionalProperties: false,
  required: ['locations'],
  properties: {
    /** Points as [longitude, latitude]. */
    locations: { type: 'array', title: 'المواقع', 'x-en': 'Locations', items: pointField, minItems: 2, maxItems: 50 },
    metrics: { type: 'array', items: { type: 'string', enum: ['distance'] }, maxItems: 1 },
    units: { type: 'string', enum: ['km'] },
  },
} as const satisfies ObjectSchema;
export type DistanceRequest = TypeOf<typeof distanceRequestSchema>;

export const distanceResponseSchema = {
  $id: 'DistanceAnswer',
  type: 'object',
  additionalProperties: false,
  required: ['distances'],
  properties: {
    /** A matrix of kilometres. Row and column are the indexes of two points. */
    distances: { type: 'array', items: { type: 'array', items: { type: 'number' } } },
  },
} as const satisfies ObjectSchema;

export const distanceEndpoints = {
  measure: {
    method: 'POST',
    path: '/distances',
    access: 'visitor',
    summary: 'The distances in kilometres between points.',
    body: distanceRequestSchema,
    response: distanceResponseSchema,
  },
} as const satisfies Endpoints;
