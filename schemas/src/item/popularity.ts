/** Which items of a menu are popular, by visitors' interest and guests' orders. (docs/spec/domain.md#popular-items) */

/** The number of days, including today, of which interests and orders count. */
export const POPULARITY_DAYS = 30;

/** The minimum count of a popular item, because smaller counts are not meaningful. */
export const MIN_POPULARITY = 10;

export const MAX_POPULAR_ITEMS = 5;

/** The interests and orders of a menu's items within `POPULARITY_DAYS`, by the items' ids. */
export type PopularityCounts = ReadonlyMap<string, number>;

/**
 * The items with the highest counts: at most `MAX_POPULAR_ITEMS`, and none below `MIN_POPULARITY`. Of equal counts the
 * first ones are taken.
 * @param items the visible items, in the menu's order
 */
export function popularItems<I extends { readonly _id?: string | null | undefined }>(
  items: readonly I[],
  counts: PopularityCounts,
): ReadonlySet<I> {
  const countOf = ({ _id }: I) => counts.get(_id ?? '') ?? 0;
  return new Set(
    items
      .filter((item) => countOf(item) >= MIN_POPULARITY)
      .sort((one, other) => countOf(other) - countOf(one))
      .slice(0, MAX_POPULAR_ITEMS),
  );
}
