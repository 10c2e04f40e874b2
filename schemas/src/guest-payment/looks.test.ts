import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../time/durations.js';
import { nextLookAt, outcomeOfLook } from './looks.js';
import { PAYMENT_STATES, type PaymentState } from './paymentStates.js';

const payment = { _id: 'ours', state: 'open' as PaymentState, amount: 4500, currency: 'JOD', refunded: 0 };
const look = { reference: 'ours', state: 'paid' as const, amount: 4500, currency: 'JOD', refunded: 0 };

describe('a look at a payment', () => {
  it('counts only if id, currency and amount are exactly ours', () => {
    expect(outcomeOfLook(payment, look)).toEqual({ kind: 'move', to: 'paid', refunded: 0, isLate: false });
    for (const amount of [4499, 4501, NaN])
      expect(outcomeOfLook(payment, { ...look, amount })).toEqual({ kind: 'problem', problem: 'amount' });
    expect(outcomeOfLook(payment, { ...look, reference: 'another' })).toMatchObject({ kind: 'problem' });
    expect(outcomeOfLook(payment, { ...look, currency: 'KWD' })).toEqual({ kind: 'problem', problem: 'currency' });
  });

  it('loses no money that comes late, and frees what is held late', () => {
    for (const state of ['failed', 'expired', 'canceled'] as const) {
      expect(outcomeOfLook({ ...payment, state }, look)).toMatchObject({ to: 'paid', isLate: true });
      expect(outcomeOfLook({ ...payment, state }, { ...look, state: 'authorised' })).toEqual({ kind: 'free' });
    }
  });

  it('takes back no payment, and never lowers what was returned', () => {
    const paid = { ...payment, state: 'paid' as const, refunded: 1000 };
    for (const state of ['open', 'failed', 'canceled', 'authorised'] as const)
      expect(outcomeOfLook(paid, { ...look, state })).toEqual({ kind: 'none' });
    expect(outcomeOfLook(paid, look)).toEqual({ kind: 'none' });
    expect(outcomeOfLook(paid, { ...look, refunded: 5000 })).toEqual({ kind: 'none' });
    expect(outcomeOfLook(paid, { ...look, refunded: 2000 })).toMatchObject({ to: 'paid', refunded: 2000 });
    expect(outcomeOfLook(paid, { ...look, refunded: 4500 })).toMatchObject({ to: 'refunded', refunded: 4500 });
  });

  it('that finds it open changes nothing, in any state', () => {
    for (const state of PAYMENT_STATES)
      expect(outcomeOfLook({ ...payment, state }, { ...look, state: 'open' })).toEqual({ kind: 'none' });
  });
});

it('looks are close to the start, then hourly until a day after the deadline', () => {
  const payBy = 15 * MINUTE_MS;
  const times: number[] = [];
  for (let at = nextLookAt(0, payBy, 0); at !== null; at = nextLookAt(0, payBy, at)) times.push(at);
  expect(times.slice(0, 9).map((at) => at / MINUTE_MS)).toEqual([1 / 6, 0.5, 1, 2, 5, 10, 20, 80, 140]);
  expect(times).toHaveLength(7 + 23);
  expect(times.at(-1)).toBeLessThanOrEqual(payBy + 24 * HOUR_MS);
});
