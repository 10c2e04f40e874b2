/** The opening hours of the coming week, for the guest's table of hours. (docs/spec/domain.md#special-hours) */
import { DAY_MS } from '../time/durations.js';
import type { DayName } from './working-day.js';
import { DAYS, specialPeriodOn, weekRows, type VenueHours, type WeekRow } from './openingHours.js';

/**
 * The hours of the seven days that begin today: those of the special period of each date, or else of the regular week.
 * Dates without known hours are left out.
 * @param today today's local midnight
 * @param order the weekdays in display order
 */
export function comingWeek(
  { workingDays, specialHours }: VenueHours,
  today: number,
  order: readonly DayName[] = DAYS,
): readonly WeekRow[] {
  const rowOf = (midnight: number): readonly WeekRow[] => {
    const day = DAYS[new Date(midnight).getUTCDay()];
    const special = specialPeriodOn(specialHours, midnight);
    if (!day || (!special && !workingDays?.length)) return [];
    const days = special ? (special.closed ? [] : special.days) : workingDays;
    return weekRows(days, [day]);
  };
  const rows = DAYS.flatMap((_, inDays) => rowOf(today + inDays * DAY_MS));
  return rows.toSorted((one, other) => order.indexOf(one.day) - order.indexOf(other.day));
}
