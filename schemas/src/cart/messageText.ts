/**
 * What people typed, made fit to stand in a plain Arabic text: on one line, and without the signs that turn the
 * direction of what follows.
 */

/** Begins a line that has no letter of its own before another's words: from right to left. */
export const RIGHT_TO_LEFT_MARK = '\u200f';

const [LRI, FSI, PDI] = ['\u2066', '\u2068', '\u2069'];

// The two joiners belong to words and to emoji; all other invisible signs say something to machines, not to people.
const INVISIBLE = /(?![\u200c\u200d])\p{C}/gu;

/** A letter that is not written from right to left. */
const NON_ARABIC_LETTER = /(?!\p{Script=Arabic})\p{L}/u;

/** The text on one line. */
export function toSingleLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
}

/** A text that keeps its own direction among Arabic words. */
export function isolateNonArabic(text: string): string {
  return NON_ARABIC_LETTER.test(text) ? FSI + text + PDI : text;
}

/** A number, a sum or an address, which is read from left to right; nothing stays nothing. */
export function isolateLtrText(text: string): string {
  return text && LRI + text + PDI;
}
