/**
 * What is printed instead of characters that no font contains, in PDFs and on tickets: `[?4E2D]` for U+4E2D. So nobody
 * overlooks that a word is missing. (docs/spec/domain.md#tickets)
 */
import { ltr } from './bidiRuns';
import { fontFor, type Weight } from './fonts';

/** Characters that are drawn as nothing. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\s]/u;

const isDrawable = (character: string, weight: Weight) =>
  INVISIBLE.test(character) || fontFor(weight, character) !== null;

const codeOf = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

/** Whether fonts have all characters of a text. */
export const isPrintable = (text: string, weight: Weight): boolean =>
  Array.from(text).every((character) => isDrawable(character, weight));

/** The text with the code points of the characters that no font contains, those in a row together. */
export function printable(text: string, weight: Weight): string {
  if (isPrintable(text, weight)) return text;
  const missing: string[] = [];
  let result = '';
  const flush = () => {
    if (missing.length > 0) result += ltr(`[?${missing.splice(0).map(codeOf).join(' ')}]`);
  };
  for (const character of text) {
    if (!isDrawable(character, weight)) missing.push(character);
    else {
      flush();
      result += character;
    }
  }
  flush();
  return result;
}
