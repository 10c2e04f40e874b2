/** Changes of working days in the audit log: one for each day, with its hours in words. */
import { propertyOf } from '../core/typeGuards.js';
import type { ValueChange } from '../core/editConflict.js';
import { LIST_SEPARATOR, type LocalizedText } from '../core/language.js';
import { weekRows } from '../working-day/openingHours.js';
import { workingDaySchema, type WorkingDay } from '../working-day/working-day.js';

const DAYS = workingDaySchema.properties.day['x-options'];
const DAY_PATH = /^\/workingDays\/(\w+)/;

const ALL_DAY = { ar: 'طوال اليوم', en: 'All day' } as const;
const UNTIL = { ar: 'حتى', en: 'to' } as const;

/** The name of the weekday that a path of a change contains; undefined for other fields. */
export function weekdayAt(path: string): LocalizedText | undefined {
  const day = DAY_PATH.exec(path)?.[1];
  return day !== undefined && Object.hasOwn(DAYS, day) ? DAYS[day as WorkingDay['day']] : undefined;
}

/** Replaces the changes of single times by one change of the whole day, in which unchanged times are included. */
export function mergeDayChanges(
  changes: readonly ValueChange[],
  stored: object,
  after: object,
): readonly ValueChange[] {
  const merged = changes.map((change) => {
    const [path, day = ''] = weekdayAt(change.path) ? (DAY_PATH.exec(change.path) ?? []) : [];
    if (path === undefined) return change;
    const [from, to] = [stored, after].map((one) => propertyOf(propertyOf(one, 'workingDays'), day));
    return { path, from, to };
  });
  return merged.filter(({ path }, at) => merged.findIndex((other) => other.path === path) === at);
}

/** The hours of a day in words; null on a day off. */
export function hoursInWords(value: unknown): LocalizedText | null {
  // The cast is safe: only stored working days have such paths.
  const entry = value as WorkingDay | null | undefined;
  const [row] = entry ? weekRows([entry], [entry.day]) : [];
  if (!row) return null;
  if (row.kind === 'all-day') return ALL_DAY;
  const words = (language: 'ar' | 'en') =>
    row.intervals
      .map(({ start, end }) => `${start ?? '00:00'} ${UNTIL[language]} ${end ?? '24:00'}`)
      .join(LIST_SEPARATOR[language]);
  return { ar: words('ar'), en: words('en') };
}
