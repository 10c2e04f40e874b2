/** How numbers, days and hours are written on this screen: Latin digits in both languages. */
import { bookingDateParts, formatBookingDate, formatCount, type Language } from '@qaima/schemas';

/** `1240` as `1,240`. */
export { formatCount };

/** A day of the calendar in words: `الجمعة، 20/11/2026`. */
export const formatDay = (day: string, language: Language): string => formatBookingDate(day, language);

/** A day as short as an axis needs it: `20/11`. */
export const formatShortDay = (day: string, language: Language): string =>
  bookingDateParts(day, language).date.slice(0, 'dd/mm'.length);

/** An hour of the day: `08:00`; 24 is midnight again. */
export const formatHour = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;

/** The place of the largest of these, the first of equal ones; null when all are 0. */
export function indexOfMax(numbers: readonly number[]): number | null {
  const most = Math.max(0, ...numbers);
  return most === 0 ? null : numbers.indexOf(most);
}
