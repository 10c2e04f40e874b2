/** Where something stood in a list, and where it goes when it comes back to a list that has changed meanwhile. */

/** The place of an element, told by those before it: an index alone would be wrong as soon as one of them moves. */
export interface ListPosition {
  readonly index: number;
  /** The elements before it, the nearest first; empty for the first of the list. */
  readonly behind: readonly string[];
}

/** So many neighbours are remembered: a list of thousands is not copied for each of its elements. */
const MAX_NEIGHBOURS = 20;

/** The place of the element at an index. */
export function listPositionOf(list: readonly string[], index: number): ListPosition {
  return { index, behind: list.slice(Math.max(0, index - MAX_NEIGHBOURS), index).reverse() };
}

/** Where that place is in the list of now: behind the nearest old neighbour that is still there, or at the old index. */
export function resolveIndex(list: readonly string[], { index, behind }: ListPosition): number {
  const neighbour = behind.map((one) => list.indexOf(one)).find((found) => found >= 0);
  return neighbour === undefined ? Math.min(index, list.length) : neighbour + 1;
}

/** Puts an element back. The others keep their order, and one that is there already stays where it is. */
export function reinsert(list: readonly string[], element: string, place: ListPosition): readonly string[] {
  return list.includes(element) ? list : list.toSpliced(resolveIndex(list, place), 0, element);
}

/** Puts those elements of an old list that came back into the list as it is now. */
export function reinsertAll(
  list: readonly string[],
  old: readonly string[],
  back: ReadonlySet<string>,
): readonly string[] {
  return old.reduce<readonly string[]>(
    (now, element, index) => (back.has(element) ? reinsert(now, element, listPositionOf(old, index)) : now),
    list,
  );
}
