/** What every payment gateway must do, whatever its calls look like. */
import type { Currency } from '@qaima/schemas';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  GatewayError,
  type Account,
  type HookMessage,
  type PaymentGateway,
} from '../../../cms/src/payment-gateways/gateway.js';

/** A gateway with its imitation. Its actions take the id that it gave to a payment. */
export interface GatewayUnderTest {
  readonly gateway: PaymentGateway;
  readonly account: Account;
  readonly wrongAccount: Account;
  readonly currency: Currency;
  readonly pay: (ref: string) => void;
  readonly decline: (ref: string) => void;
  readonly payOtherwise: (ref: string, changed: { readonly currency?: string }) => void;
  readonly refuseRefunds: () => void;
  readonly loseNextAnswer: () => void;
  /** How often money was asked for or returned. */
  readonly requests: () => number;
  readonly message: (ref: string) => HookMessage;
  /** The message with another body than was signed. */
  readonly forge: (message: HookMessage) => HookMessage;
  readonly refundsAt: (ref: string) => number;
  readonly close: () => void;
}

const ID = 'abcdefghijklmnopqrstuvwx';
const AMOUNT = 4_500;

export function paymentGatewayTests(name: string, open: () => GatewayUnderTest | Promise<GatewayUnderTest>): void {
  describe(`the payment gateway ${name}`, () => {
    let kit: GatewayUnderTest;
    beforeEach(async () => {
      kit = await open();
    });
    afterEach(() => kit.close());

    const begin = (account: Account = kit.account) =>
      kit.gateway.start(
        {
          _id: ID,
          reference: 'AB23CD45',
          amount: AMOUNT,
          currency: kit.currency,
          guest: { name: 'ضيف', phone: '+962791234567', email: '' },
          language: 'ar',
          returnUrl: `https://menu.example/pay/${ID}/return`,
          hookUrl: 'https://menu.example/pay/hooks/token',
        },
        account,
      );
    const known = (ref: string | null, refunded = 0) => ({
      _id: ID,
      ref,
      amount: AMOUNT,
      currency: kit.currency,
      refunded,
      createdAt: new Date(),
    });
    const look = (ref: string | null) => kit.gateway.look(known(ref), kit.account);
    const problemOf = (call: Promise<unknown>) =>
      call.then(
        () => null,
        (error: unknown) => error instanceof GatewayError && error.problem,
      );

    it('sends the guest to a page over TLS, and tells the state, the amount and our id', async () => {
      const { ref, url } = await begin();
      expect(url).toMatch(/^https:\/\//);
      const open_ = { state: 'open', reference: ID, amount: AMOUNT, currency: kit.currency, refunded: 0 };
      expect(await look(ref)).toMatchObject(open_);
      kit.pay(ref);
      expect(await look(ref)).toMatchObject({ ...open_, state: 'paid' });
    });

    it('tells that a card was declined', async () => {
      const { ref } = await begin();
      kit.decline(ref);
      expect(await look(ref)).toMatchObject({ state: 'failed' });
    });

    it('tells what was really paid', async () => {
      const { ref } = await begin();
      kit.payOtherwise(ref, {});
      expect((await look(ref)).amount).not.toBe(AMOUNT);
    });

    it('tells the currency that was really paid', async () => {
      const { ref } = await begin();
      kit.payOtherwise(ref, { currency: 'USD' });
      expect(await look(ref)).toMatchObject({ currency: 'USD' });
    });

    it('finds a payment by our id after its answer was lost', async () => {
      kit.loseNextAnswer();
      await expect(begin()).rejects.toThrow();
      const found = await look(null);
      expect(found).toMatchObject({ state: 'open', reference: ID });
      kit.pay(found.ref);
      expect(await look(null)).toMatchObject({ state: 'paid', ref: found.ref });
    });

    it('says what it does not know, and that secrets are wrong', async () => {
      expect(await problemOf(look(null))).toBe('unknown');
      expect(await problemOf(kit.gateway.look(known(null), kit.wrongAccount))).toBe('credentials');
    });

    it('hears what was signed for it alone', async () => {
      const { ref } = await begin();
      kit.pay(ref);
      const message = kit.message(ref);
      expect(kit.gateway.hear(message, kit.account)).toEqual({ payment: ID });
      expect(kit.gateway.hear(kit.forge(message), kit.account)).toBeNull();
      expect(kit.gateway.hear({ ...message, headers: {} }, kit.account)).toBeNull();
      expect(kit.gateway.hear(message, { ...kit.account, secrets: {} })).toBeNull();
      expect(kit.gateway.hear({ ...message, rawBody: Buffer.alloc(0) }, kit.account)).toBeNull();
    });

    it('holds money until it is captured, once', async () => {
      const { ref } = await begin({ ...kit.account, capture: 'on-accept' });
      kit.pay(ref);
      expect(await look(ref)).toMatchObject({ state: 'authorised', amount: AMOUNT });
      const first = await kit.gateway.capture?.(known(ref), kit.account);
      expect(first).toMatchObject({ state: 'paid', reference: ID, amount: AMOUNT });
      const requests = kit.requests();
      expect(await kit.gateway.capture?.(known(ref), kit.account)).toMatchObject({ state: 'paid', ref: first?.ref });
      expect(kit.requests()).toBe(requests);
      expect(await look(first?.ref ?? '')).toMatchObject({ state: 'paid', reference: ID });
    });

    it('frees money that is held', async () => {
      const { ref } = await begin({ ...kit.account, capture: 'on-accept' });
      kit.pay(ref);
      for (const _ of [1, 2])
        expect(await kit.gateway.void?.(known(ref), kit.account)).toMatchObject({ state: 'canceled', reference: ID });
    });

    it('returns in parts, and never twice for one key, even if the answer was lost', async () => {
      const { ref } = await begin();
      kit.pay(ref);
      kit.loseNextAnswer();
      await problemOf(Promise.resolve(kit.gateway.refund?.(known(ref), 1_500, 'first', kit.account)));
      const parts = await kit.gateway.refund?.(known(ref), 1_500, 'first', kit.account);
      expect(parts).toMatchObject({ state: 'paid', refunded: 1_500 });
      expect(kit.refundsAt(ref)).toBe(1);
      const all = await kit.gateway.refund?.(known(ref, 1_500), 3_000, 'second', kit.account);
      expect(all).toMatchObject({ refunded: AMOUNT });
      expect(kit.refundsAt(ref)).toBe(2);
    });

    it('says that a return was refused', async () => {
      const { ref } = await begin();
      kit.pay(ref);
      kit.refuseRefunds();
      expect(await problemOf(Promise.resolve(kit.gateway.refund?.(known(ref), AMOUNT, 'first', kit.account)))).toBe(
        'refused',
      );
    });
  });
}
