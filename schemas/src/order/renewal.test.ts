import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ORDER_TOTAL, yearAfter } from './newOrder.js';
import { renewalOf } from './renewal.js';
import { providerDay } from './subscriptionDays.js';

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

  it('costs what the order cost, and after a demo the default', () => {
    fc.assert(
      fc.property(orders, instants, (order, now) => {
        expect(renewalOf(order, now).totalAmount).toBe(order.isDemo ? DEFAULT_ORDER_TOTAL : order.totalAmount);
      }),
    );
  });

  it('of itself begins where it ends, so that repeating it is another proposal', () => {
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
