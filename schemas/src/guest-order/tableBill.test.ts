import { describe, expect, it } from 'vitest';
import type { GuestOrder } from './guest-order.js';
import { BILL_PERIOD_MS, tableBill } from './tableBill.js';

const CALLED_AT = Date.parse('2026-03-02T00:30:00+03:00');

const anOrder = (number: number, fields: Partial<GuestOrder> = {}): GuestOrder => ({
  _id: `order${number}`,
  number,
  state: 'accepted',
  service: 'dine-in',
  placedAt: new Date(CALLED_AT - number * 60_000).toISOString(),
  items: [],
  total: 0.1,
  totals: [],
  currency: 'JOD',
  table: { _id: 'seven', label: '7' },
  isPractice: false,
  events: [],
  ...fields,
});

const numbers = (orders: readonly GuestOrder[]) =>
  tableBill(orders, 'seven', CALLED_AT).orders.map(({ number }) => number);

describe('the bill of a table', () => {
  it('adds the table’s orders exactly, oldest first, also across midnight', () => {
    const orders = [
      anOrder(1),
      anOrder(2, { total: 0.2, state: 'done' }),
      anOrder(90, { total: 24.2, state: 'ready' }),
    ];
    expect(numbers(orders)).toEqual([90, 2, 1]);
    expect(tableBill(orders, 'seven', CALLED_AT).total).toBe(24.5);
  });

  it('leaves out unpaid, practice and other tables’ orders', () => {
    const left = (['rejected', 'missed', 'canceled'] as const).map((state) => anOrder(2, { state }));
    const other = { table: { _id: 'other', label: '7' } };
    expect(numbers([...left, anOrder(3, { isPractice: true }), anOrder(4, other), anOrder(5)])).toEqual([5]);
  });

  it('covers its period, and includes what was ordered after the call', () => {
    const at = (ms: number) => ({ placedAt: new Date(CALLED_AT + ms).toISOString() });
    expect(
      numbers([anOrder(1, at(-BILL_PERIOD_MS)), anOrder(2, at(-BILL_PERIOD_MS - 1)), anOrder(3, at(60_000))]),
    ).toEqual([1, 3]);
  });

  it('has no total without orders or in two currencies', () => {
    expect(tableBill([], 'seven', CALLED_AT).total).toBeNull();
    expect(tableBill([anOrder(1), anOrder(2, { currency: 'USD' })], 'seven', CALLED_AT).total).toBeNull();
  });
});
