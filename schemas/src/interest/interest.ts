/**
 * Reports that visitors' browsers send automatically: visits, and interest in items.
 * (docs/spec/domain.md#visits-and-interest)
 */
import type { Endpoints } from '../core/endpoint.js';

export const interestEndpoints = {
  record: {
    method: 'POST',
    path: '/quickmenu/items/:itemId/interests',
    access: 'visitor',
    summary: 'Counts an interest in an item: once per browser, item and day.',
    rateLimit: 'guest',
  },
  visit: {
    method: 'POST',
    path: '/quickmenu/:menuId/visits',
    access: 'visitor',
    summary: 'Counts a visit: a browser’s first view of a menu on a calendar day.',
    rateLimit: 'guest',
  },
} as const satisfies Endpoints;
