import { DAYS } from '../working-day/openingHours.js';
import type { WorkingDay } from '../working-day/working-day.js';
import type { IslamicOccasion } from './islamicOccasions.js';

/** The hours proposed for Ramadan: from before sunset until the meal before dawn. */
const RAMADAN_HOURS = { start: '17:00', end: '02:00' } as const;

interface ProposedHours {
  readonly closed: boolean;
  readonly days: WorkingDay[];
}

/**
 * The hours that are proposed for an occasion. In Ramadan, the venue opens in the evening of its usual weekdays. On the
 * Eids, it is closed. For owners who open nevertheless, `days` then contains the usual week.
 */
export function proposedHours(occasion: IslamicOccasion, workingDays: readonly WorkingDay[]): ProposedHours {
  if (occasion !== 'ramadan') return { closed: true, days: [...workingDays] };
  const open = workingDays.length > 0 ? DAYS.filter((day) => workingDays.some((one) => one.day === day)) : DAYS;
  return { closed: false, days: open.map((day) => ({ day, ...RAMADAN_HOURS, also: [] })) };
}
