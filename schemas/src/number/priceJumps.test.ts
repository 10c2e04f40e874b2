import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comboFormSchema } from '../combo/combo.js';
import type { Schema } from '../core/schema.js';
import { extraGroupSchema } from '../extra-group/extra-group.js';
import { itemSchema } from '../item/item.js';
import { sectionSchema } from '../section/section.js';
import { isPriceJump, priceJumps } from './priceJumps.js';

const jumps = (schema: Schema, before: object, after: object) =>
  priceJumps(schema, before, after).map(({ path, rows, after: price }) => [path, rows, price]);

describe('a price that is changed', () => {
  it('jumps when it is more than five times the old, or less than a fifth', () => {
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
    expect(jumps(itemSchema, before, after)).toEqual([
      ['/price', [], 725],
      ['/subItems/0/price', ['كبير'], 450],
    ]);
    expect(priceJumps(itemSchema, before, before)).toEqual([]);
  });

  it('is found in rows without an id by what identifies them', () => {
    const extra = (...prices: object[]) => ({ extras: [{ _id: 'cheese', title: 'جبنة', prices }] });
    const [small, large] = [
      { size: 'S', price: 0.5 },
      { size: 'L', price: 1 },
    ];
    expect(jumps(extraGroupSchema, extra(small, large), extra({ size: 'L', price: 10 }, small))).toEqual([
      ['/extras/0/prices/0/price', ['جبنة', 'L'], 10],
    ]);
    expect(jumps(extraGroupSchema, extra(small), extra(small, { size: 'L', price: 10 }))).toEqual([]);

    const use = (price: number) => ({ extras: [{ group: 'sauces', prices: [{ extra: 'garlic', price }] }] });
    expect(jumps(itemSchema, use(0.5), use(5))).toEqual([['/extras/0/prices/0/price', ['sauces', 'garlic'], 5]]);
    expect(jumps(sectionSchema, use(5), use(0.5))).toHaveLength(1);

    const combo = (...of: object[]) => ({ choices: [{ title: 'المشروب', of }] });
    const cola = (subItem: string, surcharge: number) => ({ item: 'cola', subItem, extra: surcharge });
    const before = combo({ item: 'water', extra: 0 }, cola('small', 0.5), cola('large', 1));
    expect(jumps(comboFormSchema, before, combo(cola('large', 1.5), cola('small', 50)))).toEqual([
      ['/choices/0/of/1/extra', ['المشروب', 'cola', 'small'], 50],
    ]);
  });
});
