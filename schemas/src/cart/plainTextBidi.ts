/** Makes typed text safe inside plain Arabic text: on one line, without direction-changing characters. */

/** Makes a line without letters display from right to left. */
export const RIGHT_TO_LEFT_MARK = '\u200f';

const [LRI, FSI, PDI] = ['\u2066', '\u2068', '\u2069'];

// Invisible characters except the two zero-width joiners, which are part of words and emoji.
const INVISIBLE = /(?![\u200c\u200d])\p{C}/gu;

/** A letter of a script other than Arabic. */
const NON_ARABIC_LETTER = /(?!\p{Script=Arabic})\p{L}/u;

/** Joins a text to one line without invisible characters. */
export function toSingleLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
}

/** Isolates a text that contains non-Arabic letters, so that it keeps its own direction among Arabic words. */
export function isolateNonArabic(text: string): string {
  return NON_ARABIC_LETTER.test(text) ? FSI + text + PDI : text;
}

/** Isolates a number, an amount or an address as left-to-right text; an empty text stays empty. */
export function isolateLtrText(text: string): string {
  return text && LRI + text + PDI;
}
