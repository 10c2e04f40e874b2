/**
 * A gateway for tests and demonstrations: a page of the server itself, on which every misbehaviour can be chosen. It
 * exists only with `PAYMENT_FAKE=1`.
 */
import { GATEWAY_TABLE, propertyOf, textOf, type Thousandths } from '@qaima/schemas';
import { createHmac } from 'node:crypto';
import { parseJson } from '../api-runtime/serialize';
import { secretEquals } from '../http/secretEquals';
import {
  GatewayError,
  type Account,
  type HookMessage,
  type KnownPayment,
  type Look,
  type PaymentGateway,
} from './gateway';

/** A payment at the fake gateway. Times are epoch ms. */
export interface FakePayment {
  readonly ref: string;
  /** Our id. */
  readonly payment: string;
  readonly state: Look['state'];
  readonly amount: Thousandths;
  readonly currency: string;
  readonly isHeld: boolean;
  readonly refunds: Readonly<Record<string, Thousandths>>;
  readonly refusesRefunds: boolean;
  /** From then on it is known to be paid. */
  readonly paidFrom: number;
  /** Until then it does not answer. */
  readonly downUntil: number;
  readonly key: string;
  readonly returnUrl: string;
  readonly hookUrl: string;
}

/** Where the fake gateway keeps its payments. `ref` is derived from our id, so that it can be found by both. */
export interface FakeStore {
  readonly read: (ref: string) => Promise<FakePayment | undefined>;
  readonly write: (payment: FakePayment) => Promise<void>;
}

export const FAKE_ACTIONS = {
  pay: { ar: 'ادفع', en: 'Pay' },
  decline: { ar: 'ارفض البطاقة', en: 'Decline the card' },
  close: { ar: 'ادفع ثم أغلق الصفحة', en: 'Pay, then close the tab' },
  'notify-first': { ar: 'أخبر المطعم قبل العودة', en: 'Notify before the return' },
  'notify-twice': { ar: 'أخبر المطعم مرتين', en: 'Notify twice' },
  'wrong-signature': { ar: 'أخبر بتوقيع خاطئ', en: 'Notify with a wrong signature' },
  'other-amount': { ar: 'ادفع مبلغًا آخر', en: 'Pay another amount' },
  'other-currency': { ar: 'ادفع بعملة أخرى', en: 'Pay in another currency' },
  'never-notify': { ar: 'ادفع دون إخبار', en: 'Pay, and never notify' },
  late: { ar: 'ادفع بعد انتهاء المهلة', en: 'Be paid after the deadline' },
  down: { ar: 'ادفع ثم تعطّل دقيقة', en: 'Pay, then be down for a minute' },
  'refuse-refunds': { ar: 'ادفع وارفض الإعادة', en: 'Pay, and refuse refunds' },
  cancel: { ar: 'ألغِ الدفع', en: 'Cancel' },
} as const;
export type FakeAction = keyof typeof FAKE_ACTIONS;

const DOWN_MS = 60_000;

/** Longer than guests have to pay. */
const LATE_MS = 20 * 60_000;

const { currencies, secrets } = GATEWAY_TABLE.fake;

const refOf = (payment: string) => `fake-${payment}`;

export const fakeSignature = (body: Buffer | string, key: string): string =>
  createHmac('sha256', key).update(body).digest('hex');

/** The notification of a payment. */
export function fakeMessage({ payment, key }: FakePayment): HookMessage {
  const rawBody = Buffer.from(JSON.stringify({ payment }));
  const headers = { 'content-type': 'application/json', 'x-fake-signature': fakeSignature(rawBody, key) };
  return { headers, query: new URLSearchParams(), rawBody };
}

/** What an action makes of a payment. */
export function afterAction(payment: FakePayment, action: FakeAction, now: number): FakePayment {
  const state = payment.isHeld ? 'authorised' : 'paid';
  if (payment.state !== 'open' && payment.state !== 'failed') return payment;
  if (action === 'decline') return { ...payment, state: 'failed' };
  if (action === 'cancel') return { ...payment, state: 'canceled' };
  if (action === 'other-amount') return { ...payment, state, amount: payment.amount + 1000 };
  if (action === 'other-currency') return { ...payment, state, currency: payment.currency === 'USD' ? 'EUR' : 'USD' };
  if (action === 'late') return { ...payment, state, paidFrom: now + LATE_MS };
  if (action === 'down') return { ...payment, state, downUntil: now + DOWN_MS };
  return { ...payment, state, refusesRefunds: action === 'refuse-refunds' };
}

const lookOf = ({ state, ref, payment, amount, currency, refunds }: FakePayment): Look => ({
  state,
  ref,
  reference: payment,
  amount,
  currency,
  refunded: Object.values(refunds).reduce((sum, one) => sum + one, 0),
});

/** Creates the adapter. @param origin of its page */
export function createFake(store: FakeStore, origin: () => string, now: () => number = Date.now): PaymentGateway {
  async function find({ _id }: Pick<KnownPayment, '_id'>, account: Account): Promise<FakePayment> {
    if (account.secrets['key'] === 'refused-key') throw new GatewayError('credentials');
    const found = await store.read(refOf(_id));
    if (!found) throw new GatewayError('unknown');
    if (found.downUntil > now()) throw new GatewayError('away');
    return found.paidFrom > now() ? { ...found, state: 'open' } : found;
  }

  async function change(payment: KnownPayment, account: Account, by: (found: FakePayment) => FakePayment) {
    const changed = by(await find(payment, account));
    await store.write(changed);
    return lookOf(changed);
  }

  return {
    name: 'fake',
    currencies,
    secrets,
    can: { capture: true, refund: 'partial' },

    async start({ _id, amount, currency, returnUrl, hookUrl }, account) {
      const ref = refOf(_id);
      await store.write({
        ref,
        payment: _id,
        state: 'open',
        amount,
        currency,
        isHeld: account.capture === 'on-accept',
        refunds: {},
        refusesRefunds: false,
        paidFrom: 0,
        downUntil: 0,
        key: account.secrets['key'] ?? '',
        returnUrl,
        hookUrl,
      });
      return { ref, url: `${origin()}/pay/fake/${ref}` };
    },

    look: async (payment, account) => lookOf(await find(payment, account)),

    hear({ headers, rawBody }, account) {
      const key = account.secrets['key'] ?? '';
      if (key === '' || !secretEquals(textOf(headers['x-fake-signature']), fakeSignature(rawBody, key))) return null;
      return { payment: textOf(propertyOf(parseJson(rawBody.toString('utf8')), 'payment')) };
    },

    capture: (payment, account) =>
      change(payment, account, (found) => (found.state === 'authorised' ? { ...found, state: 'paid' } : found)),

    void: (payment, account) =>
      change(payment, account, (found) => (found.state === 'authorised' ? { ...found, state: 'canceled' } : found)),

    refund: (payment, amount, key, account) =>
      change(payment, account, (found) => {
        if (found.refusesRefunds || found.state !== 'paid') throw new GatewayError('refused');
        return { ...found, refunds: { ...found.refunds, [key]: amount } };
      }),
  };
}
