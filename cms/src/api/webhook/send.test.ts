import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { sendMessage, signatureOf } from './send';
import { AddressError, resolveAddress, type Resolve } from '../../http/publicAddress';

const answering = (...addresses: string[]): Resolve => {
  const all = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  return () => Promise.resolve(all);
};
const check = (resolve: Resolve, url = 'https://till.example/hook') => resolveAddress(url, { allowed: [], resolve });

describe('an address', () => {
  it('is called if all that its host resolves to is public', async () => {
    expect((await check(answering('93.184.216.34', '2606:2800:220:1::1'))).to.address).toBe('93.184.216.34');
    await expect(check(answering('93.184.216.34'), 'https://till.example:8443/')).resolves.toBeDefined();
  });

  it.each([
    ['10.0.0.8'],
    ['127.0.0.1'],
    ['169.254.169.254'],
    ['100.64.0.1'],
    ['0.0.0.0'],
    ['192.168.0.1'],
    ['::1'],
    ['fd00::1'],
    ['fe80::1'],
    ['::ffff:10.0.0.1'],
    ['64:ff9b::a9fe:a9fe'],
    ['64:ff9b:1::a9fe:a9fe'],
    ['2002:a00:1::'],
    ['2001::1'],
    ['ff02::1'],
    ['198.18.0.1'],
    ['240.0.0.1'],
    ['not an address'],
  ])('is refused if one of them is %s', async (address) => {
    await expect(check(answering('93.184.216.34', address))).rejects.toEqual(new AddressError('private'));
  });

  it('is asked for once: the connection goes to the address that was judged', async () => {
    const server = createServer((_req, res) => res.end());
    server.listen(0, '127.0.0.2');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const answers = ['127.0.0.2', '127.0.0.1'];
    const rules = {
      allowed: ['till.example'],
      resolve: () => Promise.resolve([{ address: answers.shift() ?? '', family: 4 }]),
    };
    const to = { url: `http://till.example:${port}/`, secrets: ['whsec_c2VjcmV0'] };
    expect(await sendMessage({ id: 'a', body: '{}' }, to, rules)).toMatchObject({ status: 200, failure: null });
    expect(answers).toEqual(['127.0.0.1']);
    expect(await sendMessage({ id: 'a', body: '{}' }, to, rules)).toMatchObject({ failure: 'connection' });
    server.close();
  });
});

it('signs as the specification of Standard Webhooks does', () => {
  const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' };
  expect(signatureOf(message, 1614265330, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  );
});
