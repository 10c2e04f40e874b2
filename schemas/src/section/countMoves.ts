/** How far one order of a menu is from another: what an owner who rearranged it has changed. */
import type { MenuOrder } from './ordering.js';

/** How many elements of a sequence of numbers may stay where they are: the length of its longest rising run, with gaps. */
function longestIncreasingLength(sequence: readonly number[]): number {
  // The smallest number that a rise of each length can end with.
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

/** How many of a list's elements must be taken out and put back elsewhere. What only one of the lists has counts for nothing. */
function movesWithin(before: readonly string[], after: readonly string[]): number {
  const places = new Map(before.map((id, place) => [id, place]));
  const stayed = after.map((id) => places.get(id)).filter((place) => place !== undefined);
  return stayed.length - longestIncreasingLength(stayed);
}

/** The least number of sections and items to move, one by one, that makes one order of the other. */
export function countMoves(before: MenuOrder, after: MenuOrder): number {
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
