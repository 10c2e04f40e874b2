/** Says until when an item is sold out. (docs/spec/domain.md#items) */
import { bookingDateParts, daysBetween, todayIn } from '../time/calendarDays.js';
import type { Language } from '../core/language.js';
import { clockTime } from '../working-day/nextOpeningText.js';

/** How many days ahead a weekday is shown. For later days, it would be ambiguous, so a date is shown. */
const MAX_WEEKDAY_DAYS = 6;

/**
 * When an item is available again, in the venue's time zone: today's time as `18:00`, a weekday, or a date as
 * `24/12/2026`. These stay correct in a cached page, unlike "tomorrow".
 * @param until ISO 8601
 */
export function soldOutDay(until: string, now: Date, timeZone: string | null | undefined, language: Language): string {
  const day = todayIn(timeZone, new Date(until));
  const days = daysBetween(todayIn(timeZone, now), day);
  if (days === 0) return clockTime(Date.parse(until), timeZone);
  const { weekday, date } = bookingDateParts(day, language);
  return days > MAX_WEEKDAY_DAYS ? date : weekday;
}
