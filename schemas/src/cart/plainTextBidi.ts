/** Makes typed text safe inside plain text: on one line, without direction-changing characters. */
import type { Language } from '../core/language.js';

/** An invisible letter that makes a line without other letters display in the direction of the language. */
export const DIRECTION_MARK: Readonly<Record<Language, string>> = { ar: '\u200f', en: '\u200e' };

const [LRI, FSI, PDI] = ['\u2066', '\u2068', '\u2069'];

// Invisible characters except the two zero-width joiners, which are part of words and emoji.
const INVISIBLE = /(?![\u200c\u200d])\p{C}/gu;

/** A letter of a script other than the language's. */
const FOREIGN_LETTER: Readonly<Record<Language, RegExp>> = {
  ar: /(?!\p{Script=Arabic})\p{L}/u,
  en: /(?!\p{Script=Latin})\p{L}/u,
};

/** Joins a text to one line without invisible characters. */
export function toSingleLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(INVISIBLE, '').trim();
}

/** Isolates a text with letters of another script, so that it keeps its own direction among words of the language. */
export function isolateForeign(text: string, language: Language): string {
  return FOREIGN_LETTER[language].test(text) ? FSI + text + PDI : text;
}

/** Isolates a number, an amount or an address as left-to-right text; an empty text stays empty. */
export function isolateLtrText(text: string): string {
  return text && LRI + text + PDI;
}
