/** Times of the day at which sections and items are offered, such as breakfast. (docs/spec/domain.md#dayparts) */
import { dayField, idField, translatedTitleField } from '../core/fields.js';
import { partEndpoints, withScope } from '../core/partEndpoints.js';
import { toCreateSchema, toUpdateSchema, type ObjectSchema, type TypeOf } from '../core/schema.js';
import { translatable } from '../core/translations.js';
import { intervalSchema, workingDaySchema } from '../working-day/working-day.js';

/** Maximum number of dayparts per menu. */
export const MAX_DAYPARTS = 100;

const windowSchema = {
  ...intervalSchema,
  properties: {
    start: { ...intervalSchema.properties.start, title: 'من', 'x-en': 'From' },
    end: { ...intervalSchema.properties.end, title: 'إلى', 'x-en': 'To' },
    /** Absent or empty: every day. */
    days: {
      type: 'array',
      title: 'الأيام',
      'x-en': 'Days',
      maxItems: 7,
      uniqueItems: true,
      items: workingDaySchema.properties.day,
    },
  },
} as const satisfies ObjectSchema;

export const daypartSchema = translatable({
  $id: 'Daypart',
  title: 'فترة تقديم',
  'x-en': 'Serving time',
  type: 'object',
  additionalProperties: false,
  required: ['title', 'windows'],
  properties: {
    _id: idField,
    title: { ...translatedTitleField, title: 'الاسم', 'x-en': 'Name' },
    windows: {
      type: 'array',
      title: 'الأوقات',
      'x-en': 'Times',
      minItems: 1,
      maxItems: 10,
      items: windowSchema,
      'x-list': false,
    },
    from: { ...dayField, title: 'من تاريخ', 'x-en': 'From date' },
    to: { ...dayField, title: 'إلى تاريخ', 'x-en': 'To date' },
    outside: {
      type: 'string',
      title: 'خارج هذه الأوقات',
      'x-en': 'Outside of these times',
      enum: ['show', 'hide'],
      default: 'show',
      'x-options': {
        show: { ar: 'يظهر باهتًا مع وقته', en: 'Greyed, with its time' },
        hide: { ar: 'لا يظهر', en: 'Not shown' },
      },
    },
  },
} as const satisfies ObjectSchema);

export type Daypart = TypeOf<typeof daypartSchema>;
export const daypartCreateSchema = toCreateSchema(daypartSchema);
export const daypartUpdateSchema = toUpdateSchema(daypartSchema);
export type DaypartUpdateInput = TypeOf<typeof daypartUpdateSchema>;

/** The dayparts of a section or an item, by id. Empty: always. */
export const daypartIdsField = {
  type: 'array',
  title: 'فترات التقديم',
  'x-en': 'Serving times',
  maxItems: 10,
  uniqueItems: true,
  'x-list': false,
  items: { type: 'string', minLength: 1, maxLength: 64 },
} as const;

export const daypartEndpoints = withScope(
  'menu:write',
  partEndpoints({
    path: 'dayparts',
    id: 'daypartId',
    schema: daypartSchema,
    create: daypartCreateSchema,
    update: daypartUpdateSchema,
    summaries: {
      create: 'Adds a time of the day at which sections and items are offered.',
      change: 'Changes what is sent of a daypart. Windows are replaced as a list.',
      remove: 'Deletes a daypart. Sections and items that it limited are offered always.',
    },
  }),
);
