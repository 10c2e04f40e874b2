/** Says until when an item is sold out. (docs/spec/domain.md#items) */
import { bookingDateParts, daysBetween, todayIn } from '../cart/dates.js';
import type { Language } from '../core/language.js';

/** Farther days are named by their date, because a weekday would be ambiguous. */
const MAX_WEEKDAY_DAYS = 6;

/**
 * The day in the venue's time zone on which an item is available again: a weekday, or a date as `24/12/2026`. Neither
 * becomes wrong in a cached page, as "tomorrow" would.
 * @param until ISO 8601
 */
export function soldOutDay(until: string, now: Date, timeZone: string | null | undefined, language: Language): string {
  const day = todayIn(timeZone, new Date(until));
  const { weekday, date } = bookingDateParts(day, language);
  return daysBetween(todayIn(timeZone, now), day) > MAX_WEEKDAY_DAYS ? date : weekday;
}
