/**
 * Calendar days as `yyyy-mm-dd`. They have no time zone; only the current day depends on one.
 * (docs/spec/domain.md#reservation-dates)
 */
import { DAY_MS } from './durations.js';
import type { Language } from '../core/language.js';
import { toLatinDigits } from '../text/digits.js';
import { resolveTimeZone, toWallClock } from './timeZone.js';

/** Weekday names, indexed by `Date#getUTCDay`. */
export const WEEKDAYS = {
  ar: ['الأحد', 'الإثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
} as const satisfies Record<Language, readonly string[]>;

const isoOf = (utc: number) => new Date(utc).toISOString().slice(0, 10);

/** The day's midnight in UTC, in epoch ms; NaN for an invalid day. */
function utcOf(date: string): number {
  const utc = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(utc) && isoOf(utc) === date ? utc : Number.NaN;
}

/** Whether the text is a calendar day; 2026-02-30 is not. */
export function isDate(text: string): boolean {
  return !Number.isNaN(utcOf(text));
}

/** A day for display in either language, `dd/mm/yyyy`; empty for an invalid day. */
export function formatDate(date: string): string {
  return isDate(date) ? date.split('-').reverse().join('/') : '';
}

const DAY_FIRST = /^(\d{1,2})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{4})$/;
const YEAR_FIRST = /^(\d{4})[/.\-\s]+(\d{1,2})[/.\-\s]+(\d{1,2})$/;

/**
 * Parses a typed day to `yyyy-mm-dd`, or null. If the year does not come first, the day comes before the month. Accepts
 * digits of any script.
 */
export function parseDate(text: string): string | null {
  const plain = toLatinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim();
  const [, day, month, year] = DAY_FIRST.exec(plain) ?? [];
  const [, first = year, second = month, third = day] = YEAR_FIRST.exec(plain) ?? [];
  if (first === undefined || second === undefined || third === undefined) return null;
  const date = `${first}-${second.padStart(2, '0')}-${third.padStart(2, '0')}`;
  return isDate(date) ? date : null;
}

/** The day `days` later, or earlier if negative. `date` must be valid. */
export function addDays(date: string, days: number): string {
  return isoOf(utcOf(date) + days * DAY_MS);
}

/** Whole days between two days, negative if reversed; NaN if either is invalid. */
export function daysBetween(from: string, to: string): number {
  return (utcOf(to) - utcOf(from)) / DAY_MS;
}

/** The calendar day in the time zone at `now`. */
export function todayIn(timeZone: string | null | undefined, now: Date): string {
  return isoOf(toWallClock(now.getTime(), resolveTimeZone(timeZone)));
}

export interface Booking {
  readonly start: string;
  readonly end: string;
}

/** The default dates of a new reservation: from tomorrow to the day after. */
export function defaultBooking(today: string): Booking {
  return { start: addDays(today, 1), end: addDays(today, 2) };
}

/** Problems with a booking's dates. */
export type BookingProblem =
  'no-start' | 'no-end' | 'start-past' | 'end-not-after-start' | 'start-too-late' | 'end-too-late';

/** How far ahead a booking may reach: two years including a leap day. */
export const BOOKING_HORIZON_DAYS = 731;

/** The last day on which a booking may end. */
export const lastBookingDay = (today: string): string => addDays(today, BOOKING_HORIZON_DAYS);

/**
 * Validates a booking. Both days must exist. The start must not be before `today` (in the menu's time zone), and the
 * end must be after the start. Both must be within `BOOKING_HORIZON_DAYS`.
 */
export function bookingProblem(
  start: string | null | undefined,
  end: string | null | undefined,
  today: string,
): BookingProblem | null {
  if (!start || !isDate(start)) return 'no-start';
  if (!end || !isDate(end)) return 'no-end';
  if (daysBetween(today, start) < 0) return 'start-past';
  if (daysBetween(today, start) > BOOKING_HORIZON_DAYS) return 'start-too-late';
  if (daysBetween(start, end) <= 0) return 'end-not-after-start';
  return daysBetween(today, end) > BOOKING_HORIZON_DAYS ? 'end-too-late' : null;
}

/** A day's weekday and date for display; both empty for an invalid day. */
export function bookingDateParts(
  date: string,
  language: Language,
): { readonly weekday: string; readonly date: string } {
  const utc = utcOf(date);
  if (Number.isNaN(utc)) return { weekday: '', date: '' };
  return { weekday: WEEKDAYS[language][new Date(utc).getUTCDay()] ?? '', date: formatDate(date) };
}

/** A day as `الأحد، 04/01/2026` or `Sun, 04/01/2026`; empty for an invalid day. */
export function formatBookingDate(date: string, language: Language): string {
  const parts = bookingDateParts(date, language);
  return parts.date && `${parts.weekday}${language === 'ar' ? '،' : ','} ${parts.date}`;
}
