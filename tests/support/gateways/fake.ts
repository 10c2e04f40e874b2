import {
  afterAction,
  createFake,
  fakeMessage,
  type FakeAction,
  type FakePayment,
} from '../../../cms/src/payment-gateways/fake.js';
import type { GatewayUnderTest } from './suite.js';

const KEY = 'key-of-the-tests';

/** The fake gateway with its payments in memory. */
export function fakeUnderTest(): GatewayUnderTest {
  const kept = new Map<string, FakePayment>();
  const get = (ref: string) => {
    const found = kept.get(ref);
    if (!found) throw new Error(`There is no ${ref}.`);
    return found;
  };
  let losesNext = false;
  let starts = 0;
  const store = {
    read: (ref: string) => Promise.resolve(kept.get(ref)),
    write: (payment: FakePayment) => {
      if (!kept.has(payment.ref)) starts++;
      kept.set(payment.ref, payment);
      if (!losesNext) return Promise.resolve();
      losesNext = false;
      return Promise.reject(new Error('The answer is lost.'));
    },
  };
  const act = (ref: string, action: FakeAction) => kept.set(ref, afterAction(get(ref), action, Date.now()));
  const account = { secrets: { key: KEY }, host: null, profileId: null, capture: 'at-once' } as const;
  return {
    gateway: createFake(store, () => 'https://menu.example'),
    account,
    wrongAccount: { ...account, secrets: { key: 'refused-key' } },
    currency: 'SAR',
    pay: (ref) => void act(ref, 'pay'),
    decline: (ref) => void act(ref, 'decline'),
    payOtherwise: (ref, { currency }) => void act(ref, currency ? 'other-currency' : 'other-amount'),
    refuseRefunds: () => kept.forEach((one, ref) => kept.set(ref, { ...one, refusesRefunds: true })),
    loseNextAnswer: () => (losesNext = true),
    requests: () => starts,
    message: (ref) => fakeMessage(get(ref)),
    forge: (message) => ({ ...message, rawBody: Buffer.from('{"payment":"another"}') }),
    refundsAt: (ref) => Object.keys(get(ref).refunds).length,
    close: () => undefined,
  };
}
