/** Visitor statistics for owners. (docs/spec/domain.md#statistics) */
import type { Endpoints } from '../core/endpoint.js';
import { idField } from '../core/fields.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';

/** Available periods in days, including today. */
export const STATS_PERIODS = [30, 90] as const;
export type StatsPeriod = (typeof STATS_PERIODS)[number];

/** Maximum length of the list of items. */
export const MAX_TOP_ITEMS = 10;

const countField = { type: 'integer', minimum: 0 } as const;

export const statsSchema = {
  $id: 'Stats',
  title: 'الإحصائيات',
  'x-en': 'Stats',
  type: 'object',
  additionalProperties: false,
  required: ['days', 'timeZone', 'visits', 'hours', 'items'],
  properties: {
    days: { type: 'integer', enum: [...STATS_PERIODS], title: 'الفترة', 'x-en': 'Period' },
    /** The time zone in which days and hours are counted. */
    timeZone: { type: 'string', title: 'المنطقة الزمنية', 'x-en': 'Time zone' },
    /** Every day of the period, oldest first, including days without visits. */
    visits: {
      type: 'array',
      title: 'الزيارات حسب اليوم',
      'x-en': 'Visits by day',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['day', 'newVisitors', 'totalVisitors'],
        properties: {
          day: { type: 'string', title: 'اليوم', 'x-en': 'Day' },
          newVisitors: { ...countField, title: 'زوار جدد', 'x-en': 'New visitors' },
          totalVisitors: { ...countField, title: 'كل الزوار', 'x-en': 'All visitors' },
        },
      },
    },
    /** Visits by hour of day, 0 to 23. */
    hours: { type: 'array', title: 'ساعات اليوم', 'x-en': 'Hours of the day', items: countField },
    /** The items that interested the most visitors, highest first. */
    items: {
      type: 'array',
      title: 'الأصناف الأكثر جذبًا للاهتمام',
      'x-en': 'Items of most interest',
      maxItems: MAX_TOP_ITEMS,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['_id', 'title', 'interests'],
        properties: {
          _id: idField,
          title: { type: 'string', title: 'الصنف', 'x-en': 'Item' },
          interests: { ...countField, title: 'المهتمون', 'x-en': 'Interested' },
        },
      },
    },
  },
} as const satisfies ObjectSchema;
export type Stats = TypeOf<typeof statsSchema>;

export const statsQuerySchema = {
  $id: 'StatsQuery',
  type: 'object',
  properties: { days: { type: 'integer', enum: [...STATS_PERIODS], default: 30, title: 'الفترة', 'x-en': 'Period' } },
} as const satisfies ObjectSchema;

export const statsEndpoints = {
  read: {
    method: 'GET',
    path: '/quickmenu/:menuId/stats',
    access: 'editor',
    scope: 'stats:read',
    summary: 'Visits by day and by hour, and the items of most interest, by the clock of the menu.',
    query: statsQuerySchema,
    response: statsSchema,
  },
} as const satisfies Endpoints;
