/**
 * What people typed, made fit to stand in a plain Arabic text: on one line, and without the signs that turn the
 * direction of what follows.
 */

/** Begins a line that has no letter of its own before another's words: from right to left. */
export const START_RTL = '\u200f';

const [LRI, FSI, PDI] = ['\u2066', '\u2068', '\u2069'];

// The two joiners belong to words and to emoji; all other invisible signs say something to machines, not to people.
const UNSEEN = /(?![\u200c\u200d])\p{C}/gu;

/** A letter that is not written from right to left. */
const OTHER_LETTER = /(?!\p{Script=Arabic})\p{L}/u;

/** The text on one line. */
export function legible(text: string): string {
  return text.replace(/\s+/g, ' ').replace(UNSEEN, '').trim();
}

/** A text that keeps its own direction among Arabic words. */
export function isolated(text: string): string {
  return OTHER_LETTER.test(text) ? FSI + text + PDI : text;
}

/** A number, a sum or an address, which is read from left to right; nothing stays nothing. */
export function ltr(text: string): string {
  return text && LRI + text + PDI;
}
