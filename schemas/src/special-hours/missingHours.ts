/** Which hours are missing in the form of special hours that are not closed. (docs/spec/owners-area.md) */
import { dateRangeProblem } from '../core/dateRangeProblem.js';
import type { LocalizedText } from '../core/language.js';
import type { DayHours, Interval, SpecialPeriod } from '../working-day/openingHours.js';
import { weekdaysIn } from './periodRows.js';

export const NO_OPEN_DAY = {
  ar: 'الأيام: افتح يومًا واحدًا على الأقل، أو اختر «مغلق».',
  en: 'Days: open at least one day, or choose “Closed”.',
};
const NO_TIMES = {
  ar: 'أدخل وقت الفتح والإغلاق، أو أغلق هذا اليوم. طوال اليوم: من 00:00 إلى 00:00.',
  en: 'Enter when you open and close, or close this day. All day is 00:00 to 00:00.',
};

const hasTime = ({ start, end }: Interval) => Boolean(start) || Boolean(end);
const hasTimes = (day: DayHours) => [day, ...(day.also ?? [])].some(hasTime);

/**
 * Why the hours of a period are incomplete, with the JSON pointer of the field; null if they are complete or the venue
 * is closed. A period without any hours would close the venue.
 * @param needsTimes whether each open day needs a time. Otherwise, a day without times is open all day.
 */
export function missingHoursProblem(
  { closed, days, ...dates }: SpecialPeriod,
  needsTimes: boolean,
): { readonly path: string; readonly message: LocalizedText } | null {
  if (closed || dateRangeProblem(dates)) return null;
  const within = weekdaysIn(dates);
  const all = days ?? [];
  if (!all.some(({ day }) => within.has(day))) return { path: '/days', message: NO_OPEN_DAY };
  const index = needsTimes ? all.findIndex((day) => within.has(day.day) && !hasTimes(day)) : -1;
  return index < 0 ? null : { path: `/days/${index}/start`, message: NO_TIMES };
}

/** The hours without the days that have no times: they are outside of the dates, and were never entered. */
export const withTimes = <D extends DayHours>(days: readonly D[]): D[] => days.filter(hasTimes);
