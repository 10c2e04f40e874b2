/** The day of an instant in words, relative to today. */
import { formatBookingDate, WEEKDAYS } from '../time/calendarDays.js';
import { DAY_MS } from '../time/durations.js';
import type { Language } from '../core/language.js';
import { midnightOf } from './openingHours.js';

export const TOMORROW = { ar: 'غدًا', en: 'tomorrow' } as const;

/** The local day of an instant (epoch ms) in words, relative to `now`, such as "tomorrow". Empty if it is today. */
export function relativeDay(at: number, now: number, timeZone: string, language: Language): string {
  const midnight = midnightOf(at, timeZone);
  const days = Math.round((midnight - midnightOf(now, timeZone)) / DAY_MS);
  if (days <= 0) return '';
  if (days === 1) return TOMORROW[language];
  if (days < 7) return WEEKDAYS[language][new Date(midnight).getUTCDay()] ?? '';
  return formatBookingDate(new Date(midnight).toISOString().slice(0, 10), language);
}
