import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayedPrice } from '../price/displayedPrice.js';
import { comboSaving } from './comboSavings.js';
import { comboParts, type PortionedItem } from './portions.js';

const thousandths = fc.integer({ min: 1, max: 1_000_000_000 });

describe('what a combo is worth', () => {
  it('is the difference to its items one by one, to the thousandth', () => {
    fc.assert(
      fc.property(thousandths, fc.array(thousandths, { minLength: 1, maxLength: 20 }), (own, prices) => {
        const worth = comboSaving(
          own / 1000,
          prices.map((price) => ({ price: price / 1000 })),
          10,
        );
        const sum = prices.reduce((total, price) => total + price, 0);
        expect(worth).toEqual({ separately: sum, saved: sum - own, startsFrom: false });
      }),
    );
  });

  it('takes items at their current price: on sale, and their cheapest option', () => {
    const burger = { price: 4, sale: { onSale: true, offPrice: 0.25 } };
    const drink = { price: 0, subItems: [{ price: 1.5 }, { price: 0.75 }] };
    expect(displayedPrice(burger, 10)?.price).toBe(3000);
    expect(comboSaving(3.5, [burger, drink], 10)).toEqual({ separately: 3750, saved: 250, startsFrom: true });
  });

  it('takes items in the size and as often as the combo contains them', () => {
    const drink = {
      _id: 'drink',
      price: 0,
      subItems: [
        { _id: 'large', price: 1.5 },
        { _id: 'small', price: 0.75 },
      ],
    };
    const parts = comboParts([drink, { _id: 'fries', price: 1 }], [{ item: 'drink', subItem: 'large', quantity: 2 }]);
    expect(comboSaving(3.5, parts, 10)).toEqual({ separately: 4000, saved: 500, startsFrom: false });
  });

  it('uses the cheapest size unless one is named, and is sold out with it', () => {
    const subItems = [
      { _id: 'free', price: 0 },
      { _id: 'large', price: 1.5 },
      { _id: 'small', price: 0.75, soldOut: true },
      { _id: 'tiny', price: 0.75 },
    ];
    const sizesOf = (...portions: Parameters<typeof comboParts>[1] & object) =>
      comboParts<PortionedItem>([{ _id: 'drink', subItems }, { _id: 'fries' }], portions).map(
        ({ size, isSizeNamed, soldOut }) => [size?._id, isSizeNamed, soldOut],
      );
    expect(sizesOf()).toEqual([
      ['small', false, true],
      [undefined, false, undefined],
    ]);
    expect(sizesOf({ item: 'drink', subItem: 'large', quantity: 1 })[0]).toEqual(['large', true, false]);
    // A deleted size is no longer named.
    expect(sizesOf({ item: 'drink', subItem: 'deleted', quantity: 2 })[0]).toEqual(['small', false, true]);
  });

  it('stays the same while a size is sold out', () => {
    const size = fc.record({ price: thousandths.map((price) => price / 1000), soldOut: fc.boolean() });
    fc.assert(
      fc.property(fc.array(size, { minLength: 1, maxLength: 4 }), (subItems) => {
        const available = subItems.map(({ price }) => ({ price }));
        expect(comboSaving(1, [{ subItems }], 10)).toEqual(comboSaving(1, [{ subItems: available }], 10));
      }),
    );
  });

  it('is below nothing for a combo that costs more than its items', () => {
    expect(comboSaving(5, [{ price: 2 }], 10)?.saved).toBe(-3000);
  });

  it('says nothing without prices to compare', () => {
    expect(comboSaving(null, [{ price: 2 }], 10)).toBeNull();
    expect(comboSaving(0, [{ price: 2 }], 10)).toBeNull();
    expect(comboSaving(5, [], 10)).toBeNull();
    expect(comboSaving(5, [{ price: 0 }], 10)).toBeNull();
  });
});
