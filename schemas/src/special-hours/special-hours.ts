/** Ranges of dates with their own hours, such as Ramadan, holidays or repairs. (docs/spec/domain.md#special-hours) */
import type { Endpoints } from '../core/endpoint.js';
import { dayField, idField, translatedTitleField } from '../core/fields.js';
import { toCreateSchema, toUpdateSchema, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { translatable } from '../core/translations.js';
import { workingDaySchema } from '../working-day/working-day.js';

/** Maximum number of special periods per menu. */
export const MAX_SPECIAL_HOURS = 60;

export const specialHoursSchema = translatable({
  $id: 'SpecialHours',
  title: 'أوقات خاصة',
  'x-en': 'Special hours',
  type: 'object',
  additionalProperties: false,
  required: ['title', 'from', 'to'],
  properties: {
    _id: idField,
    title: { ...translatedTitleField, title: 'المناسبة', 'x-en': 'Occasion' },
    from: { ...dayField, title: 'من', 'x-en': 'From' },
    to: { ...dayField, title: 'إلى', 'x-en': 'To' },
    closed: {
      type: 'boolean',
      title: 'مغلق',
      'x-en': 'Closed',
      default: false,
      'x-options': {
        true: { ar: 'مغلق', en: 'Closed' },
        false: { ar: 'مفتوح بأوقات أخرى', en: 'Open at other hours' },
      },
    },
    /** The hours that replace the usual week. A weekday without an entry is closed. */
    days: { type: 'array', title: 'الأيام', 'x-en': 'Days', maxItems: 7, items: workingDaySchema, 'x-list': false },
  },
} as const satisfies ObjectSchema);
export type SpecialHours = TypeOf<typeof specialHoursSchema>;
export const specialHoursCreateSchema = toCreateSchema(specialHoursSchema);
export type SpecialHoursCreateInput = TypeOf<typeof specialHoursCreateSchema>;
export const specialHoursUpdateSchema = toUpdateSchema(specialHoursSchema);
export type SpecialHoursUpdateInput = TypeOf<typeof specialHoursUpdateSchema>;

const specialHours = '/quickmenu/:menuId/specialHours';

export const specialHoursEndpoints = {
  create: {
    method: 'POST',
    path: specialHours,
    access: 'editor',
    recognizesRepeats: true,
    summary: 'Adds a range of dates with its own hours.',
    body: specialHoursCreateSchema,
    response: specialHoursSchema,
  },
  change: {
    method: 'PUT',
    path: `${specialHours}/:specialHoursId`,
    access: 'editor',
    summary: 'Changes what is sent of special hours. Days are replaced as a list.',
    body: specialHoursUpdateSchema,
    detectsConflicts: true,
    response: specialHoursSchema,
  },
  remove: {
    method: 'DELETE',
    path: `${specialHours}/:specialHoursId`,
    access: 'editor',
    summary: 'Deletes special hours; the week counts again.',
  },
} as const satisfies Endpoints;
