/** An imitation of PayTabs' PT2 calls, as docs.paytabs.com describes them. */
import { createHmac } from 'node:crypto';
import { isRecord, propertyOf } from '@qaima/schemas';
import { createPayTabs } from '../../../cms/src/payment-gateways/paytabs.js';
import type { GatewayUnderTest } from './suite.js';
import { serveGateway } from './serve.js';

const KEY = 'SERVER-KEY-OF-TEST';

interface Transaction {
  readonly [name: string]: unknown;
  readonly tran_ref: string;
  readonly cart_id: string;
  readonly tran_type: string;
}

export async function payTabsUnderTest(): Promise<GatewayUnderTest> {
  const transactions = new Map<string, Transaction>();
  const byCart = (cart: unknown) => [...transactions.values()].filter(({ cart_id }) => cart_id === cart);
  const types: Readonly<Record<string, string>> = {
    sale: 'Sale',
    auth: 'Auth',
    capture: 'Capture',
    void: 'Void',
    refund: 'Refund',
  };

  function request(body: Readonly<Record<string, unknown>>) {
    const cart_id = String(body['cart_id']);
    if (byCart(cart_id).length > 0) return [400, { code: 4, message: 'Duplicate Request' }] as const;
    const isPage = body['tran_type'] === 'sale' || body['tran_type'] === 'auth';
    const parent = transactions.get(String(body['tran_ref']));
    if (!isPage && !parent) return [400, { code: 2, message: 'Invalid transaction reference' }] as const;
    if (isPage && body['return_using_get'] !== true) return [400, { code: 206 }] as const;
    const tran_ref = `TST${String(transactions.size).padStart(10, '0')}`;
    const transaction = {
      tran_ref,
      cart_id,
      tran_type: types[String(body['tran_type'])] ?? '',
      cart_currency: body['cart_currency'],
      cart_amount: Number(body['cart_amount']).toFixed(
        2 + Number(/JOD|KWD|BHD|OMR/.test(String(body['cart_currency']))),
      ),
      payment_result: { response_status: isPage ? 'P' : refuses && body['tran_type'] === 'refund' ? 'D' : 'A' },
    };
    transactions.set(tran_ref, transaction);
    if (parent && body['tran_type'] === 'void')
      transactions.set(parent.tran_ref, { ...parent, payment_result: { response_status: 'V' } });
    return [
      200,
      isPage ? { ...transaction, redirect_url: `https://secure.paytabs.example/page/${tran_ref}` } : transaction,
    ] as const;
  }

  let refuses = false;
  const server = await serveGateway(({ path, headers, body }) => {
    if (headers['authorization'] !== KEY) return [401, { code: 1, message: 'Authentication failed' }];
    if (!isRecord(body) || body['profile_id'] !== 12345) return [400, { code: 2 }];
    if (path === '/payment/request') return request(body);
    if (path !== '/payment/query') return [404, {}];
    const one = transactions.get(String(body['tran_ref']));
    const found = body['cart_id'] === undefined ? one : byCart(body['cart_id']);
    return found === undefined || (Array.isArray(found) && found.length === 0) ? [400, { code: 113 }] : [200, found];
  });

  const settle = (ref: string, response_status: string, changed: object = {}) => {
    const transaction = transactions.get(ref);
    if (transaction) transactions.set(ref, { ...transaction, payment_result: { response_status }, ...changed });
  };

  return {
    gateway: createPayTabs(server.call),
    account: { secrets: { serverKey: KEY }, host: 'jordan', profileId: '12345', capture: 'at-once' },
    wrongAccount: { secrets: { serverKey: 'ANOTHER-KEY' }, host: 'jordan', profileId: '12345', capture: 'at-once' },
    currency: 'JOD',
    pay: (ref) => settle(ref, 'A'),
    decline: (ref) => settle(ref, 'D'),
    payOtherwise: (ref, changed) =>
      settle(ref, 'A', changed.currency ? { cart_currency: changed.currency } : { cart_amount: '1.00' }),
    refuseRefunds: () => (refuses = true),
    loseNextAnswer: server.loseNextAnswer,
    requests: () => server.asked.filter(({ path }) => path === '/payment/request').length,
    message: (ref) => {
      const rawBody = Buffer.from(JSON.stringify(transactions.get(ref)));
      return {
        headers: { signature: createHmac('sha256', KEY).update(rawBody).digest('hex') },
        rawBody,
        query: new URLSearchParams(),
      };
    },
    forge: (message) => ({ ...message, rawBody: Buffer.concat([message.rawBody, Buffer.from(' ')]) }),
    refundsAt: () =>
      [...transactions.values()].filter(
        (one) => one.tran_type === 'Refund' && propertyOf(one['payment_result'], 'response_status') === 'A',
      ).length,
    close: server.close,
  };
}
