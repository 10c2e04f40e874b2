/** Finds the known text that somebody probably meant. */
import { normalizeArabic } from '../text/search.js';

/** The number of letters to insert, remove or replace to turn one text into the other. */
function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...one].entries()) {
    const current = [row + 1];
    for (const [column, second] of [...other].entries())
      current.push(
        Math.min(
          (previous[column] ?? 0) + (letter === second ? 0 : 1),
          (previous[column + 1] ?? 0) + 1,
          (current[column] ?? 0) + 1,
        ),
      );
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

/** The maximum share of letters in which similar texts may differ: «مكرونات» is not «مشروبات». */
const MAX_DIFFERENCE = 0.2;

/** The most similar known text, or null if none is similar. */
export function mostSimilarText(text: string, known: readonly string[]): string | null {
  const letters = (one: string) => normalizeArabic(one).replaceAll(' ', '');
  const wanted = letters(text);
  const [best] = known
    .map((one) => ({ one, distance: editDistance(wanted, letters(one)) }))
    .filter(({ one, distance }) => distance <= Math.max(1, MAX_DIFFERENCE * Math.min(wanted.length, one.length)))
    .sort((a, b) => a.distance - b.distance);
  return best?.one ?? null;
}
