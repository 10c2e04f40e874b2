/** Words to propose when a search finds nothing. */
import { withoutParticle } from './phonetics.js';
import { normalizeArabic } from './search.js';

/** Shorter words resemble too many others. */
const MIN_LETTERS = 3;

/** The largest share of a word's letters that may differ. */
const MAX_DIFFERENCE = 0.5;

/** The number of letters to add, remove or exchange to make one word the other (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1) {
      const replaced = (row[at] ?? 0) + (letter === other[at] ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/**
 * The words of some texts that are nearest to a word of the query, the nearest first.
 * @param most the maximum number of words
 */
export function nearestWords(query: string, texts: readonly string[], most: number): readonly string[] {
  const typed = wordsIn(query)
    .map((word) => withoutParticle(normalizeArabic(word)))
    .filter(({ length }) => length >= MIN_LETTERS);
  const words = new Map(texts.flatMap(wordsIn).map((word) => [withoutParticle(normalizeArabic(word)), word]));
  return [...words]
    .filter(([folded]) => folded.length >= MIN_LETTERS)
    .map(([folded, word]) => {
      const shares = typed.map((asked) => editDistance(asked, folded) / Math.max(asked.length, folded.length));
      return { word, difference: Math.min(1, ...shares) };
    })
    .filter(({ difference }) => difference <= MAX_DIFFERENCE)
    .sort((one, other) => one.difference - other.difference)
    .slice(0, most)
    .map(({ word }) => word);
}
