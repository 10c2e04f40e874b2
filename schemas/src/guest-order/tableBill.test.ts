import fc from 'fast-check';
import { expect, it } from 'vitest';
import { GUEST_ORDER_STATES } from '../guest-order-state/guestOrderFields.js';
import type { GuestOrder } from './guest-order.js';
import { tableBill } from './tableBill.js';

const order = fc.record({
  table: fc.constantFrom({ _id: 'seven', label: '7' }, { _id: 'seventeen', label: '17' }, undefined),
  state: fc.constantFrom(...GUEST_ORDER_STATES),
  answerBy: fc.constantFrom('2026-11-27T12:00:00.000Z', null),
  isPractice: fc.boolean(),
  total: fc.integer({ min: 0, max: 1_000_000 }).map((thousandths) => thousandths / 1000),
});

it('adds up what the venue took for the table, exactly and in any order', () => {
  fc.assert(
    fc.property(fc.array(order, { maxLength: 30 }), (some) => {
      const orders = some as GuestOrder[];
      const expected = some.filter(
        ({ table, state, answerBy, isPractice }) =>
          table?._id === 'seven' &&
          !isPractice &&
          !['rejected', 'missed', 'canceled'].includes(state) &&
          (state !== 'pending' || answerBy === null),
      );
      const total = expected.reduce((sum, one) => sum + Math.round(one.total * 1000), 0);
      expect(tableBill(orders, 'seven')).toEqual({ orders: expected.length, total });
      expect(tableBill(orders.toReversed(), 'seven')).toEqual({ orders: expected.length, total });
    }),
  );
});
