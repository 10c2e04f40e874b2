import type { Endpoints } from '../core/endpoint.js';

export const nutritionEndpoints = {
  download: {
    method: 'GET',
    path: '/quickmenu/:menuId/nutrition',
    access: 'editor',
    summary: 'The nutrition and allergens of all visible items as a table, with what the menu’s labelling misses.',
    files: ['xlsx'],
  },
} as const satisfies Endpoints;
