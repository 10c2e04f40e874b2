/** Tap. Its documentation: developers.tap.company. */
import { elementsOf, GATEWAY_TABLE, propertyOf, textOf, type Thousandths } from '@qaima/schemas';
import { createHmac } from 'node:crypto';
import { parseJson } from '../api-runtime/serialize';
import { secretEquals } from '../http/secretEquals';
import { receivedAmount, sentAmount, writtenAmount } from './amounts';
import { createGatewayCall, type CallGateway } from './callGateway';
import { GatewayError, type Account, type KnownPayment, type Look, type PaymentGateway } from './gateway';

const HOST = 'api.tap.company';
const HOUR_MS = 3_600_000;

const { currencies, secrets } = GATEWAY_TABLE.tap;

/** States that are not here are those of a payment that is not decided yet. */
const STATES: Readonly<Record<string, Look['state']>> = {
  CAPTURED: 'paid',
  AUTHORIZED: 'authorised',
  VOID: 'canceled',
  CANCELLED: 'canceled',
  ABANDONED: 'canceled',
  TIMEDOUT: 'canceled',
  FAILED: 'failed',
  DECLINED: 'failed',
  RESTRICTED: 'failed',
};

const idOf = (answer: unknown) => textOf(propertyOf(answer, 'id'));
const referenceOf = (answer: unknown, name: string) => textOf(propertyOf(propertyOf(answer, 'reference'), name));

function lookOf(answer: unknown, refunded: Thousandths): Look {
  const ref = idOf(answer);
  if (ref === '') throw new GatewayError('away');
  const url = textOf(propertyOf(propertyOf(answer, 'transaction'), 'url'));
  return {
    state: STATES[textOf(propertyOf(answer, 'status'))] ?? 'open',
    ref,
    reference: referenceOf(answer, 'transaction'),
    amount: receivedAmount(propertyOf(answer, 'amount')),
    currency: textOf(propertyOf(answer, 'currency')).toUpperCase(),
    refunded,
    ...(url.startsWith('https://') ? { url } : {}),
  };
}

/** The text that Tap signs. The amount has the digits of its currency, not those of the JSON number. */
export function signedText(message: unknown): string {
  const currency = textOf(propertyOf(message, 'currency'));
  const amount = receivedAmount(propertyOf(message, 'amount'));
  const created = propertyOf(propertyOf(message, 'transaction'), 'created') ?? propertyOf(message, 'created');
  return [
    ['id', idOf(message)],
    ['amount', writtenAmount(amount, currency)],
    ['currency', currency],
    ['gateway_reference', referenceOf(message, 'gateway')],
    ['payment_reference', referenceOf(message, 'payment')],
    ['status', textOf(propertyOf(message, 'status'))],
    ['created', typeof created === 'number' ? String(created) : textOf(created)],
  ]
    .map(([name, value]) => `x_${name}${value}`)
    .join('');
}

const isAuthorization = (ref: string) => ref.startsWith('auth_');
const pathOf = (ref: string) => `/v2/${isAuthorization(ref) ? 'authorize' : 'charges'}/${encodeURIComponent(ref)}`;

/** Creates the adapter. @param call for tests */
export function createTap(call: CallGateway = createGatewayCall([HOST])): PaymentGateway {
  async function ask(method: 'GET' | 'POST', path: string, account: Account, json?: unknown): Promise<unknown> {
    const headers = { authorization: `Bearer ${account.secrets['secretKey'] ?? ''}` };
    const { status, body } = await call({ method, host: HOST, path, headers, json });
    if (status >= 400) throw new GatewayError(method === 'GET' ? 'unknown' : 'refused');
    return body;
  }

  /** Finds what was made for a payment although its answer was lost. */
  async function find(payment: KnownPayment, kind: 'charges' | 'authorize', account: Account): Promise<unknown> {
    const [from, to] = [payment.createdAt.getTime() - HOUR_MS, Date.now() + HOUR_MS];
    const listed = await ask('POST', `/v2/${kind}/list`, account, {
      period: { date: { from: String(from), to: String(to) }, type: '1' },
      reference: { transaction: payment._id },
      limit: '50',
    });
    const list = propertyOf(listed, kind === 'charges' ? 'charges' : 'authorizes');
    return elementsOf(list).find((one) => referenceOf(one, 'transaction') === payment._id);
  }

  async function refundsOf(charge: string, account: Account) {
    const listed = await ask('POST', '/v2/refunds/list', account, { charges: [charge], limit: '50' });
    return elementsOf(propertyOf(listed, 'refunds')).filter((one) => textOf(propertyOf(one, 'charge_id')) === charge);
  }

  const returned = (refunds: readonly unknown[]): Thousandths =>
    refunds
      .filter((one) => textOf(propertyOf(one, 'status')) === 'REFUNDED')
      .reduce((sum: Thousandths, one) => sum + receivedAmount(propertyOf(one, 'amount')), 0);

  async function lookAt(answer: unknown, account: Account): Promise<Look> {
    const look = lookOf(answer, 0);
    if (look.state !== 'paid' || isAuthorization(look.ref)) return look;
    return { ...look, refunded: returned(await refundsOf(look.ref, account)) };
  }

  async function look(payment: KnownPayment, account: Account): Promise<Look> {
    if (payment.ref !== null) {
      const answer = await ask('GET', pathOf(payment.ref), account);
      const isCaptured = isAuthorization(payment.ref) && textOf(propertyOf(answer, 'status')) === 'CAPTURED';
      // Money that was held is taken by a charge, and returned of that one.
      const charge = isCaptured ? await find(payment, 'charges', account) : undefined;
      return lookAt(charge ?? answer, account);
    }
    const found = (await find(payment, 'charges', account)) ?? (await find(payment, 'authorize', account));
    if (found === undefined) throw new GatewayError('unknown');
    return lookAt(found, account);
  }

  return {
    name: 'tap',
    currencies,
    secrets,
    can: { capture: true, refund: 'partial' },
    look,

    async start(payment, account) {
      const isHeld = account.capture === 'on-accept';
      const { guest } = payment;
      const answer = await ask('POST', isHeld ? '/v2/authorize/' : '/v2/charges/', account, {
        amount: sentAmount(payment.amount, payment.currency),
        currency: payment.currency,
        threeDSecure: true,
        customer_initiated: true,
        save_card: false,
        description: payment.reference,
        reference: { transaction: payment._id, order: payment.reference },
        customer: {
          first_name: guest.name || payment.reference,
          ...(guest.email === '' ? {} : { email: guest.email }),
          ...(guest.phone === '' ? {} : { phone: { number: guest.phone.replace(/\D/g, '') } }),
        },
        source: { id: isHeld ? 'src_card' : 'src_all' },
        redirect: { url: payment.returnUrl },
        post: { url: payment.hookUrl },
      });
      const { ref, url } = lookOf(answer, 0);
      if (url === undefined) throw new GatewayError('away');
      return { ref, url };
    },

    hear({ headers, rawBody }, account) {
      const key = account.secrets['secretKey'] ?? '';
      const message = parseJson(rawBody.toString('utf8'));
      const expected = createHmac('sha256', key).update(signedText(message)).digest('hex');
      const isRight = secretEquals(textOf(headers['hashstring']).toLowerCase(), expected);
      return key !== '' && isRight ? { payment: referenceOf(message, 'transaction') } : null;
    },

    async capture(payment, account) {
      const authorization = await ask('GET', pathOf(payment.ref ?? ''), account);
      const done = await find(payment, 'charges', account);
      const answer =
        done ??
        (await ask('POST', '/v2/charges/', account, {
          amount: sentAmount(payment.amount, payment.currency),
          currency: payment.currency,
          threeDSecure: true,
          customer_initiated: true,
          reference: { transaction: payment._id },
          customer: { id: textOf(propertyOf(propertyOf(authorization, 'customer'), 'id')) },
          source: { id: payment.ref },
        }));
      return lookAt(answer, account);
    },

    async void(payment, account) {
      const ref = payment.ref ?? '';
      const isVoid = textOf(propertyOf(await ask('GET', pathOf(ref), account), 'status')) === 'VOID';
      if (!isVoid) await ask('POST', `${pathOf(ref)}/void`, account, {});
      return look(payment, account);
    },

    async refund(payment, amount, key, account) {
      const current = await look(payment, account);
      const refunds = await refundsOf(current.ref, account);
      const mine = refunds.find((one) => referenceOf(one, 'merchant') === key);
      const request = {
        charge_id: current.ref,
        amount: sentAmount(amount, payment.currency),
        currency: payment.currency,
        reason: 'requested_by_customer',
        reference: { merchant: key },
      };
      const status = textOf(propertyOf(mine ?? (await ask('POST', '/v2/refunds/', account, request)), 'status'));
      if (/^(DECLINED|FAILED)$/.test(status)) throw new GatewayError('refused');
      return look(payment, account);
    },
  };
}
