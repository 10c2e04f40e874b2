/** The endpoints of the OpenAPI document, and of the page that shows it. */
import type { Endpoints } from '../core/endpoint.js';

export const openApiEndpoints = {
  openapi: {
    method: 'GET',
    path: '/openapi.json',
    access: 'visitor',
    summary: 'This document.',
    produces: 'openapi',
  },
  docs: {
    method: 'GET',
    path: '/docs',
    access: 'visitor',
    summary: 'A page to read and try all calls.',
    produces: 'html',
  },
} as const satisfies Endpoints;
