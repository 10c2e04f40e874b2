/** An imitation of Tap's calls, as developers.tap.company describes them. */
import { createHmac } from 'node:crypto';
import { isRecord, propertyOf } from '@qaima/schemas';
import { createTap, signedText } from '../../../cms/src/payment-gateways/tap.js';
import { serveGateway, type Asked } from './serve.js';
import type { GatewayUnderTest } from './suite.js';

const KEY = 'sk_test_OfTheTests';

type Stored = Readonly<Record<string, unknown>> & { readonly id: string };

export async function tapUnderTest(): Promise<GatewayUnderTest> {
  const kept = new Map<string, Stored>();
  let refuses = false;
  const put = (one: Stored) => [200, (kept.set(one.id, one), one)] as const;
  const ofKind = (prefix: string) => [...kept.values()].filter(({ id }) => id.startsWith(prefix));
  const change = (id: string, changed: object) => {
    const one = kept.get(id);
    if (one) kept.set(id, { ...one, ...changed });
  };

  function create(prefix: 'chg_' | 'auth_', body: Readonly<Record<string, unknown>>) {
    const id = `${prefix}TS${kept.size}`;
    const source = String(propertyOf(body['source'], 'id'));
    const held = kept.get(source);
    if (held) {
      if (held['status'] !== 'AUTHORIZED') return [400, { errors: [{ code: '1126' }] }] as const;
      change(source, { status: 'CAPTURED' });
    }
    const reference = {
      ...(isRecord(body['reference']) ? body['reference'] : {}),
      gateway: `g${id}`,
      payment: `p${id}`,
    };
    const transaction = { created: '1698392202943', ...(held ? {} : { url: `https://tap.example/pay/${id}` }) };
    return put({
      ...body,
      id,
      status: held ? 'CAPTURED' : 'INITIATED',
      reference,
      transaction,
      customer: { id: 'cus_1' },
    });
  }

  function refund(body: Readonly<Record<string, unknown>>) {
    if (kept.get(String(body['charge_id']))?.['status'] !== 'CAPTURED') return [400, {}] as const;
    return put({ ...body, id: `re_TS${kept.size}`, status: refuses ? 'FAILED' : 'REFUNDED' });
  }

  function reply({ method, path, headers, body }: Asked) {
    if (headers['authorization'] !== `Bearer ${KEY}`) return [401, { errors: [] }] as const;
    const sent = isRecord(body) ? body : {};
    if (path === '/v2/charges/list') return [200, { charges: ofKind('chg_') }] as const;
    if (path === '/v2/authorize/list') return [200, { authorizes: ofKind('auth_') }] as const;
    if (path === '/v2/refunds/list') return [200, { refunds: ofKind('re_') }] as const;
    if (method === 'POST' && path === '/v2/charges/') return create('chg_', sent);
    if (method === 'POST' && path === '/v2/authorize/') return create('auth_', sent);
    if (method === 'POST' && path === '/v2/refunds/') return refund(sent);
    const [, , , id = '', action] = path.split('/');
    if (action === 'void') change(id, { status: 'VOID' });
    const one = kept.get(id);
    return one ? ([200, one] as const) : ([404, { errors: [{ code: '1108' }] }] as const);
  }

  const server = await serveGateway(reply);
  const account = { secrets: { secretKey: KEY }, host: null, profileId: null, capture: 'at-once' } as const;
  return {
    gateway: createTap(server.call),
    account,
    wrongAccount: { ...account, secrets: { secretKey: 'sk_test_another' } },
    currency: 'KWD',
    pay: (ref) => change(ref, { status: ref.startsWith('auth_') ? 'AUTHORIZED' : 'CAPTURED' }),
    decline: (ref) => change(ref, { status: 'DECLINED' }),
    payOtherwise: (ref, changed) =>
      change(ref, { status: 'CAPTURED', ...(changed.currency ? { currency: changed.currency } : { amount: 1 }) }),
    refuseRefunds: () => (refuses = true),
    loseNextAnswer: server.loseNextAnswer,
    requests: () =>
      server.asked.filter(({ method, path }) => method === 'POST' && /\/(charges|authorize|refunds)\/$/.test(path))
        .length,
    message: (ref) => {
      const rawBody = Buffer.from(JSON.stringify(kept.get(ref)));
      const hashstring = createHmac('sha256', KEY)
        .update(signedText(kept.get(ref)))
        .digest('hex');
      return { headers: { hashstring }, rawBody, query: new URLSearchParams() };
    },
    forge: (message) => ({
      ...message,
      rawBody: Buffer.from(message.rawBody.toString().replace('"status":"CAPTURED"', '"status":"DECLINED"')),
    }),
    refundsAt: () => ofKind('re_').filter((one) => one['status'] === 'REFUNDED').length,
    close: server.close,
  };
}
