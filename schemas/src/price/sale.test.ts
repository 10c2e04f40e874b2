import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromThousandths, toThousandths } from '../money/money.js';
import { PRICE_STEPS } from '../money/priceStep.js';
import { displayedPrice } from './displayedPrice.js';
import { isOnSale, discountPercent, originalPrice, salePrice, subItemSalePrices } from './sale.js';
import { lastDayOfSale, NO_SALE, pastSaleEnd, saleAt, saleEnd, saleUntilEndOf } from './saleEnd.js';

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

  it('takes its part off, rounded half up once, and leaves at least a step', () => {
    const off = (price: number, offPrice: number) => ({ price, sale: { onSale: true, offPrice } });
    expect(salePrice(off(4.4, 0.2), 10)).toBe(3520);
    expect(salePrice(off(1.65, 0.1), 10)).toBe(1490);
    expect(salePrice(off(1.65, 0.1), 1)).toBe(1485);
    expect(salePrice(off(0.02, 0.9), 10)).toBe(10);
    expect(salePrice(off(750, 0.95), 250_000)).toBe(250_000);
    expect(salePrice(off(400, 0.05), 250_000)).toBe(400_000);
    expect(salePrice({ price: 4.405, sale: { onSale: false, offPrice: 0.2 } }, 10)).toBe(4405);
    expect(salePrice(off(4.4, 7), 10)).toBe(0);
    expect(salePrice({}, 10)).toBe(0);
  });

  it('agrees with whole-number arithmetic for every item, sub-item and step', () => {
    const steps = fc.constantFrom(...PRICE_STEPS).map(toThousandths);
    fc.assert(
      fc.property(item, steps, fc.nat({ max: 6 }), (anItem, step, index) => {
        const list = anItem.subItems ?? [];
        const base = BigInt(toThousandths(list.length > 0 ? list[index]?.price : anItem.price));
        const off = anItem.sale?.onSale ? BigInt(Math.round(anItem.sale.offPrice * 10_000)) : 0n;
        const unit = 10_000n * BigInt(step);
        const rounded = Number((base * (10_000n - off) * 2n + unit) / (2n * unit)) * step;
        const expected =
          off === 0n ? Number(base) : off === 10_000n ? 0 : Math.min(Number(base), Math.max(step, rounded));
        expect(salePrice(anItem, step, index)).toBe(expected);
      }),
    );
  });

  it('never raises a price', () => {
    fc.assert(fc.property(item, (anItem) => salePrice(anItem, 10, 0) <= originalPrice(anItem, 0)));
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
    expect(subItemSalePrices(shawarma, 1)).toEqual([3150, 2025, 0]);
    expect(salePrice(shawarma, 10, 1)).toBe(2030);
    expect(originalPrice(shawarma, 1)).toBe(2250);
  });

  it('give 0 for one that is missing or not named', () => {
    expect([salePrice(shawarma, 10, 3), salePrice(shawarma, 10, -1), salePrice(shawarma, 10)]).toEqual([0, 0, 0]);
  });
});

describe('the price on a card', () => {
  it('is the sale price with the old one beside it', () => {
    expect(displayedPrice({ price: 5, sale: { onSale: true, offPrice: 0.2 } }, 10)).toEqual({
      price: 4000,
      original: 5000,
      own: 4000,
      startsFrom: false,
    });
  });

  it('starts from the lowest of different prices only', () => {
    expect(displayedPrice({ subItems: [{ price: 3 }, { price: 2 }] }, 10)).toEqual({
      price: 2000,
      original: null,
      own: 2000,
      startsFrom: true,
    });
    expect(displayedPrice({ subItems: [{ price: 2 }, { price: 0 }] }, 10)?.startsFrom).toBe(false);
  });

  it('is that of the sizes that can be had, or of all when none can', () => {
    expect(displayedPrice({ subItems: [{ price: 2, soldOut: true }, { price: 3 }] }, 10)).toEqual({
      price: 3000,
      original: null,
      own: 3000,
      startsFrom: false,
    });
    const size = fc.record({ price: price.filter(Boolean), soldOut: fc.option(fc.boolean()) });
    const sizes = fc.array(size, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(sizes, sale, (list, aSale) => {
        const left = list.filter(({ soldOut }) => !soldOut);
        const counted = (left.length > 0 ? left : list).map((size) => ({ price: size.price }));
        expect(displayedPrice({ subItems: list, sale: aSale }, 10)).toEqual(
          displayedPrice({ subItems: counted, sale: aSale }, 10),
        );
      }),
    );
  });

  it('is nothing when there is no price', () => {
    const asked = { askPrice: true, price: 5, sale: { onSale: true, offPrice: 0.5 }, subItems: [{ price: 3 }] };
    for (const none of [{}, { price: 0 }, { subItems: [{ price: 0 }] }, asked])
      expect(displayedPrice(none, 10)).toBeNull();
    expect([isOnSale(asked), salePrice(asked, 10, 0)]).toEqual([false, 0]);
  });
});

describe('the end of a sale', () => {
  const instant = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) });

  it('is the first instant without it; a sale without an end stays', () => {
    fc.assert(
      fc.property(sale, fc.option(instant), instant, (aSale, end, now) => {
        const ending = { ...aSale, until: end === null ? null : new Date(end).toISOString() };
        expect(saleAt(ending, now)).toEqual(end !== null && end <= now ? NO_SALE : ending);
        expect(saleEnd(ending, now)).toBe(end !== null && end > now ? end : null);
        expect(pastSaleEnd(ending, now)).toBe(end !== null && end <= now ? end : null);
        if (end === null) return;
        expect(saleAt(ending, end - 1)).toEqual(ending);
        expect(saleAt(ending, end)).toEqual(NO_SALE);
      }),
    );
  });

  it('is the end of the day that was chosen, in the venue’s time zone', () => {
    const zones = fc.constantFrom('Asia/Amman', 'Africa/Cairo', 'America/New_York', 'Asia/Beirut', null);
    fc.assert(
      fc.property(instant, zones, (at, zone) => {
        const day = new Date(at).toISOString().slice(0, 10);
        expect(lastDayOfSale(saleUntilEndOf(day, zone), zone)).toBe(day);
      }),
    );
    expect(saleUntilEndOf('2026-12-31', 'Asia/Amman')).toBe('2026-12-31T21:00:00.000Z');
    expect(saleUntilEndOf('2026-12-31', 'America/New_York')).toBe('2027-01-01T05:00:00.000Z');
  });
});
