/** Finding words as people spell them: Arabic letters that are written alike count as the same. */
import { toLatinDigits } from './digits.js';

const ALIKE: Readonly<Record<string, string>> = { ٱ: 'ا', ى: 'ي', ی: 'ي', ة: 'ه', ک: 'ك' };

/**
 * The text as it is compared: hamza seats, diacritics and accents, tatweel, invisible marks, case, digits' script and
 * runs of blanks make no difference. The decomposition takes the hamza off أ إ آ ؤ ئ.
 */
export function foldArabic(text: string): string {
  return toLatinDigits(text.normalize('NFKD'))
    .replace(/[\p{M}\p{Cf}ـ]/gu, '')
    .replace(/[ٱىیةک]/g, (letter) => ALIKE[letter] ?? letter)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Whether every word of the query stands somewhere in the text. An empty query matches all. */
export function matches(query: string, text: string): boolean {
  const folded = foldArabic(text);
  return foldArabic(query)
    .split(' ')
    .every((word) => folded.includes(word));
}
