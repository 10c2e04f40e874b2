/** Which items of a menu are popular, by visitors' interest. (docs/spec/domain.md#popular-items) */

/** The minimum number of interests of a popular item, because smaller numbers are not meaningful. */
export const MIN_POPULAR_INTERESTS = 20;

/** A popular item has at least this multiple of the menu's average. */
export const POPULAR_FACTOR = 2;

export const MAX_POPULAR_ITEMS = 5;

/**
 * The indexes of the items whose count is far above the average, at most `MAX_POPULAR_ITEMS`. Of equal counts the first
 * ones are taken.
 * @param counts the number of recorded interests of each visible item
 */
export function popularIndexes(counts: readonly number[]): ReadonlySet<number> {
  const average = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const least = Math.max(MIN_POPULAR_INTERESTS, average * POPULAR_FACTOR);
  return new Set(
    counts
      .map((count, index) => ({ count, index }))
      .filter(({ count }) => count >= least)
      .sort((one, other) => other.count - one.count || one.index - other.index)
      .slice(0, MAX_POPULAR_ITEMS)
      .map(({ index }) => index),
  );
}
