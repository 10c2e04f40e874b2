import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DiscountRule, SumLine } from '../discount/reduction.js';
import { spread } from '../discount/spread.js';
import { sumsOf, type Offer, type SumContext } from './sums.js';

const CONTEXT: SumContext = { settings: {}, step: 10, taxStep: 10, service: 'delivery' };
const line = (price: number, units = 1, more: Partial<SumLine> = {}): SumLine => ({
  units,
  before: price * units,
  price: price * units,
  ...more,
});
const amounts = (lines: readonly SumLine[], context: Partial<SumContext>) => {
  const { parts, total } = sumsOf(lines, { ...CONTEXT, ...context });
  return [...parts.map(({ kind, amount }) => `${kind} ${amount}`), `= ${total}`].join(', ');
};

const lines = fc.array(
  fc
    .record({
      unit: fc.integer({ min: 0, max: 50_000 }).map((n) => n * 10),
      off: fc.integer({ min: 0, max: 2_000 }).map((n) => n * 10),
      units: fc.integer({ min: 1, max: 20 }),
      taxRate: fc.constantFrom(undefined, 0, 4, 16),
      section: fc.constantFrom('grill', 'drinks'),
    })
    .map(({ unit, off, units, ...rest }) => ({
      ...rest,
      units,
      before: unit * units,
      price: Math.max(0, unit - off) * units,
    })),
  { maxLength: 12 },
);
const percent = fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100);
const rule: fc.Arbitrary<DiscountRule> = fc.record({
  title: fc.constant('C'),
  kind: fc.constantFrom('percent', 'amount', 'free-delivery', 'cheapest-free'),
  value: fc.integer({ min: 0, max: 100 }),
  most: fc.option(fc.integer({ min: 0, max: 50 }), { nil: undefined }),
  minItems: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
  minTotal: fc.option(fc.integer({ min: 0, max: 90 }), { nil: undefined }),
  sections: fc.constantFrom([], ['grill']),
});
const offer: fc.Arbitrary<Offer> = fc
  .tuple(rule, fc.boolean())
  .map(([own, withCoupon]) => ({ ...own, title: 'O', withCoupon }));
const charge = fc.record({
  title: fc.constant('Service'),
  kind: fc.constantFrom<'percent' | 'amount'>('percent', 'amount'),
  value: fc.integer({ min: 0, max: 20 }),
  taxed: fc.boolean(),
});
const context: fc.Arbitrary<SumContext> = fc.record({
  settings: fc.record({
    tips: fc.constant({ active: true }),
    charges: fc.array(charge, { maxLength: 3 }),
    tax: fc.record({ rate: fc.constantFrom(0, 5, 14, 16), included: fc.boolean(), title: fc.constant('VAT') }),
  }),
  step: fc.constant(10),
  taxStep: fc.constantFrom(1, 10),
  service: fc.constant('delivery' as const),
  offers: fc.array(offer, { maxLength: 3 }),
  coupon: fc.option(rule),
  delivery: fc.option(fc.record({ title: fc.constant('Abdoun'), fee: fc.integer({ min: 0, max: 3_000 }) })),
  tip: fc.oneof(fc.constant(null), fc.record({ percent }), fc.record({ amount: fc.integer({ min: 0, max: 9 }) })),
  payable: fc.constantFrom(1, 10, 50),
});

/** `times ÷ per` of an amount in exact fractions, rounded half up to the step. */
function exactly(amount: number, times: number, per: number, step: number): number {
  const [top, bottom] = [
    BigInt(amount) * BigInt(Math.round(times * 100)),
    BigInt(Math.round(per * 100)) * BigInt(step),
  ];
  return Number((2n * top + bottom) / (2n * bottom)) * step;
}

/** All sums once more, slowly and from the other side: what is paid, piece by piece. Without discounts. */
function oracle(all: readonly SumLine[], { settings, tip, delivery, taxStep, payable = 1 }: SumContext): number {
  const goods = all.reduce((sum, { price }) => sum + price, 0);
  const { rate = 0, included = true } = settings.tax ?? {};
  const fees = all.some(({ before }) => before > 0)
    ? (settings.charges ?? []).map(({ kind, value, taxed }) => ({
        taxed,
        amount: kind === 'percent' ? exactly(goods, value, 100, 10) : value * 1000,
      }))
    : [];
  const tipped = tip?.percent === undefined ? (tip?.amount ?? 0) * 1000 : exactly(goods, tip.percent, 100, 10);
  const taxed = new Map<number, number>();
  const add = (at: number, amount: number) => taxed.set(at, (taxed.get(at) ?? 0) + amount);
  for (const { price, taxRate } of all) add(taxRate ?? rate, price);
  for (const { taxed: is, amount } of fees) if (is) add(rate, amount);
  add(rate, delivery?.fee ?? 0);
  const taxes = included ? 0 : [...taxed].reduce((sum, [at, base]) => sum + exactly(base, at, 100, taxStep), 0);
  const sum =
    goods + (delivery?.fee ?? 0) + fees.reduce((all, { amount }) => all + amount, 0) + Math.min(goods, tipped) + taxes;
  return exactly(sum, 1, 1, payable);
}

describe('the sums of a cart', () => {
  it('are the parts, none of which goes beyond what it is taken from', () => {
    fc.assert(
      fc.property(lines, context, (all, given) => {
        const { parts, total, nets, taxes } = sumsOf(all, given);
        const of = (...kinds: string[]) =>
          parts.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + amount : sum), 0);
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
        expect(total).toBeGreaterThanOrEqual(0);
        expect(nets.every((net, index) => net >= 0 && net <= (all[index]?.price ?? 0))).toBe(true);
        expect(nets.reduce((sum, net) => sum + net, 0)).toBeGreaterThanOrEqual(of('items', 'sale', 'offer', 'coupon'));
        expect(of('tip')).toBeLessThanOrEqual(nets.reduce((sum, net) => sum + net, 0));
        expect(taxes.every(({ base, amount }) => base >= 0 && amount >= 0)).toBe(true);
        expect(Object.is(total, -0)).toBe(false);
      }),
    );
  });

  it('agree with exact fractions, taken from the other side', () => {
    fc.assert(
      fc.property(lines, context, (all, given) => {
        const plain = { ...given, offers: [], coupon: null };
        expect(sumsOf(all, plain).total).toBe(oracle(all, plain));
      }),
    );
  });

  it('do not depend on the sequence of lines, offers or keys', () => {
    fc.assert(
      fc.property(lines, context, fc.infiniteStream(fc.nat()), (all, given, stream) => {
        const shuffled = all
          .map((one) => [stream.next().value, one] as const)
          .sort(([one], [other]) => one - other)
          .map(([, one]) => one);
        const reversed = Object.fromEntries(Object.entries(given).reverse()) as unknown as SumContext;
        const [one, other] = [sumsOf(all, given), sumsOf(shuffled, reversed)];
        // The shares of a discount go by the lines' sequence, and taxes of several rates by the shares.
        const rates = new Set(all.map(({ taxRate }) => taxRate));
        if (rates.size <= 1) expect(other.total).toBe(one.total);
        expect(other.parts.filter(({ kind }) => !/tax|rounding/.test(kind))).toEqual(
          one.parts.filter(({ kind }) => !/tax|rounding/.test(kind)),
        );
      }),
    );
  });

  it('are as before, bit by bit, once a coupon is taken off', () => {
    fc.assert(
      fc.property(lines, context, rule, (all, given, coupon) => {
        const before = sumsOf(all, { ...given, coupon: null });
        sumsOf(all, { ...given, coupon });
        expect(sumsOf(all, { ...given, coupon: null })).toEqual(before);
      }),
    );
  });

  it('never grow with a coupon, an offer or a larger discount', () => {
    fc.assert(
      fc.property(lines, context, rule, offer, fc.integer({ min: 0, max: 20 }), (all, given, coupon, another, more) => {
        const plain = { ...given, settings: {}, tip: null, payable: 1 };
        const cost = (over: Partial<SumContext>) => sumsOf(all, { ...plain, ...over }).total;
        const without = cost({ coupon: null });
        expect(cost({ coupon })).toBeLessThanOrEqual(without);
        expect(cost({ coupon: null, offers: [...(plain.offers ?? []), another] })).toBeLessThanOrEqual(without);
        const larger = { ...coupon, value: (coupon.value ?? 0) + more };
        expect(cost({ coupon: larger, offers: [] })).toBeLessThanOrEqual(cost({ coupon, offers: [] }));
      }),
    );
  });

  it('of gross prices include the same tax that nets would add, to a step', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 3_000 }), (price, rate) => {
        const tax = { rate: rate / 100, included: true };
        const { taxes } = sumsOf([line(price)], { ...CONTEXT, taxStep: 1, settings: { tax } });
        const [{ base, amount } = { base: 0, amount: 0 }] = taxes;
        expect(amount).toBe(exactly(price, rate / 100, 100 + rate / 100, 1));
        expect(base + amount).toBe(price);
      }),
    );
  });
});

describe('a discount on several lines', () => {
  it('is spread by the largest remainder, in line order', () => {
    expect(spread(5000, [20_400, 12_000], 10)).toEqual([3150, 1850]);
    expect(spread(100, [1000, 1000, 1000], 10)).toEqual([40, 30, 30]);
    expect(spread(20, [3, 10_000], 10)).toEqual([0, 20]);
    expect(spread(7, [3, 3, 1], 10)).toEqual([3, 3, 1]);
  });

  it('adds up, and takes no more from a line than it costs', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, fc.nat({ max: 100 }), fc.constantFrom(1, 10, 250_000), (all, part, step) => {
        const amount = Math.floor((all.reduce((sum, one) => sum + one, 0) * part) / 100);
        const shares = spread(amount, all, step);
        expect(shares.reduce((sum, one) => sum + one, 0)).toBe(amount);
        expect(shares.every((share, index) => share >= 0 && share <= (all[index] ?? 0))).toBe(true);
      }),
    );
  });
});

describe('faults that other systems have had', () => {
  const half: DiscountRule = { title: 'HALF', kind: 'percent', value: 50 };
  const all: DiscountRule = { title: 'ALL', kind: 'percent', value: 100 };
  const tips = { active: true };

  it('TastyIgniter#834, odoo#118373, #120462: a tip is not discounted', () => {
    expect(amounts([line(10_000)], { coupon: half, tip: { amount: 2 }, settings: { tips } })).toBe(
      'items 10000, coupon -5000, tip 2000, = 7000',
    );
  });

  it('odoo#277752: a fee neither doubles nor vanishes, and is of all', () => {
    const charges = [{ title: 'Service', kind: 'amount' as const, value: 9.99, taxed: true }];
    expect(amounts([line(10_000)], { coupon: half, settings: { charges } })).toBe(
      'items 10000, coupon -5000, charge 9990, = 14990',
    );
    expect(amounts([line(10_000)], { coupon: all, settings: { charges } })).toBe(
      'items 10000, coupon -10000, charge 9990, = 9990',
    );
    const percents = [{ title: 'Service', kind: 'percent' as const, value: 10, taxed: true }];
    expect(amounts([line(1_998, 5)], { settings: { charges: percents } })).toBe('items 9990, charge 1000, = 10990');
  });

  it('odoo#156897: 100 % leaves exactly nothing, of any price', () => {
    expect(sumsOf([line(4_333), line(1, 3)], { ...CONTEXT, coupon: all }).total).toBe(0);
  });

  it('enatega#1818: the total is as before once the coupon is off', () => {
    expect(amounts([line(7_000)], { coupon: half })).toBe('items 7000, coupon -3500, = 3500');
    expect(amounts([line(7_000)], { coupon: null })).toBe('items 7000, = 7000');
  });

  it('orderpin#330: the minimum is checked, and a percentage is no money', () => {
    const coupon = { ...half, minTotal: 20 };
    expect(amounts([line(19_990)], { coupon })).toBe('items 19990, = 19990');
    expect(amounts([line(20_000)], { coupon })).toBe('items 20000, coupon -10000, = 10000');
  });

  it('isotope#692: minima count before the coupon, after the sale', () => {
    const coupon = { ...half, minTotal: 10 };
    expect(amounts([{ units: 1, before: 12_000, price: 9_000 }], { coupon })).toBe('items 12000, sale -3000, = 9000');
    const offers = [{ ...half, title: 'O', withCoupon: true }];
    expect(amounts([line(10_000)], { coupon, offers })).toBe('items 10000, offer -5000, coupon -2500, = 2500');
  });

  it('TastyIgniter#56: a coupon may be for one service', () => {
    const coupon: DiscountRule = { ...half, services: ['pickup'] };
    expect(amounts([line(10_000)], { coupon })).toBe('items 10000, = 10000');
    expect(amounts([line(10_000)], { coupon, service: 'pickup' })).toBe('items 10000, coupon -5000, = 5000');
    expect(amounts([line(10_000)], { coupon, service: undefined })).toBe('items 10000, = 10000');
  });

  it('odoo#6224, #7541: tax is rounded once per rate, over the whole', () => {
    const settings = { tax: { rate: 16, included: false, title: 'VAT' } };
    const cheap = Array.from({ length: 10 }, () => line(30));
    // A tenth of a line's tax is below half a step; together they are not.
    expect(amounts(cheap, { settings })).toBe('items 300, tax 50, = 350');
    expect(
      amounts([line(10_000), line(10_000, 1, { taxRate: 4 }), line(10_000, 1, { taxRate: 0 })], { settings }),
    ).toBe('items 30000, tax 1600, tax 400, = 32000');
  });

  it('GloriaFood’s order of all kinds adds up: 27.40 + 10 + 3.74', () => {
    const given: SumContext = {
      ...CONTEXT,
      settings: { tips, tax: { rate: 19, included: true, title: 'VAT' } },
      offers: [
        { title: 'Buy one get other free', kind: 'cheapest-free', value: 1, items: ['spaghetti'], withCoupon: true },
      ],
      coupon: { title: '5$ off', kind: 'amount', value: 5 },
      delivery: { title: 'Zone 1', fee: 10_000 },
      tip: { amount: 3.74 },
    };
    const { total, nets, taxes } = sumsOf([line(10_200, 2), line(12_000, 2, { of: 'spaghetti' })], given);
    expect([total, nets]).toEqual([41_140, [17_250, 10_150]]);
    expect(taxes).toEqual([{ title: 'VAT', rate: 19, base: 31_430, amount: 5_970 }]);
  });

  it('what a currency can’t write is a part of its own', () => {
    expect(amounts([line(1_655)], { payable: 10 })).toBe('items 1655, rounding 5, = 1660');
  });
});
