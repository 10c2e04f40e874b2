/** Reads a cell with the last day of something that ends by itself, such as a sale. */
import { problem, quoted, UNCLEAR, value, type CellReading } from './cellReading.js';
import type { LocalizedText } from '../core/language.js';
import { formatBookingDate, parseDate } from '../time/calendarDays.js';
import { SALE_END_PAST, saleUntilEndOf } from '../price/saleEnd.js';

const NOT_A_DAY = (text: string): LocalizedText => ({
  ar: `«${quoted(text)}» ليس تاريخًا`,
  en: `“${quoted(text)}” is not a date`,
});

/** JSON files have the instant itself. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** Its end is in a year that ISO 8601 writes with more than four digits. */
const LAST_DAY = '9999-12-31';

/** The days that a text may mean, the most usual first: 4/5/2026 is 4 May or 5 April. */
function daysIn(text: string): readonly string[] {
  const monthFirst = text.trim().replace(/^(\p{Nd}{1,2})([/.\-\s]+)(\p{Nd}{1,2})(?=[/.\-\s])/u, '$3$2$1');
  const days = [text, monthFirst].flatMap((one) => parseDate(one) ?? []).filter((day) => day < LAST_DAY);
  return [...new Set(days)];
}

/**
 * @param timeZone of the menu, which must be valid
 * @param now epoch ms, after which the day has to end
 */
export function readDay(cell: string, timeZone: string | null | undefined, now: number): CellReading {
  const [day, other] = daysIn(cell);
  if (day !== undefined && other !== undefined)
    return problem(
      UNCLEAR(cell),
      [day, other].map((one) => ({
        value: one,
        label: { ar: formatBookingDate(one, 'ar'), en: formatBookingDate(one, 'en') },
      })),
    );
  const end =
    day === undefined ? Date.parse(INSTANT.test(cell) ? cell : '') : Date.parse(saleUntilEndOf(day, timeZone));
  if (Number.isNaN(end)) return problem(NOT_A_DAY(cell));
  return end > now ? value(new Date(end).toISOString()) : problem(SALE_END_PAST);
}
