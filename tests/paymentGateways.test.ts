import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  gatewayRounding,
  isCovered,
  keysOf,
  outcomeOfLook,
  paymentStateAt,
  toThousandths,
  type PaymentState,
} from '@qaima/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { receivedAmount, sentAmount, writtenAmount } from '../cms/src/payment-gateways/amounts.js';
import { createGatewayCall } from '../cms/src/payment-gateways/callGateway.js';
import {
  afterAction,
  createFake,
  FAKE_ACTIONS,
  type FakeAction,
  type FakePayment,
} from '../cms/src/payment-gateways/fake.js';
import { GatewayError, type Look } from '../cms/src/payment-gateways/gateway.js';
import { fakeUnderTest } from './support/gateways/fake.js';
import { payTabsUnderTest } from './support/gateways/payTabs.js';
import { paymentGatewayTests } from './support/gateways/suite.js';
import { tapUnderTest } from './support/gateways/tap.js';

paymentGatewayTests('fake', fakeUnderTest);
paymentGatewayTests('PayTabs', payTabsUnderTest);
paymentGatewayTests('Tap', tapUnderTest);

describe('an amount at a gateway', () => {
  it('has the digits of ISO 4217', () => {
    expect([writtenAmount(2_000, 'SAR'), writtenAmount(3_000, 'JOD'), sentAmount(1_655, 'KWD')]).toEqual([
      '2.00',
      '3.000',
      1.655,
    ]);
    expect(() => sentAmount(1_655, 'SAR')).toThrow();
    expect([receivedAmount('4.50'), receivedAmount(4.5), receivedAmount(null), receivedAmount('')]).toEqual([
      4_500,
      4_500,
      NaN,
      NaN,
    ]);
  });

  it('can be written after rounding by less than a unit of the currency', () => {
    expect(gatewayRounding(1_655, 'SAR')).toBe(5);
    fc.assert(
      fc.property(fc.nat(1e9), fc.constantFrom('SAR', 'JOD', 'KWD', 'USD'), (amount, currency) => {
        const rounding = gatewayRounding(amount, currency);
        expect(Math.abs(rounding)).toBeLessThanOrEqual(5);
        expect(toThousandths(Number(writtenAmount(amount + rounding, currency)))).toBe(amount + rounding);
      }),
    );
  });
});

describe('a call of a gateway', () => {
  const host = '127.0.0.1';
  async function callOf(listener: RequestListener, timeout = 5_000) {
    const server = createServer(listener).listen(0, host);
    await once(server, 'listening');
    const at = `${host}:${(server.address() as AddressInfo).port}`;
    const rules = { allowed: [at], resolve: () => Promise.resolve([{ address: host, family: 4 }]) };
    const call = createGatewayCall([at], rules, timeout);
    return call({ method: 'GET', host: at, path: '/', headers: {} }).finally(() => {
      server.closeAllConnections();
      server.close();
    });
  }
  const away = new GatewayError('away');

  it('follows no redirect', async () => {
    await expect(callOf((_req, res) => res.writeHead(302, { location: '/' }).end())).rejects.toEqual(away);
  });
  it('reads at most 256 KiB', async () => {
    await expect(callOf((_req, res) => void res.end(Buffer.alloc(300_000, ' ')))).rejects.toEqual(away);
  });
  it('waits no longer than its time', async () => {
    await expect(callOf(() => undefined, 50)).rejects.toEqual(away);
  });
  it('of another host, or of a private address, is not made', async () => {
    const call = createGatewayCall(['pay.example'], {
      allowed: [],
      resolve: () => Promise.resolve([{ address: '10.0.0.8', family: 4 }]),
    });
    await expect(call({ method: 'GET', host: 'pay.example', path: '/', headers: {} })).rejects.toEqual(away);
    await expect(call({ method: 'GET', host: 'other.example', path: '/', headers: {} })).rejects.toThrow('not one of');
  });
});

/** Random actions of a guest, the gateway, the venue and the clock, with looks between them. */
describe('a payment that is looked at', () => {
  const AMOUNT = 4_500;
  const PAY_BY = 15;
  const MINUTE = 60_000;
  type Step = FakeAction | 'wait' | 'look' | 'return';
  const steps: readonly Step[] = [...keysOf(FAKE_ACTIONS), 'wait', 'look', 'look', 'return'];

  async function run(sequence: readonly Step[], capture: 'at-once' | 'on-accept') {
    const kept = new Map<string, FakePayment>();
    const store = {
      read: (ref: string) => Promise.resolve(kept.get(ref)),
      write: (one: FakePayment) => Promise.resolve(void kept.set(one.ref, one)),
    };
    let now = 0;
    const gateway = createFake(
      store,
      () => 'https://menu.example',
      () => now,
    );
    const account = { secrets: { key: 'key-of-the-tests' }, host: null, profileId: null, capture } as const;
    const ours = { _id: 'ours', amount: AMOUNT, currency: 'JOD' as const };
    const guest = { name: '', phone: '', email: '' };
    const links = { language: 'ar' as const, returnUrl: '', hookUrl: '' };
    const { ref } = await gateway.start({ ...ours, ...links, reference: 'AB23CD45', guest }, account);
    let payment = { ...ours, state: 'open' as PaymentState, refunded: 0, isLate: false };

    const atGateway = () => kept.get(ref);
    const known = () => ({ ...ours, ref, refunded: payment.refunded, createdAt: new Date(0) });
    const state = () => paymentStateAt({ state: payment.state, payBy: new Date(PAY_BY * MINUTE).toISOString() }, now);
    const take = (look: Look) => {
      const outcome = outcomeOfLook({ ...payment, state: state() }, look);
      if (outcome.kind === 'move')
        payment = {
          ...payment,
          state: outcome.to,
          refunded: outcome.refunded,
          isLate: payment.isLate || outcome.isLate,
        };
      return outcome;
    };
    const ask = (call: Promise<Look> | undefined) =>
      call?.then(take, (error: unknown) => {
        if (!(error instanceof GatewayError)) throw error;
      });
    const giveBack = () =>
      payment.state === 'authorised'
        ? ask(gateway.void?.(known(), account))
        : payment.state === 'paid'
          ? ask(gateway.refund?.(known(), AMOUNT, 'return', account))
          : undefined;

    for (const step of sequence) {
      const found = atGateway();
      if (step === 'wait') now += 7 * MINUTE;
      else if (step === 'look') await ask(gateway.look(known(), account));
      else if (step === 'return') await giveBack();
      else if (found) kept.set(ref, afterAction(found, step, now));
      const { amount, currency, refunds = {} } = atGateway() ?? {};
      const returned = Object.values(refunds).reduce((sum, one) => sum + one, 0);
      // No order is sent to the kitchen without money that the gateway has confirmed to the thousandth.
      if (isCovered(payment.state)) expect({ amount, currency }).toEqual({ amount: AMOUNT, currency: 'JOD' });
      expect(payment.refunded).toBeLessThanOrEqual(returned);
      expect(returned).toBeLessThanOrEqual(AMOUNT);
    }

    now += 24 * 60 * MINUTE;
    for (const _ of [1, 2]) {
      const outcome = await ask(gateway.look(known(), account));
      if (outcome?.kind === 'free') await ask(gateway.void?.(known(), account));
    }
    return { payment: { ...payment, state: state() }, at: atGateway() };
  }

  it('neither loses money nor invents it, whatever happens in which order', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...steps), { maxLength: 12 }),
        fc.constantFrom('at-once' as const, 'on-accept' as const),
        async (sequence, capture) => {
          const { payment, at } = await run(sequence, capture);
          const isOurs = at?.amount === AMOUNT && at.currency === 'JOD';
          const isTaken = at?.state === 'paid' && isOurs;
          expect(payment.state === 'paid' || payment.state === 'refunded').toBe(isTaken);
          expect(payment.state === 'authorised').toBe(at?.state === 'authorised' && isOurs);
          expect(payment.state === 'refunded').toBe(isTaken && Object.keys(at.refunds).length > 0);
        },
      ),
    ));
});
