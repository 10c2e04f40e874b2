import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../time/calendarDays.js';
import { providerDayStart } from '../time/providerDay.js';
import {
  compareEnds,
  DEMO_ENDING_DAYS,
  EXPIRING_DAYS,
  isMenuWaiting,
  isOrderIn,
  queueBounds,
  type QueuedOrder,
} from './queues.js';

const TODAY = '2026-11-21';
/** Noon, in days from today. */
const inDays = (days: number) => new Date(providerDayStart(addDays(TODAY, days)) + 12 * 60 * 60 * 1000).toISOString();

const anOrder: QueuedOrder = {
  canceled: false,
  isDemo: false,
  subEnd: inDays(3),
  demoEnd: null,
  total: 99_000,
  paid: 99_000,
  unreadyEdits: 0,
  isNewest: true,
  isMenuOpen: true,
};
const ORDER_QUEUES = ['expiring', 'unpaid', 'edits', 'demos'] as const;
const queuesOf = (changes: Partial<QueuedOrder>, later = 0) =>
  ORDER_QUEUES.filter((queue) => isOrderIn(queue, { ...anOrder, ...changes }, queueBounds(new Date(inDays(later)))));

const days = fc.integer({ min: -400, max: 400 });
const orders = fc.record({
  canceled: fc.boolean(),
  isDemo: fc.boolean(),
  subEnd: fc.option(days.map(inDays)),
  demoEnd: fc.option(days.map(inDays)),
  total: fc.constantFrom(0, 1000),
  paid: fc.constantFrom(0, 500, 1000),
  unreadyEdits: fc.integer({ min: 0, max: 3 }),
  isNewest: fc.boolean(),
  isMenuOpen: fc.option(fc.boolean()),
});

it('an order waits from 30 days before its end, a demo from 7 days', () => {
  expect(queuesOf({ subEnd: inDays(EXPIRING_DAYS) })).toEqual(['expiring']);
  expect(queuesOf({ subEnd: inDays(EXPIRING_DAYS + 1) })).toEqual([]);
  expect(queuesOf({ isDemo: true, demoEnd: inDays(DEMO_ENDING_DAYS) })).toEqual(['demos']);
  expect(queuesOf({ isDemo: true, demoEnd: inDays(DEMO_ENDING_DAYS + 1) })).toEqual([]);
});

it('an ended order waits until renewed, cancelled, or its menu is closed', () => {
  fc.assert(
    fc.property(fc.integer({ min: -400, max: -1 }), (ended) => {
      const subEnd = inDays(ended);
      expect(queuesOf({ subEnd })).toEqual(['expiring']);
      expect(queuesOf({ subEnd, isMenuOpen: false })).toEqual([]);
      expect(queuesOf({ subEnd, isMenuOpen: null })).toEqual([]);
      expect(queuesOf({ subEnd, isNewest: false })).toEqual([]);
      expect(queuesOf({ subEnd, paid: 0 })).toEqual(['expiring', 'unpaid']);
    }),
  );
  expect(queuesOf({ isMenuOpen: null })).toEqual(['expiring']);
});

it('any debt is listed: of running, ended and endless subscriptions', () => {
  for (const subEnd of [inDays(300), inDays(0), inDays(-1), null]) {
    expect(queuesOf({ paid: 98_999, subEnd, isNewest: false })).toEqual(['unpaid']);
    expect(queuesOf({ paid: 99_000, subEnd, isNewest: false })).toEqual([]);
  }
});

it('cancelled orders never wait, demos owe nothing, and waiting ones stay', () => {
  fc.assert(
    fc.property(orders, fc.integer({ min: 0, max: 60 }), (order, later) => {
      const queues = queuesOf(order);
      if (order.canceled) expect(queues).toEqual([]);
      if (order.isDemo) expect(queues).not.toContain('unpaid');
      expect(queues.includes('expiring') && queues.includes('demos')).toBe(false);
      if (!order.canceled) expect(queues.includes('edits')).toBe(order.unreadyEdits > 0);
      if (order.isMenuOpen === true) expect(queuesOf(order, later)).toEqual(expect.arrayContaining(queues));
    }),
  );
});

it('sorts by next end, then ended ones, latest first, then endless ones', () => {
  const bounds = queueBounds(new Date(inDays(0)));
  fc.assert(
    fc.property(fc.array(fc.option(days)), (ends) => {
      const instants = ends.map((end) => (end === null ? null : inDays(end)));
      const rank = (end: number | null) => (end === null ? 10_000 : end >= 0 ? end : 1000 - end);
      const expected = ends.toSorted((one, other) => rank(one) - rank(other));
      expect(instants.toSorted((one, other) => compareEnds(one, other, bounds))).toEqual(
        expected.map((end) => (end === null ? null : inDays(end))),
      );
    }),
  );
});

it('a menu waits if guests can open it and buy, but no orders get through', () => {
  const menu = { settings: { doMenuPurchase: true, orders: { mode: 'whatsapp' } }, institution: { whatsapp: '' } };
  expect(isMenuWaiting(menu, true)).toBe(true);
  expect(isMenuWaiting(menu, false)).toBe(false);
  expect(isMenuWaiting({ ...menu, institution: { whatsapp: 'https://wa.me/962790000000' } }, true)).toBe(false);
  expect(isMenuWaiting({ ...menu, settings: { doMenuPurchase: false } }, true)).toBe(false);
});
