/** Shifts of a day that overlap: most likely a mistake, although the venue counts as open during any of them. */
import { CLOSING_GRACE_MS, hoursOf, type DayHours } from './openingHours.js';

/** Whether two shifts of a day overlap. Shifts that only touch, such as 10:00–14:00 and 14:00–18:00, do not. */
export function hasOverlappingShifts({ start, end, also }: Omit<DayHours, 'day'>): boolean {
  const shifts = [{ start, end }, ...(also ?? [])].map(hoursOf).toSorted(([one], [other]) => one - other);
  return shifts.some(([opens], index) => {
    const previous = shifts[index - 1];
    return previous !== undefined && opens < previous[1] - CLOSING_GRACE_MS;
  });
}
