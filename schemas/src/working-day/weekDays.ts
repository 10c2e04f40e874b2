import { DAYS } from './openingHours.js';
import type { DayName } from './working-day.js';

/** The countries whose week does not begin on Sunday, by the first day of the week. (Source: Unicode CLDR.) */
const FIRST_DAYS: Readonly<Partial<Record<DayName, readonly string[]>>> = {
  sat: ['EG', 'KW', 'QA', 'BH', 'OM', 'IQ'],
  mon: ['AE', 'LB', 'TR', 'GB', 'AT', 'BE', 'CY', 'DE', 'ES', 'FR', 'GR', 'IE', 'IT', 'NL'],
};

/**
 * The weekdays, beginning with the first day of a country's week. If the country is absent or unknown, that is Sunday.
 */
export function weekDays(country: string | null | undefined): readonly DayName[] {
  const first = DAYS.findIndex((day) => country && FIRST_DAYS[day]?.includes(country));
  return first > 0 ? [...DAYS.slice(first), ...DAYS.slice(0, first)] : DAYS;
}
