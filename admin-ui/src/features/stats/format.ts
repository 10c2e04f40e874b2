/** Formats numbers, days and hours with Latin digits in both languages. */
import { bookingDateParts, formatBookingDate, formatCount, type Language } from '@qaima/schemas';

/** Formats `1240` as `1,240`. */
export { formatCount };

/** Formats a date with its weekday: `الجمعة، 20/11/2026`. */
export const formatDay = (day: string, language: Language): string => formatBookingDate(day, language);

/** Formats a date for an axis: `20/11`. */
export const formatShortDay = (day: string, language: Language): string =>
  bookingDateParts(day, language).date.slice(0, 'dd/mm'.length);

/** Formats an hour as `08:00`; hour 24 is `00:00`. */
export const formatHour = (hour: number): string => `${String(hour % 24).padStart(2, '0')}:00`;

/** The index of the first maximum; null if all numbers are 0. */
export function indexOfMax(numbers: readonly number[]): number | null {
  const most = Math.max(0, ...numbers);
  return most === 0 ? null : numbers.indexOf(most);
}
