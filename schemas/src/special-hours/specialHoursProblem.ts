import { dateRangeProblem } from '../core/dateRangeProblem.js';
import type { LocalizedText } from '../core/language.js';
import type { SpecialHours } from './special-hours.js';

const NAMED_TWICE = { ar: 'كل يوم من الأسبوع يُذكر مرة واحدة.', en: 'Each weekday can be named once.' };

/** Why special hours are refused, with the JSON pointer of the field; null if they are valid. */
export function specialHoursProblem({
  from,
  to,
  days = [],
}: Pick<SpecialHours, 'from' | 'to' | 'days'>): { readonly path: string; readonly message: LocalizedText } | null {
  const turned = dateRangeProblem({ from, to });
  if (turned) return turned;
  const twice = days.findIndex(({ day }, index) => days.findIndex((one) => one.day === day) < index);
  return twice >= 0 ? { path: `/days/${twice}/day`, message: NAMED_TWICE } : null;
}
