import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loggedPriceChange } from './loggedPriceChange.js';
import { changedPrice } from './changedPrice.js';
import { dearerCombos } from './dearerCombos.js';
import { priceRows, repriced, changedRows, priceChangesHash } from './priceRows.js';
import type { Item } from '../item/item.js';

type PricedItem = Pick<Item, '_id' | 'title' | 'price' | 'askPrice' | 'subItems' | 'extras'>;

const price = fc.integer({ min: 1, max: 1_000_000_000 });
const percent = fc.integer({ min: -9_000, max: 90_000 }).map((hundredths) => hundredths / 100);
const rounding = fc.constantFrom(undefined, 0.05, 0.1, 0.25, 0.5);
const stepOf = (step: number | undefined) => (step === undefined ? 1 : Math.round(step * 1000));

describe('a changed price', () => {
  it('is a multiple of the step, in the change’s direction, within one step', () => {
    fc.assert(
      fc.property(price, percent, rounding, fc.boolean(), (from, by, step, up) => {
        const { to, unchanged } = changedPrice(from, { percent: by, rounding: step, up }, 'JOD');
        if (unchanged) {
          expect(to).toBe(from);
          return;
        }
        expect(to % stepOf(step)).toBe(0);
        expect(Math.sign(to - from)).toBe(Math.sign(by));
        const exact = (from * (10_000 + Math.round(by * 100))) / 10_000;
        const off = to - exact;
        if (up) expect(off).toBeGreaterThanOrEqual(-0.01);
        expect(Math.abs(off)).toBeLessThanOrEqual(stepOf(step) * (up ? 1 : 0.5) + 0.01);
      }),
    );
  });

  it('is never 0, negative or above a million, and prices keep their order', () => {
    fc.assert(
      fc.property(price, price, fc.integer({ min: -2_000_000, max: 2_000_000 }), rounding, (one, other, by, step) => {
        const rule = { amount: by / 1000, rounding: step };
        const [first, second] = [changedPrice(one, rule, 'JOD'), changedPrice(other, rule, 'JOD')];
        expect(first.to).toBeGreaterThan(0);
        expect(first.to).toBeLessThanOrEqual(1_000_000_000);
        if (!first.unchanged && !second.unchanged && one <= other) expect(first.to).toBeLessThanOrEqual(second.to);
      }),
    );
  });

  it.each([
    [9500, { percent: 8, rounding: 0.05 }, 10_250],
    [18_000, { percent: 8, rounding: 0.05 }, 19_450],
    [3500, { percent: 8, rounding: 0.05 }, 3800],
    [3500, { percent: 8, rounding: 0.5, up: true }, 4000],
    [4000, { percent: -10, rounding: 0.25 }, 3500],
    [1150, { percent: 10 }, 1265],
    [1000, { amount: 0.125 }, 1125],
  ])('of %i by %o is %i', (from, rule, to) => {
    expect(changedPrice(from, rule, 'JOD')).toEqual({ to });
  });

  it.each([
    [100, { percent: 8, rounding: 0.05 }, 'rounding'],
    [120, { percent: 1, rounding: 0.05 }, 'rounding'],
    [20, { percent: -50, rounding: 0.5 }, 'zero'],
    [1000, { amount: -2 }, 'zero'],
    [999_999_000, { percent: 10 }, 'maximum'],
    [0, { amount: 1 }, 'none'],
  ])('of %i by %o stays, because of %s', (from, rule, unchanged) => {
    expect(changedPrice(from, rule, 'JOD')).toEqual({ to: from, unchanged });
  });
});

describe('the prices of a menu', () => {
  const [a, b, group, cheese] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(24)) as [
    string,
    string,
    string,
    string,
  ];
  const item = (_id: string, more: Partial<PricedItem> = {}): PricedItem => ({
    _id,
    title: _id.slice(0, 1),
    price: 2,
    ...more,
  });
  const menu = {
    sections: [
      {
        _id: 's'.repeat(24),
        title: 'S',
        items: [
          item(a, {
            subItems: [{ title: 'Large', price: 3 }],
            extras: [{ group, prices: [{ extra: cheese, price: 1 }] }],
          }),
          item(b),
          item('e'.repeat(24), { askPrice: true }),
        ],
      },
    ],
    extraGroups: [{ _id: group, title: 'G', extras: [{ _id: cheese, title: 'Cheese', price: 0.5 }] }],
  };
  const paths = (scope: object) =>
    priceRows(menu, { percent: 10, ...scope }).map(({ _id, path }) => `${_id[0] ?? ''}${path}`);

  it('are those of items and sizes, and of extras when they are wanted', () => {
    // The own price of an item with sizes is never shown, nor that of one at market price.
    expect(paths({})).toEqual(['a/subItems/0/price', 'b/price']);
    expect(paths({ subItems: false })).toEqual(['b/price']);
    expect(paths({ extras: true, items: [b] })).toEqual(['b/price']);
    expect(paths({ extras: true, items: [a] })).toEqual([
      'a/subItems/0/price',
      'a/extras/0/prices/0/price',
      'c/extras/0/price',
    ]);
  });

  it('are replaced in place, and each list of changes has its own hash', () => {
    const rows = changedRows(priceRows(menu, { percent: 10 }));
    const [sized, plain] = rows;
    expect(repriced(menu.sections[0]?.items[0] ?? {}, sized ? [sized] : [])).toEqual({
      subItems: [{ title: 'Large', price: 3.3 }],
    });
    expect(repriced(menu.sections[0]?.items[1] ?? {}, plain ? [plain] : [])).toEqual({ price: 2.2 });
    expect(priceChangesHash(rows)).not.toBe(priceChangesHash(rows.slice(1)));
  });

  it('include named combos, and tell which now cost more than their items', () => {
    const meal = { _id: 'm'.repeat(24), title: 'Meal', price: 3.9, items: [{ _id: b, title: 'b', description: '' }] };
    const portions = [{ item: b, quantity: 2 }];
    const withMeal = { ...menu, combos: [{ ...meal, portions }] };
    const changes = (scope: object) => changedRows(priceRows(withMeal, { percent: -10, ...scope }));
    expect(changes({}).map(({ kind }) => kind)).not.toContain('combo');
    expect([...dearerCombos(withMeal, changes({}))]).toEqual([[meal._id, 300]]);
    const all = changes({ combos: [meal._id] });
    expect(all.at(-1)).toMatchObject({ kind: 'combo', path: '/price', from: 3.9, to: 3.51 });
    expect(dearerCombos(withMeal, all).size).toBe(0);
    const choices = [{ title: 'Drink', min: 1, max: 1, of: [{ item: a, extra: 0 }] }];
    expect(dearerCombos({ ...withMeal, combos: [{ ...meal, portions, choices }] }, changes({})).size).toBe(0);
    expect(dearerCombos({ ...withMeal, combos: [{ ...meal, price: 5 }] }, changes({})).size).toBe(0);
  });
});

it('is logged as a rise or a fall, with its unit', () => {
  expect(loggedPriceChange({ percent: -10, rounding: 0.05 })).toEqual([
    { label: { ar: 'خفض الأسعار', en: 'Prices lowered by' }, from: null, to: '10%' },
    { label: { ar: 'التقريب', en: 'Rounding' }, from: null, to: 0.05 },
  ]);
  expect(loggedPriceChange({ amount: 0.25 })).toEqual([
    { label: { ar: 'رفع الأسعار', en: 'Prices raised by' }, from: null, to: 0.25 },
  ]);
});
