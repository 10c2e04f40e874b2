import { dateRangeProblem } from '../core/dateRangeProblem.js';
import type { LocalizedText } from '../core/language.js';
import { NO_OPEN_DAY } from './missingHours.js';
import type { SpecialHours } from './special-hours.js';

const NAMED_TWICE = { ar: 'كل يوم من الأسبوع يُذكر مرة واحدة.', en: 'Each weekday can be named once.' };

/** Why special hours are refused, with the JSON pointer of the field; null if they are valid. */
export function specialHoursProblem({
  from,
  to,
  closed,
  days = [],
}: Pick<SpecialHours, 'from' | 'to' | 'closed' | 'days'>): {
  readonly path: string;
  readonly message: LocalizedText;
} | null {
  const turned = dateRangeProblem({ from, to });
  if (turned) return turned;
  const twice = days.findIndex(({ day }, index) => days.findIndex((one) => one.day === day) < index);
  if (twice >= 0) return { path: `/days/${twice}/day`, message: NAMED_TWICE };
  return closed || days.length > 0 ? null : { path: '/days', message: NO_OPEN_DAY };
}
