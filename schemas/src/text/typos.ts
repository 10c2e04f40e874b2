/** Words that differ by one mistyped letter. */

/** Shorter words have too many neighbours: a mistyped «رز» could be anything. */
const MIN_LETTERS = 4;

/** The Arabic article, which a query may have or lack. */
const ARTICLE = /^ال(?=.{3})/;

/** Whether one letter more, one less, another one, or two letters in exchanged places make one word the other. */
export function isOneLetterApart(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, otherRest] = [one.slice(start), other.slice(start)];
  const [tail, otherTail] = [rest.slice(1), otherRest.slice(1)];
  if (rest === otherRest) return false;
  if (tail === otherTail || rest === otherTail || tail === otherRest) return true;
  return rest[0] === otherRest[1] && rest[1] === otherRest[0] && tail.slice(1) === otherTail.slice(1);
}

/** Whether a normalized word is one of these words with one letter mistyped. Numbers are never mistyped. */
export function isTypoOf(word: string, words: readonly string[]): boolean {
  const typed = word.replace(ARTICLE, '');
  if (typed.length < MIN_LETTERS || /\d/.test(typed)) return false;
  return words.some((other) => isOneLetterApart(typed, other.replace(ARTICLE, '')));
}
