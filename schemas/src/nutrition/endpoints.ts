import type { Endpoints } from '../core/endpoint.js';
import type { ObjectSchema } from '../core/schema.js';

export const LABEL_REPORT_FORMATS = ['xlsx', 'csv'] as const;
export type LabelReportFormat = (typeof LABEL_REPORT_FORMATS)[number];

export const labelReportQuerySchema = {
  type: 'object',
  properties: { format: { type: 'string', enum: LABEL_REPORT_FORMATS, default: 'xlsx' } },
} as const satisfies ObjectSchema;

export const nutritionEndpoints = {
  download: {
    method: 'GET',
    path: '/quickmenu/:menuId/nutrition',
    access: 'menu-admin',
    summary: 'The nutrition and allergens of all visible items as a table, with what the menu’s labelling misses.',
    query: labelReportQuerySchema,
    files: LABEL_REPORT_FORMATS,
  },
} as const satisfies Endpoints;
