import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemSchema } from '../item/item.js';
import { isPriceJump, priceJumps } from './priceJumps.js';

describe('a price that is changed', () => {
  it('jumps when it is more than five times the old one, or less than a fifth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 0, max: 1e7 }), (before, after) => {
        expect(isPriceJump(before, after)).toBe(after / before > 5 || after / before < 1 / 5);
      }),
    );
    expect(isPriceJump(7.25, 725)).toBe(true);
    expect(isPriceJump(0, 725)).toBe(false);
  });

  it('is found by the schema wherever it is, rows by their id', () => {
    const row = (_id: string, title: string, price: number) => ({ _id, title, price });
    const before = { title: 'x', price: 7.25, subItems: [row('a', 'صغير', 2), row('b', 'كبير', 4)] };
    const after = { title: 'x', price: 725, subItems: [row('b', 'كبير', 450), row('a', 'صغير', 2.5), { price: 900 }] };
    expect(priceJumps(itemSchema, before, after).map(({ path, title, after: price }) => [path, title, price])).toEqual([
      ['/price', undefined, 725],
      ['/subItems/0/price', 'كبير', 450],
    ]);
    expect(priceJumps(itemSchema, before, before)).toEqual([]);
  });
});
