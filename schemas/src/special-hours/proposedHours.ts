import { DAYS } from '../working-day/openingHours.js';
import type { WorkingDay } from '../working-day/working-day.js';
import type { IslamicOccasion } from './islamicOccasions.js';

/** From before sunset until the meal before dawn. */
const RAMADAN_HOURS = { start: '17:00', end: '02:00' } as const;

interface ProposedHours {
  readonly closed: boolean;
  readonly days: WorkingDay[];
}

/**
 * The hours that are proposed for an occasion: the evenings of Ramadan on the days of the week that the venue works,
 * and closed on the Eids, whose `days` are the week's for owners who open.
 */
export function proposedHours(occasion: IslamicOccasion, workingDays: readonly WorkingDay[]): ProposedHours {
  if (occasion !== 'ramadan') return { closed: true, days: [...workingDays] };
  const open = workingDays.length > 0 ? DAYS.filter((day) => workingDays.some((one) => one.day === day)) : DAYS;
  return { closed: false, days: open.map((day) => ({ day, ...RAMADAN_HOURS, also: [] })) };
}
