import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_POPULAR_ITEMS, MIN_POPULAR_INTERESTS, POPULAR_FACTOR, popularIndexes } from './popularity.js';

describe('popular items', () => {
  it('stand out from the average', () => {
    expect(popularIndexes([3, 60, 4, 5, 90])).toEqual(new Set([4]));
    expect(popularIndexes([30, 31, 29, 30])).toEqual(new Set());
    expect(popularIndexes([0, 0, 19, 0])).toEqual(new Set());
    expect(popularIndexes([])).toEqual(new Set());
  });

  it('are the items with the highest counts, and few', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(500), { maxLength: 60 }), (counts) => {
        const popular = popularIndexes(counts);
        expect(popular.size).toBeLessThanOrEqual(MAX_POPULAR_ITEMS);
        const total = counts.reduce((sum, count) => sum + count, 0);
        const eligible = counts.filter(
          (count) => count >= MIN_POPULAR_INTERESTS && count * counts.length >= total * POPULAR_FACTOR,
        );
        expect([...popular].map((index) => counts[index]).sort((a = 0, b = 0) => b - a)).toEqual(
          eligible.sort((a, b) => b - a).slice(0, MAX_POPULAR_ITEMS),
        );
      }),
    );
  });
});
