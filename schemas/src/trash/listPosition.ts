/** The position of a deleted list element. The element can be restored there even if the list has changed. */

/** A position by index and by the preceding elements. If one of them moves, the index alone would be wrong. */
export interface ListPosition {
  readonly index: number;
  /** The preceding elements, nearest first; empty for the first element. */
  readonly behind: readonly string[];
}

/** The number of preceding elements to store; limits the size for long lists. */
const MAX_NEIGHBOURS = 20;

/** The position of the element at an index. */
export function listPositionOf(list: readonly string[], index: number): ListPosition {
  return { index, behind: list.slice(Math.max(0, index - MAX_NEIGHBOURS), index).reverse() };
}

/**
 * The index at which to restore the element. It follows the nearest preceding element that still exists. If none does,
 * it gets its old index.
 */
export function resolveIndex(list: readonly string[], { index, behind }: ListPosition): number {
  const neighbour = behind.map((one) => list.indexOf(one)).find((found) => found >= 0);
  return neighbour === undefined ? Math.min(index, list.length) : neighbour + 1;
}

/**
 * Reinserts an element; the other elements keep their sequence. If the element is already in the list, nothing changes.
 */
export function reinsert(list: readonly string[], element: string, place: ListPosition): readonly string[] {
  return list.includes(element) ? list : list.toSpliced(resolveIndex(list, place), 0, element);
}

/** Reinserts the restored elements of an old list into the current one. */
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
