/**
 * Parses a typed time: 24 hours or am/pm, in Arabic or English, with digits of three scripts. Between hours and minutes
 * there may be `:`, `.`, `٫`, a comma or nothing. Every time field of the apps uses this function.
 */
import { toLatinDigits } from '../text/digits.js';

type Half = 'am' | 'pm';

const HALF = 'am|a|ص|صباحا|pm|p|م|مساء|ظهرا';
const AM: readonly string[] = ['am', 'a', 'ص', 'صباحا'];

/** Hours and minutes with a separator, or an hour with or without a separator. */
const MARKED = /^(\d{1,2})(?:[:.,] ?(\d{2})?)?$/;
const UNMARKED = /^(\d{1,2})(\d{2})$/;
const BEFORE = new RegExp(`^(${HALF}) ?(?=\\d)`);
const AFTER = new RegExp(` ?(${HALF})$`);

/** Converts to Latin digits and one kind of space, and removes invisible characters and vowel marks. */
const tidy = (text: string) =>
  toLatinDigits(text)
    .replace(/[\p{Cf}\p{Mn}]/gu, '')
    .toLowerCase()
    .replace(/([ap])\. ?m\.?/g, '$1m')
    .replaceAll('٫', '.')
    .replaceAll('،', ',')
    .replace(/\s+/g, ' ')
    .trim();

/** The hour from 0 to 23, or null if invalid: 13 to 23 are valid with pm but not with am. */
function hourIn(hour: number, half: Half | null): number | null {
  if (hour > 23) return null;
  if (half === null) return hour;
  if (half === 'am') return hour > 12 ? null : hour % 12;
  if (hour === 0) return null;
  return hour < 12 ? hour + 12 : hour;
}

/** The time as `HH:MM`, or null if invalid or ambiguous. */
export function parseTime(text: string): string | null {
  const plain = tidy(text);
  const before = BEFORE.exec(plain);
  const rest = plain.slice(before?.[0].length ?? 0);
  const after = AFTER.exec(rest);
  if (before && after) return null;
  const word = (before ?? after)?.[1];
  const half = word === undefined ? null : AM.includes(word) ? 'am' : 'pm';
  const digits = after ? rest.slice(0, after.index) : rest;
  const [, hours, minutes = '00'] = MARKED.exec(digits) ?? UNMARKED.exec(digits) ?? [];
  if (hours === undefined || Number(minutes) > 59) return null;
  const hour = hourIn(Number(hours), half);
  return hour === null ? null : `${String(hour).padStart(2, '0')}:${minutes}`;
}
