import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPositionOf, reinsertAll, reinsert } from './listPosition.js';

const list = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 60 });
const picked = list.chain((all) => fc.record({ all: fc.constant(all), index: fc.nat({ max: all.length - 1 }) }));
const subset = list.chain((all) => fc.record({ all: fc.constant(all), gone: fc.subarray(all) }));

describe('an element that comes back', () => {
  it('stands where it stood when nothing else has changed', () => {
    fc.assert(
      fc.property(picked, ({ all, index }) => {
        const [element = ''] = all.slice(index);
        expect(reinsert(all.toSpliced(index, 1), element, listPositionOf(all, index))).toEqual(all);
      }),
    );
  });

  it('leaves the others in the order that they have now, and is there once', () => {
    fc.assert(
      fc.property(picked, fc.func(fc.integer()), list, ({ all, index }, shuffle, others) => {
        const [element = ''] = all.slice(index);
        const now = [...new Set([...all, ...others])].sort((a, b) => shuffle(a) - shuffle(b));
        const without = now.filter((one) => one !== element);
        const back = reinsert(without, element, listPositionOf(all, index));
        expect(back.filter((one) => one !== element)).toEqual(without);
        expect(back).toHaveLength(without.length + 1);
        expect(reinsert(back, element, listPositionOf(all, index))).toBe(back);
      }),
    );
  });

  it('follows its nearest old neighbour to where that has been moved', () => {
    const place = listPositionOf(['a', 'b', 'c', 'd'], 2);
    expect(reinsert(['d', 'b', 'a'], 'c', place)).toEqual(['d', 'b', 'c', 'a']);
    expect(reinsert(['d', 'a'], 'c', place)).toEqual(['d', 'a', 'c']);
  });

  it('goes to its old index without neighbours, and never beyond the end', () => {
    expect(reinsert(['x', 'y', 'z'], 'c', listPositionOf(['a', 'b', 'c'], 2))).toEqual(['x', 'y', 'c', 'z']);
    expect(reinsert(['x'], 'c', listPositionOf(['a', 'b', 'c'], 2))).toEqual(['x', 'c']);
    expect(reinsert(['b', 'x'], 'a', listPositionOf(['a', 'b'], 0))).toEqual(['a', 'b', 'x']);
  });
});

describe('several that come back', () => {
  it('make the old list again when nothing else has changed', () => {
    fc.assert(
      fc.property(subset, ({ all, gone }) => {
        const left = all.filter((one) => !gone.includes(one));
        expect(reinsertAll(left, all, new Set(gone))).toEqual(all);
      }),
    );
  });

  it('bring nobody else along', () => {
    fc.assert(
      fc.property(subset, list, ({ all, gone }, now) => {
        const result = reinsertAll(now, all, new Set(gone));
        expect(new Set(result)).toEqual(new Set([...now, ...gone]));
        expect(result.filter((one) => now.includes(one))).toEqual(now);
      }),
    );
  });
});
