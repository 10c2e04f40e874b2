/** The server answers only the routes of the API. No route of Strapi or its plugins is reachable. */
import { API_PREFIX, apiEndpoints, endpointPath } from '@qaima/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staffMember, visitor } from '../support/users.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { reportResult } from '../support/extendedTests.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const;

/** Routes of an unmodified Strapi and its plugins. */
const FOREIGN = [
  '/admin',
  '/admin/init',
  '/admin/login',
  '/admin/register-admin',
  '/admin/users/me',
  '/content-manager/content-types',
  '/content-type-builder/content-types',
  '/i18n/locales',
  '/upload',
  '/upload/files',
  '/uploads/x.webp',
  '/users-permissions/roles',
  '/email/settings',
  '/api/auth/local',
  '/api/auth/local/register',
  '/api/users',
  '/api/users/me',
  '/api/menus',
  '/api/items',
  '/api/upload',
  '/_health',
  '/cms',
  '/cms/admin',
  '/cms/admin/register-admin',
  '/cms/content-manager/content-types',
  '/cms/api/v1/users/me',
  '/documentation',
  '/graphql',
];

/** The same routes below the API's prefix. */
const NEIGHBOURS = [
  '/auth/local',
  '/auth/local/register',
  '/auth/forgot-password',
  '/users',
  '/users/count',
  '/users/1',
  '/upload/files',
  '/upload/files/1',
  '/menus',
  '/items',
  '/sections',
  '/carts',
  '/sessions',
  '/mails',
  '/users-permissions/roles',
  '/content-type-builder/components',
  '/email',
  '/i18n/locales',
];

/** The number of requests that returned 404. */
let absent = 0;
afterAll(() => {
  reportResult(`Routes outside the contract, of Strapi and its plugins too: ${absent} requests, none answered`);
});

describe('outside the contract', () => {
  it.each(FOREIGN)('%s is not there, for staff neither', async (path) => {
    const provider = await staffMember(server);
    for (const method of METHODS) {
      for (const client of [visitor(server), provider]) {
        const { status } = await client.request(method, path, method === 'GET' ? {} : { body: {} });
        expect({ method, status }).toEqual({ method, status: 404 });
        absent++;
      }
    }
  });

  it.each(NEIGHBOURS)('%s is none of its calls', async (path) => {
    for (const method of METHODS) {
      const isCall = Object.values(apiEndpoints).some(
        (call) => call.method === method && new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
      );
      if (isCall) continue;
      const { status, body } = await visitor(server).request(
        method,
        API_PREFIX + path,
        method === 'GET' ? {} : { body: {} },
      );
      expect([404, 405]).toContain(status);
      expect(body).toMatchObject({ status: 'fail', err: { statusCode: status } });
      absent++;
    }
  });
});

describe('inside the contract', () => {
  it('has a handler for every call', async () => {
    const provider = await staffMember(server);
    const unbuilt: string[] = [];
    for (const [name, call] of Object.entries(apiEndpoints)) {
      // Logging out would end the session that the other requests need.
      if (name === 'account.logOut') continue;
      const path = endpointPath(call).replace(/:\w+/g, 'nothing');
      const { status } = await provider.request(call.method, path, call.method === 'GET' ? {} : { body: {} });
      if (status === 501) unbuilt.push(name);
    }
    expect(unbuilt).toEqual([]);
  });

  it('describes itself', async () => {
    const { body } = await visitor(server).request<{ openapi: string; paths: Record<string, object> }>(
      'GET',
      `${API_PREFIX}/openapi.json`,
    );
    expect(body.openapi).toBe('3.1.0');
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const calls = Object.values(apiEndpoints).map(
      (call) => `${call.method} ${endpointPath(call).replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(calls.sort());
  });

  it('takes nothing unsafe from another site', async () => {
    const provider = await staffMember(server);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      const { status, body } = await provider.request('POST', `${API_PREFIX}/users/logout`, { headers });
      expect(status).toBe(403);
      expect(body).toMatchObject({ status: 'fail', err: { statusCode: 403 } });
    }
    expect((await provider.request('GET', `${API_PREFIX}/users/me`)).status).toBe(200);
  });

  it('takes JSON only, and not too much of it', async () => {
    const provider = await staffMember(server);
    const post = (body: string, type: string) =>
      provider.request('POST', `${API_PREFIX}/quickmenu`, { body, headers: { 'content-type': type } });
    expect((await post('admins=x', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post('{}', 'text/plain')).status).toBe(415);
    expect((await post('{"admins":', 'application/json')).status).toBe(400);
    expect((await post(JSON.stringify({ admins: ['x'.repeat(5_000_000)] }), 'application/json')).status).toBe(413);
  });
});
