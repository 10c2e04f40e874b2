/** The form of the whole week, with one property for each weekday: days are changed and conflict one by one. */
import type { ObjectSchema } from '../core/schema.js';
import { workingDaySchema, type DayName, type WorkingDay } from './working-day.js';

const { $id: _id, ...daySchema } = workingDaySchema;
const labels = workingDaySchema.properties.day['x-options'];

export const weekSchema: ObjectSchema = {
  $id: 'Week',
  title: 'الأسبوع المعتاد',
  'x-en': 'The usual week',
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: Object.fromEntries(
    workingDaySchema.properties.day.enum.map((day) => [
      day,
      { ...daySchema, title: labels[day].ar, 'x-en': labels[day].en },
    ]),
  ),
};

type Week = Readonly<Partial<Record<DayName, WorkingDay>>>;

/** The days by name, with empty values instead of absent ones. A day off is absent. */
export const weekOf = (days: readonly WorkingDay[]): Week =>
  Object.fromEntries(days.map((entry) => [entry.day, { start: '', end: '', also: [], ...entry }]));

/** The open days to which the hours of a day are copied; `all` if it is the only open day. */
export const daysToCopyTo = (open: readonly DayName[], all: readonly DayName[]): readonly DayName[] =>
  open.length > 1 ? open : all;
