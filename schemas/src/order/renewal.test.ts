import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ORDER_TOTAL, yearAfter } from './newOrder.js';
import { isRenewedBy, renewalOf, yearOfPaidDemo } from './renewal.js';
import { providerDay } from '../time/providerDay.js';

const instants = fc.date({ min: new Date('2015-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
const orders = fc.record({
  subEnd: instants.map((at) => at.toISOString()),
  totalAmount: fc.integer({ min: 0, max: 1_000_000_000 }).map((thousandths) => thousandths / 1000),
  isDemo: fc.boolean(),
  demoEndDate: fc.option(instants.map((at) => at.toISOString())),
});

describe('a renewal', () => {
  it('begins at the later of the order’s end and today, and lasts a year', () => {
    fc.assert(
      fc.property(orders, instants, (order, now) => {
        const { from, until } = renewalOf(order, now);
        const end = providerDay((order.isDemo && order.demoEndDate) || order.subEnd);
        expect([end, providerDay(now.toISOString())].sort().at(-1)).toBe(from);
        expect(until).toBe(yearAfter(from));
      }),
    );
  });

  it('costs what the order cost, and after a demo of nothing the default', () => {
    fc.assert(
      fc.property(orders, instants, ({ totalAmount, ...order }, now) => {
        const priceAfter = (total: number) => renewalOf({ ...order, totalAmount: total }, now).totalAmount;
        expect(priceAfter(totalAmount + 0.001)).toBe(totalAmount + 0.001);
        expect(priceAfter(0)).toBe(order.isDemo ? DEFAULT_ORDER_TOTAL : 0);
      }),
    );
  });

  it('exists if another order ends on a later day', () => {
    const order = { subEnd: '2031-05-05T00:00:00.000Z', isDemo: false, demoEndDate: null, number: 1 };
    expect(isRenewedBy(order, order)).toBe(false);
    expect(isRenewedBy(order, { ...order, number: 2 })).toBe(false);
    expect(isRenewedBy(order, { ...order, number: 2, subEnd: '2031-05-06T00:00:00.000Z' })).toBe(true);
    const demo = { ...order, isDemo: true, demoEndDate: '2030-01-01T00:00:00.000Z' };
    expect([isRenewedBy(demo, { ...order, number: 2 }), isRenewedBy(order, { ...demo, number: 2 })]).toEqual([
      true,
      false,
    ]);
  });

  it('after a lapse may start at the old end, unless that year is over too', () => {
    const ended = (day: string) => ({
      subEnd: `${day}T00:00:00.000Z`,
      totalAmount: 1,
      isDemo: false,
      demoEndDate: null,
    });
    const now = new Date('2026-11-27T12:00:00.000Z');
    const offered = (day: string) => renewalOf(ended(day), now).fromFormerEnd;
    expect(offered('2026-11-26')).toEqual({ from: '2026-11-26', until: '2027-11-26' });
    expect(offered('2025-11-28')).toEqual({ from: '2025-11-28', until: '2026-11-28' });
    expect(['2025-11-27', '2026-11-27', '2026-11-28'].map(offered)).toEqual([null, null, null]);
  });

  it('of a renewal starts where that ends, so repeating it proposes another', () => {
    fc.assert(
      fc.property(orders, instants, (order, now) => {
        const first = renewalOf(order, now);
        const subEnd = `${first.until}T00:00:00.000Z`;
        const second = renewalOf({ ...order, subEnd, isDemo: false, demoEndDate: null }, now);
        expect(second.from).toBe(first.until);
      }),
    );
  });
});

describe('the year of a paid demo', () => {
  it('starts at the later of today and the demo’s end, or today without one', () => {
    const now = new Date('2026-11-28T09:00:00.000Z');
    const yearAfterDemo = (demoEndDate: string | null) => yearOfPaidDemo({ demoEndDate }, now);
    expect(yearAfterDemo(null)).toEqual({ from: '2026-11-28', until: '2027-11-28' });
    expect(yearAfterDemo('2026-12-12T00:00:00.000Z')).toEqual({ from: '2026-12-12', until: '2027-12-12' });
    expect(yearAfterDemo('2026-11-12T00:00:00.000Z')).toEqual({ from: '2026-11-28', until: '2027-11-28' });
  });
});
