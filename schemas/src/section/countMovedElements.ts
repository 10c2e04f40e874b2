/** Counts how many sections and items an owner moved. */
import type { MenuOrder } from './reorder.js';

/** The length of the longest increasing subsequence. The elements of this subsequence need not move. */
function longestIncreasingLength(sequence: readonly number[]): number {
  // `ends[n]` is the smallest last element of any increasing subsequence of length n + 1.
  const ends: number[] = [];
  for (const number of sequence) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    ends[low] = number;
  }
  return ends.length;
}

/**
 * The minimum number of elements that must move to turn one list into the other. Ignores elements that only one list
 * contains.
 */
function movesWithin(before: readonly string[], after: readonly string[]): number {
  const places = new Map(before.map((id, place) => [id, place]));
  const stayed = after.map((id) => places.get(id)).filter((place) => place !== undefined);
  return stayed.length - longestIncreasingLength(stayed);
}

/** The minimum number of sections and items that must move to turn one menu order into the other. */
export function countMovedElements(before: MenuOrder, after: MenuOrder): number {
  const sectionOf = new Map(before.flatMap(({ id, items }) => items.map((item) => [item, id] as const)));
  const itemsBefore = new Map(before.map(({ id, items }) => [id, items]));
  const sections = movesWithin(
    before.map(({ id }) => id),
    after.map(({ id }) => id),
  );
  return after.reduce((sum, { id, items }) => {
    const cameIn = items.filter((item) => (sectionOf.get(item) ?? id) !== id).length;
    return sum + cameIn + movesWithin(itemsBefore.get(id) ?? [], items);
  }, sections);
}
