/** The endpoint of the OpenAPI document. */
import type { Endpoints } from '../core/endpoint.js';

export const openApiEndpoints = {
  openapi: {
    method: 'GET',
    path: '/openapi.json',
    access: 'visitor',
    summary: 'This document.',
    produces: 'openapi',
  },
} as const satisfies Endpoints;
