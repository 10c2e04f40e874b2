/** What visitors do without saying a word: visits and interest in an item. (Document 2, sections 4 and 7.) */
import type { Calls } from '../core/endpoint.js';

export const interestCalls = {
  record: {
    method: 'POST',
    path: '/quickmenu/items/:itemId/interests',
    access: 'visitor',
    summary: 'Counts an interest in an item: once per browser, item and day.',
    limit: 'guest',
  },
  visit: {
    method: 'POST',
    path: '/quickmenu/:menuId/visits',
    access: 'visitor',
    summary: 'Counts a visit: a browser’s first view of a menu on a calendar day.',
    limit: 'guest',
  },
} as const satisfies Calls;
