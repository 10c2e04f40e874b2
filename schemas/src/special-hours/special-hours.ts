/** Ranges of dates with their own hours, such as Ramadan, holidays or repairs. (docs/spec/domain.md#special-hours) */
import { dayField, idField, translatedTitleField } from '../core/fields.js';
import { partEndpoints, withScope } from '../core/partEndpoints.js';
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

export const specialHoursEndpoints = withScope(
  'menu:write',
  partEndpoints({
    path: 'specialHours',
    id: 'specialHoursId',
    schema: specialHoursSchema,
    create: specialHoursCreateSchema,
    update: specialHoursUpdateSchema,
    summaries: {
      create: 'Adds a range of dates with its own hours.',
      change: 'Changes what is sent of special hours. Days are replaced as a list.',
      remove: 'Deletes special hours; the week counts again.',
    },
  }),
);
