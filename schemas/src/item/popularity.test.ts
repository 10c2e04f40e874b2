import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_POPULAR_ITEMS, MIN_POPULARITY, popularItems } from './popularity.js';

/** The indexes of the popular items among items with these counts. */
function popularAmong(counts: readonly number[]): number[] {
  const items = counts.map((count, index) => ({ _id: `item${index}`, count, index }));
  const popular = popularItems(items, new Map(items.map(({ _id, count }) => [_id, count])));
  return [...popular].map(({ index }) => index);
}

describe('popular items', () => {
  it('have at least ten interests and orders', () => {
    expect(popularAmong([9, 10, 0, 11])).toEqual([3, 1]);
    expect(popularAmong([30, 31, 29, 30])).toEqual([1, 0, 3, 2]);
    expect(popularAmong([])).toEqual([]);
    expect(popularItems([{ _id: 'uncounted' }, {}], new Map())).toEqual(new Set());
  });

  it('are the first ones of equal counts', () => {
    expect(popularAmong([10, 20, 10, 10, 20, 10, 10])).toEqual([1, 4, 0, 2, 3]);
  });

  it('are the items with the highest counts, and few', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 60 }), (counts) => {
        const eligible = counts.filter((count) => count >= MIN_POPULARITY);
        expect(popularAmong(counts).map((index) => counts[index])).toEqual(
          eligible.sort((a, b) => b - a).slice(0, MAX_POPULAR_ITEMS),
        );
      }),
    );
  });
});
