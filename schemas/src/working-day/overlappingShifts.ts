/** Shifts of a day that are most likely a mistake: they overlap, or count as the morning before the day's other shifts. */
import { CLOSING_GRACE_MS, hoursOf, type DayHours } from './openingHours.js';

/** Whether two shifts of a day overlap. Shifts that only touch, such as 10:00–14:00 and 14:00–18:00, do not. */
export function hasOverlappingShifts({ start, end, also }: Omit<DayHours, 'day'>): boolean {
  const shifts = [{ start, end }, ...(also ?? [])].map(hoursOf).toSorted(([one], [other]) => one - other);
  return shifts.some(([opens], index) => {
    const previous = shifts[index - 1];
    return previous !== undefined && opens < previous[1] - CLOSING_GRACE_MS;
  });
}

/** Until this time, a shift most likely belongs to the night that began the day before. */
const MORNING = '06:00';

/**
 * The opening time of a further shift that counts as the early morning of its day, although it was entered after a shift
 * that opens later: most likely it is meant for the night after that. Null if there is none.
 */
export function earlyMorningShift({ start, also }: Pick<DayHours, 'start' | 'also'>): string | null {
  const early = (also ?? []).find((shift) => shift.start && shift.start < MORNING && start && shift.start < start);
  return early?.start ?? null;
}
