/** PayTabs (PT2), also of MEPS, Madfoatcom and ClickPay. Its documentation: docs.paytabs.com. */
import {
  elementsOf,
  GATEWAY_TABLE,
  isRecord,
  PAYTABS_HOSTS,
  propertyOf,
  textOf,
  type Thousandths,
} from '@qaima/schemas';
import { createHmac } from 'node:crypto';
import { parseJson } from '../api-runtime/serialize';
import { secretEquals } from '../http/secretEquals';
import { receivedAmount, sentAmount } from './amounts';
import { createGatewayCall, type CallGateway } from './callGateway';
import { GatewayError, type Account, type KnownPayment, type Look, type PaymentGateway } from './gateway';

const { currencies, secrets } = GATEWAY_TABLE.paytabs;

/** `H` and `P` wait. A held amount is authorised whatever the letter of its sale. */
const STATES: Readonly<Record<string, Look['state']>> = {
  A: 'paid',
  H: 'open',
  P: 'open',
  V: 'canceled',
  C: 'canceled',
  X: 'canceled',
  D: 'failed',
  E: 'failed',
};

/** What follows a payment has its id, a hyphen and a word of its own, since PayTabs refuses a `cart_id` that repeats. */
const ownId = (cartId: string): string => cartId.split('-')[0] ?? '';

interface Transaction {
  readonly ref: string;
  readonly look: Look;
}

function transactionOf(answer: unknown): Transaction | null {
  const ref = textOf(propertyOf(answer, 'tran_ref'));
  const status = textOf(propertyOf(propertyOf(answer, 'payment_result'), 'response_status'));
  if (ref === '') return null;
  const state = STATES[status] ?? 'open';
  const isHeld = state === 'paid' && /^auth/i.test(textOf(propertyOf(answer, 'tran_type')));
  const reference = ownId(textOf(propertyOf(answer, 'cart_id')));
  const amount = receivedAmount(propertyOf(answer, 'cart_amount'));
  const currency = textOf(propertyOf(answer, 'cart_currency')).toUpperCase();
  return { ref, look: { state: isHeld ? 'authorised' : state, ref, reference, amount, currency, refunded: 0 } };
}

/** Creates the adapter. @param call for tests */
export function createPayTabs(call: CallGateway = createGatewayCall(Object.values(PAYTABS_HOSTS))): PaymentGateway {
  async function post(path: string, fields: Readonly<Record<string, unknown>>, account: Account): Promise<unknown> {
    const { status, body } = await call({
      method: 'POST',
      host: PAYTABS_HOSTS[account.host ?? 'jordan'],
      path,
      headers: { authorization: account.secrets['serverKey'] ?? '' },
      json: { profile_id: Number(account.profileId), ...fields },
    });
    if (status >= 400) throw new GatewayError(path === '/payment/query' ? 'unknown' : 'refused');
    return body;
  }

  /** The newest transaction of a query. @throws {GatewayError} `unknown` if there is none */
  async function query(by: { readonly tran_ref: string } | { readonly cart_id: string }, account: Account) {
    const answer = await post('/payment/query', by, account);
    if (!isRecord(answer) && !Array.isArray(answer)) throw new GatewayError('away');
    const found = (Array.isArray(answer) ? elementsOf(answer) : [answer]).flatMap((one) => transactionOf(one) ?? []);
    const decided = found.find(({ look }) => look.state === 'paid' || look.state === 'authorised') ?? found[0];
    if (!decided) throw new GatewayError('unknown');
    return decided;
  }

  /**
   * Does once what follows a payment: asks whether it was done before, since an earlier answer may have been lost.
   * @param key its `cart_id`, which no other transaction has
   */
  async function follow(
    payment: KnownPayment,
    {
      type,
      key,
      amount,
    }: { readonly type: 'capture' | 'void' | 'refund'; readonly key: string; readonly amount: Thousandths },
    account: Account,
  ): Promise<Transaction> {
    const done = await query({ cart_id: key }, account).catch((error: unknown) => {
      if (error instanceof GatewayError && error.problem === 'unknown') return null;
      throw error;
    });
    const { currency } = payment;
    const answer = done
      ? null
      : await post(
          '/payment/request',
          {
            tran_type: type,
            tran_class: 'ecom',
            tran_ref: payment.ref,
            cart_id: key,
            cart_currency: currency,
            cart_amount: sentAmount(amount, currency),
            cart_description: key,
          },
          account,
        );
    const transaction = done ?? transactionOf(answer);
    if (!transaction) throw new GatewayError('away');
    if (transaction.look.state !== 'paid') throw new GatewayError('refused');
    return transaction;
  }

  const known = ({ _id, amount, currency, refunded }: KnownPayment) => ({ reference: _id, amount, currency, refunded });

  return {
    name: 'paytabs',
    currencies,
    secrets,
    can: { capture: true, refund: 'partial' },

    async start(payment, account) {
      const answer = await post(
        '/payment/request',
        {
          tran_type: account.capture === 'on-accept' ? 'auth' : 'sale',
          tran_class: 'ecom',
          cart_id: payment._id,
          cart_currency: payment.currency,
          cart_amount: sentAmount(payment.amount, payment.currency),
          cart_description: payment.reference,
          paypage_lang: payment.language,
          hide_shipping: true,
          callback: payment.hookUrl,
          return: payment.returnUrl,
          // Otherwise guests would come back by a form from another site.
          return_using_get: true,
        },
        account,
      );
      const [ref, url] = [textOf(propertyOf(answer, 'tran_ref')), textOf(propertyOf(answer, 'redirect_url'))];
      if (ref === '' || !url.startsWith('https://')) throw new GatewayError('away');
      return { ref, url };
    },

    async look(payment, account) {
      const by = payment.ref === null ? { cart_id: payment._id } : { tran_ref: payment.ref };
      const { look } = await query(by, account);
      // A query says nothing of refunds, which are transactions of their own.
      return { ...look, refunded: payment.refunded };
    },

    hear({ headers, rawBody }, account) {
      const key = account.secrets['serverKey'] ?? '';
      const expected = createHmac('sha256', key).update(rawBody).digest('hex');
      const shown = textOf(headers['signature']).toLowerCase();
      if (key === '' || rawBody.length === 0 || !secretEquals(shown, expected)) return null;
      return { payment: ownId(textOf(propertyOf(parseJson(rawBody.toString('utf8')), 'cart_id'))) };
    },

    async capture(payment, account) {
      const { ref } = await follow(
        payment,
        { type: 'capture', key: `${payment._id}-capture`, amount: payment.amount },
        account,
      );
      return { ...known(payment), state: 'paid', ref };
    },

    async void(payment, account) {
      await follow(payment, { type: 'void', key: `${payment._id}-void`, amount: payment.amount }, account);
      return { ...known(payment), state: 'canceled', ref: payment.ref ?? '' };
    },

    async refund(payment, amount, key, account) {
      await follow(payment, { type: 'refund', key: `${payment._id}-${key}`, amount }, account);
      return { ...known(payment), state: 'paid', ref: payment.ref ?? '', refunded: payment.refunded + amount };
    },
  };
}
