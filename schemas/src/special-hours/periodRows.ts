import { addDays, daysBetween } from '../time/calendarDays.js';
import { DAYS, weekRows, type SpecialPeriod, type WeekRow } from '../working-day/openingHours.js';
import type { DayName } from '../working-day/working-day.js';

/** The weekdays of a range that have equal hours. */
export interface PeriodRow extends Omit<WeekRow, 'day'> {
  readonly days: readonly DayName[];
}

export function weekdaysIn({ from, to }: Pick<SpecialPeriod, 'from' | 'to'>): ReadonlySet<DayName> {
  const count = Math.min(daysBetween(from, to) + 1, DAYS.length);
  const days = Array.from({ length: count }, (_, index) => DAYS[new Date(addDays(from, index)).getUTCDay()]);
  return new Set(days.filter((day) => day !== undefined));
}

/**
 * The hours of a special period, one row for all days with equal hours. Weekdays outside of its dates are left out.
 * @param order the weekdays in display order
 */
export function periodRows(period: SpecialPeriod, order: readonly DayName[] = DAYS): readonly PeriodRow[] {
  const within = weekdaysIn(period);
  const groups = new Map<string, PeriodRow>();
  for (const { day, ...hours } of weekRows(period.closed ? [] : period.days, order)) {
    if (!within.has(day)) continue;
    const key = JSON.stringify(hours);
    groups.set(key, { ...hours, days: [...(groups.get(key)?.days ?? []), day] });
  }
  return [...groups.values()];
}
