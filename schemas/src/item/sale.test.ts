import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromThousandths, toThousandths } from '../money/money.js';
import {
  isOnSale,
  discountPercent,
  originalPrice,
  salePrice,
  displayedPrice,
  startingPrice,
  subItemSalePrices,
} from './sale.js';

const price = fc.integer({ min: 0, max: 1_000_000_000 }).map(fromThousandths);
const offPrice = fc.integer({ min: 0, max: 10_000 }).map((parts) => parts / 10_000);
const sale = fc.record({ onSale: fc.boolean(), offPrice });
const subItems = fc.array(fc.record({ title: fc.string(), price }), { maxLength: 6 });
const item = fc.record({ price, sale: fc.option(sale), subItems: fc.option(subItems) });

describe('a sale', () => {
  it('holds only when it is on and takes something off', () => {
    expect(isOnSale({ sale: { onSale: true, offPrice: 0.2 } })).toBe(true);
    expect(isOnSale({ sale: { onSale: true, offPrice: 0 } })).toBe(false);
    expect(isOnSale({ sale: { onSale: false, offPrice: 0.2 } })).toBe(false);
    expect(isOnSale({ sale: { offPrice: 0.2 } })).toBe(false);
    expect([{}, { sale: null }, { sale: { onSale: true, offPrice: null } }].map(isOnSale)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('multiplies the price by one minus its part, half up to thousandths', () => {
    expect(salePrice({ price: 4.4, sale: { onSale: true, offPrice: 0.2 } })).toBe(3520);
    expect(salePrice({ price: 1.01, sale: { onSale: true, offPrice: 0.15 } })).toBe(859);
    expect(salePrice({ price: 4.4, sale: { onSale: false, offPrice: 0.2 } })).toBe(4400);
    expect(salePrice({ price: 4.4, sale: { onSale: true, offPrice: 7 } })).toBe(0);
    expect(salePrice({})).toBe(0);
  });

  it('agrees with whole-number arithmetic for every item and sub-item', () => {
    fc.assert(
      fc.property(item, fc.nat({ max: 6 }), (anItem, index) => {
        const list = anItem.subItems ?? [];
        const base = BigInt(toThousandths(list.length > 0 ? list[index]?.price : anItem.price));
        const off = anItem.sale?.onSale ? BigInt(Math.round(anItem.sale.offPrice * 10_000)) : 0n;
        expect(salePrice(anItem, index)).toBe(Number((base * (10_000n - off) + 5_000n) / 10_000n));
      }),
    );
  });

  it('never raises a price', () => {
    fc.assert(fc.property(item, (anItem) => salePrice(anItem, 0) <= originalPrice(anItem, 0)));
  });

  it('says its percentage without a binary tail', () => {
    expect(discountPercent({ sale: { onSale: true, offPrice: 0.07 } })).toBe(7);
    expect(discountPercent({ sale: { onSale: true, offPrice: 0.125 } })).toBe(12.5);
    expect(discountPercent({ sale: { onSale: false, offPrice: 0.07 } })).toBe(0);
  });
});

describe('sub-items', () => {
  const shawarma = {
    price: 9,
    sale: { onSale: true, offPrice: 0.1 },
    subItems: [{ price: 3.5 }, { price: 2.25 }, { price: 0 }],
  };

  it('decide the price by the one that is chosen', () => {
    expect(subItemSalePrices(shawarma)).toEqual([3150, 2025, 0]);
    expect(salePrice(shawarma, 1)).toBe(2025);
    expect(originalPrice(shawarma, 1)).toBe(2250);
  });

  it('give 0 for one that is missing or not named', () => {
    expect([salePrice(shawarma, 3), salePrice(shawarma, -1), salePrice(shawarma)]).toEqual([0, 0, 0]);
  });

  it('start from the lowest price that shows', () => {
    expect(startingPrice(shawarma)).toBe(2025);
    expect(startingPrice({ price: 3, subItems: [{ price: 0 }] })).toBeNull();
    expect(startingPrice({ price: 3 })).toBeNull();
  });
});

describe('the price on a card', () => {
  it('is the sale price with the old one beside it', () => {
    expect(displayedPrice({ price: 5, sale: { onSale: true, offPrice: 0.2 } })).toEqual({
      price: 4000,
      original: 5000,
      startsFrom: false,
    });
  });

  it('starts from the lowest of different prices only', () => {
    expect(displayedPrice({ subItems: [{ price: 3 }, { price: 2 }] })).toEqual({
      price: 2000,
      original: null,
      startsFrom: true,
    });
    expect(displayedPrice({ subItems: [{ price: 2 }, { price: 0 }] })?.startsFrom).toBe(false);
  });

  it('is that of the sizes that can be had, or of all when none can', () => {
    expect(displayedPrice({ subItems: [{ price: 2, soldOut: true }, { price: 3 }] })).toEqual({
      price: 3000,
      original: null,
      startsFrom: false,
    });
    const sizes = fc.array(fc.record({ price, soldOut: fc.option(fc.boolean()) }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(sizes, sale, (list, aSale) => {
        const left = list.filter(({ soldOut }) => !soldOut);
        const counted = (left.length > 0 ? left : list).map((size) => ({ price: size.price }));
        expect(displayedPrice({ subItems: list, sale: aSale })).toEqual(
          displayedPrice({ subItems: counted, sale: aSale }),
        );
      }),
    );
  });

  it('is nothing when there is no price', () => {
    expect([{}, { price: 0 }, { subItems: [{ price: 0 }] }].map(displayedPrice)).toEqual([null, null, null]);
  });
});
