/**
 * Unusual requests to the API's URLs: trailing slashes, wrong methods, repeated query parameters.
 * (docs/spec/api.md#addresses)
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { staffMember, visitor } from '../support/users.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const refused = (statusCode: number) => ({
  status: 'fail',
  message: expect.any(String) as string,
  err: { statusCode },
});

describe('an address', () => {
  it('is the same with a slash at its end', async () => {
    const provider = await staffMember(server);
    expect(await provider.request('GET', '/api/v1/users/me/')).toMatchObject({ status: 200 });
  });

  it('without the method says which it has', async () => {
    const { status, body, headers } = await visitor(server).request('DELETE', '/api/v1/distances');
    expect({ status, body, allow: headers.get('allow') }).toEqual({ status: 405, body: refused(405), allow: 'POST' });
    expect((await visitor(server).request('OPTIONS', '/api/v1/distances')).status).toBe(405);
  });

  it.each(['/api/v1', '/api/v1/', '/api/v1/nowhere', '/api/v1/../../admin', '/api/v1/quickmenu/a/b/c/d/e'])(
    'that is none is not found: %s',
    async (path) => {
      const { status, body } = await visitor(server).request('GET', path);
      expect(status).toBe(404);
      if (path.startsWith('/api/v1/quickmenu')) expect(body).toEqual(refused(404));
    },
  );

  it.each(['a%00b', '%0a', '%ff', '%ed%a0%80', '%'])('with what nobody can type is not found: %s', async (id) => {
    const { status, body } = await visitor(server).request('GET', `/api/v1/quickmenu/${id}`);
    expect({ status, body }).toEqual({ status: 404, body: refused(404) });
  });

  it('has a query of plain texts', async () => {
    const provider = await staffMember(server);
    const control = await provider.request('GET', '/api/v1/pimage?title=%00');
    expect({ status: control.status, body: control.body }).toEqual({ status: 400, body: refused(400) });
    for (const query of [
      'page=1&page=2',
      'title[$ne]=x',
      '__proto__[x]=1',
      'constructor=1',
      'unknown=1',
      '%=%',
      '&&=&',
    ]) {
      expect(await provider.request('GET', `/api/v1/pimage?${query}`)).toMatchObject({ status: 200 });
    }
  });

  it('answers nobody but data, to be kept by nobody', async () => {
    const { headers } = await visitor(server).request('GET', '/api/v1/nowhere');
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('is not taken for another site’s to read', async () => {
    const { headers } = await visitor(server).request('GET', '/api/v1/nowhere', {
      headers: { origin: 'https://evil.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });
});
