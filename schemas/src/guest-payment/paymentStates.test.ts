import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PAYMENT_KINDS } from './paymentMethod.js';
import {
  canMovePayment,
  isCovered,
  isReturnDue,
  opensOrder,
  PAYMENT_SOURCES,
  PAYMENT_STATES,
  paymentStateAt,
  type PaymentSource,
  type PaymentState,
} from './paymentStates.js';

const moves = (kind: (typeof PAYMENT_KINDS)[number], source: PaymentSource) =>
  PAYMENT_STATES.flatMap((from) =>
    PAYMENT_STATES.filter((to) => canMovePayment(kind, from, to, source)).map((to) => `${from} ${to}`),
  );

it('lets guests announce transfers only, and venues decide only what no gateway does', () => {
  expect(moves('cliq', 'guest')).toEqual(['open claimed', 'open canceled']);
  expect(moves('cash', 'guest')).toEqual(['open canceled']);
  expect(moves('gateway', 'guest')).toEqual([]);
  expect(moves('gateway', 'venue')).toEqual(['paid paid', 'paid refunded']);
  for (const kind of ['cash', 'card-at-door', 'cliq'] as const)
    expect(moves(kind, 'venue')).toEqual([
      'open paid',
      'open failed',
      'open canceled',
      'claimed paid',
      'claimed failed',
      'claimed canceled',
      'paid paid',
      'paid refunded',
    ]);
  expect(moves('gateway', 'gateway')).toContain('expired paid');
});

it('expires an open payment at its deadline, and never a claimed one', () => {
  const payBy = new Date(1000).toISOString();
  expect(paymentStateAt({ state: 'open', payBy }, 999)).toBe('open');
  expect(paymentStateAt({ state: 'open', payBy }, 1000)).toBe('expired');
  expect(paymentStateAt({ state: 'open' }, 1000)).toBe('open');
  expect(paymentStateAt({ state: 'claimed', payBy }, 5000)).toBe('claimed');
});

it('lets an order that is paid first through only with money, or a claim of a transfer', () => {
  const step = fc.record({ to: fc.constantFrom(...PAYMENT_STATES), source: fc.constantFrom(...PAYMENT_SOURCES) });
  fc.assert(
    fc.property(fc.constantFrom(...PAYMENT_KINDS), fc.array(step), (kind, steps) => {
      let state: PaymentState = 'open';
      let hadMoney = false;
      for (const { to, source } of steps) {
        if (!canMovePayment(kind, state, to, source)) continue;
        state = to;
        const isVouched: boolean = isCovered(to) ? source === 'venue' || source === 'gateway' : kind === 'cliq';
        if (opensOrder(to)) expect(isVouched).toBe(true);
        hadMoney ||= isCovered(to);
        if (to === 'refunded') expect(hadMoney).toBe(true);
      }
    }),
  );
});

it('owes what is left of a paid payment of an order that ended', () => {
  const paid = { state: 'paid', amount: 5000, refunded: 0 } as const;
  expect(isReturnDue(paid, 'rejected')).toBe(true);
  expect(isReturnDue(paid, 'done')).toBe(false);
  expect(isReturnDue({ ...paid, refunded: 5000 }, 'rejected')).toBe(false);
  expect(isReturnDue({ ...paid, state: 'open' }, 'canceled')).toBe(false);
});
