/** The contract's description of itself. */
import type { Calls } from '../core/endpoint.js';

export const contractCalls = {
  openapi: {
    method: 'GET',
    path: '/openapi.json',
    access: 'visitor',
    summary: 'This document.',
    gives: 'openapi',
  },
} as const satisfies Calls;
