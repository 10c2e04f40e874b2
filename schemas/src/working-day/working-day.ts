/** The hours of a weekday, stored in the menu and saved with its settings. (docs/spec/domain.md#working-days) */
import type { ObjectSchema, TypeOf } from '../core/schema.js';

const clockField = {
  type: 'string',
  format: 'clock',
  maxLength: 5,
  'x-message': { ar: 'الرجاء إدخال ساعة صحيحة', en: 'Please enter a valid time' },
} as const;

const dayLabels = {
  sun: { ar: 'الأحد', en: 'Sunday' },
  mon: { ar: 'الإثنين', en: 'Monday' },
  tue: { ar: 'الثلاثاء', en: 'Tuesday' },
  wed: { ar: 'الأربعاء', en: 'Wednesday' },
  thu: { ar: 'الخميس', en: 'Thursday' },
  fri: { ar: 'الجمعة', en: 'Friday' },
  sat: { ar: 'السبت', en: 'Saturday' },
} as const;

const WEEK = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;

/** A further interval of a day. */
export const intervalSchema = {
  type: 'object',
  title: 'فترة',
  'x-en': 'Interval',
  additionalProperties: false,
  required: ['start', 'end'],
  properties: {
    start: { ...clockField, title: 'يفتح', 'x-en': 'Opens', minLength: 1 },
    end: { ...clockField, title: 'يغلق', 'x-en': 'Closes', minLength: 1 },
  },
} as const satisfies ObjectSchema;

export const workingDaySchema = {
  $id: 'WorkingDay',
  title: 'يوم العمل',
  'x-en': 'Working day',
  type: 'object',
  additionalProperties: false,
  required: ['day'],
  properties: {
    day: { type: 'string', title: 'اليوم', 'x-en': 'Day', enum: WEEK, 'x-options': dayLabels },
    start: { ...clockField, title: 'يفتح', 'x-en': 'Opens' },
    end: { ...clockField, title: 'يغلق', 'x-en': 'Closes' },
    also: {
      type: 'array',
      title: 'فترات أخرى',
      'x-en': 'Further hours',
      maxItems: 4,
      items: intervalSchema,
    },
  },
} as const satisfies ObjectSchema;

export type WorkingDay = TypeOf<typeof workingDaySchema>;
export type DayName = WorkingDay['day'];

/** A day to save or, if the name has the prefix M, to delete. (docs/spec/domain.md#working-days) */
export const workingDayUpdateSchema = {
  ...workingDaySchema,
  $id: 'WorkingDayChange',
  properties: {
    ...workingDaySchema.properties,
    day: {
      ...workingDaySchema.properties.day,
      enum: [...WEEK, 'Msun', 'Mmon', 'Mtue', 'Mwed', 'Mthu', 'Mfri', 'Msat'],
    },
  },
} as const satisfies ObjectSchema;
export type WorkingDayUpdateInput = TypeOf<typeof workingDayUpdateSchema>;
