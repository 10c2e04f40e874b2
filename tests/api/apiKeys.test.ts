/** API keys: who makes and revokes them, what they may do, and how they are kept. (docs/spec/api.md#api-keys) */
import {
  apiKeyEndpoints,
  auditLogEndpoints,
  endpointUrl,
  guestOrderEndpoints,
  itemEndpoints,
  MAX_API_KEYS,
  menuEndpoints,
  type Menu,
  type Scope,
} from '@qaima/schemas';
import { crc32 } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../support/expectError.js';
import { sql } from '../support/sql.js';
import type { ResponseBody } from '../support/http.js';
import { newSeededMenu, wholeMenu, type SeededMenu } from '../support/menus.js';
import { sharedServer } from '../support/sharedServer.js';
import type { RunningServer } from '../support/server.js';
import { visitor } from '../support/users.js';

let server: RunningServer;
let menu: Awaited<ReturnType<typeof newSeededMenu>>;
beforeAll(async () => {
  server = await sharedServer();
  menu = await newSeededMenu(server);
});

const makeKey = async (scopes: readonly Scope[], of: SeededMenu = menu) =>
  (await of.admin.ask(apiKeyEndpoints.create, { params: of, body: { title: 'POS', scopes: [...scopes] } })).data;

const listed = async () => (await menu.admin.ask(apiKeyEndpoints.list, { params: menu })).data;

/** A request with a key, from a program that has no cookies. */
const by = <T = unknown>(key: string, method: string, path: string, body?: unknown) =>
  visitor(server).request<ResponseBody<T>>(method, path, { headers: { authorization: `Bearer ${key}` }, body });

const readMenu = (key: string, of = menu) => by<Menu>(key, 'GET', endpointUrl(menuEndpoints.read, of));

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('a key', () => {
  it('is shown once, ends with its checksum, and is stored as a hash', async () => {
    const { key, ...made } = await makeKey(['menu:read']);
    expect(key).toMatch(/^qk_[0-9A-Za-z]{42}$/);
    const sum = [...key.slice(-6)].reduce((value, digit) => value * 62 + DIGITS.indexOf(digit), 0);
    expect(sum).toBe(crc32(key.slice(3, 39)));
    expect(made).toMatchObject({ title: 'POS', scopes: ['menu:read'], hint: key.slice(-4), lastUsedAt: null });
    expect((await listed())[0]).toEqual(made);
    const stored = await sql(server.data, 'SELECT * FROM api_keys WHERE document_id = ?', made._id);
    expect(JSON.stringify(stored)).not.toContain(key.slice(3, 39));
  });

  it('reads and changes what its scopes allow, and its menu alone', async () => {
    const other = await newSeededMenu(server);
    const { key, _id } = await makeKey(['menu:read', 'menu:write']);
    // As members read it, not as visitors do.
    expect((await readMenu(key)).body.data?.data).toEqual(await wholeMenu(menu.admin, menu.menuId));
    expectError(await readMenu(key, other), 403);
    const change = endpointUrl(itemEndpoints.change, menu);
    expect((await by(key, 'PUT', change, { title: 'بالمفتاح' })).status).toBe(200);
    expectError(await by(key, 'GET', endpointUrl(guestOrderEndpoints.list, menu)), 403);
    expect((await listed()).find((one) => one._id === _id)?.lastUsedAt).toEqual(expect.any(String));
    const { data: log } = await menu.admin.ask(auditLogEndpoints.ofMenu, { params: menu });
    expect(log[0]).toMatchObject({ deed: 'part-changed', by: { username: `qk_…${key.slice(-4)}`, name: 'POS' } });
  });

  it('counts alone: cookies and the page that sends it do not', async () => {
    const { key } = await makeKey(['menu:read']);
    const headers = { authorization: `Bearer ${key}`, origin: 'https://till.example' };
    const change = endpointUrl(itemEndpoints.change, menu);
    expectError(await menu.admin.request('PUT', change, { headers, body: { title: 'x' } }), 403);
    const writer = await makeKey(['menu:write']);
    const written = { authorization: `Bearer ${writer.key}`, origin: 'https://till.example' };
    expect((await visitor(server).request('PUT', change, { headers: written, body: { title: 'x' } })).status).toBe(200);
  });

  it('is refused once it is revoked, has expired, or is mistyped', async () => {
    const { key, _id } = await makeKey(['menu:read']);
    expectError(await readMenu(`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`), 401);
    const params = { ...menu, keyId: _id };
    await sql(server.data, 'UPDATE api_keys SET expires_at = 1 WHERE document_id = ?', _id);
    expectError(await readMenu(key), 401);
    await sql(server.data, 'UPDATE api_keys SET expires_at = NULL WHERE document_id = ?', _id);
    expect((await readMenu(key)).status).toBe(200);
    await menu.admin.ask(apiKeyEndpoints.remove, { params });
    expectError(await readMenu(key), 401);
    expectError(await menu.admin.request('DELETE', endpointUrl(apiKeyEndpoints.remove, params)), 404);
  });

  it('in an address is refused and revoked, and the log says so', async () => {
    const { key, _id } = await makeKey(['menu:read']);
    const address = `${endpointUrl(menuEndpoints.read, menu)}?key=${key}`;
    expectError(await visitor(server).request('GET', address), 400);
    expectError(await readMenu(key), 401);
    expect((await listed()).map((one) => one._id)).not.toContain(_id);
    const { data: log } = await menu.admin.ask(auditLogEndpoints.ofMenu, { params: menu });
    expect(log[0]).toMatchObject({ deed: 'key-leaked', by: { name: 'POS' } });
  });
});

it('limits the keys of a menu, and refuses a day that is over', async () => {
  const own = await newSeededMenu(server);
  for (let count = 0; count < MAX_API_KEYS; count++) await makeKey(['stats:read'], own);
  const path = endpointUrl(apiKeyEndpoints.create, own);
  const body = { title: 'POS', scopes: ['stats:read'] };
  expectError(await own.admin.request('POST', path, { body }), 409);
  const past = await own.admin.request('POST', path, { body: { ...body, expiresAt: '2020-01-01T00:00:00.000Z' } });
  expectError(past, 400, ['/expiresAt']);
});

it('lets a key make 600 calls a minute', async () => {
  const limited = await sharedServer({ RATE_LIMITS: 'on' });
  const own = await newSeededMenu(limited);
  const { key } = await makeKey(['stats:read'], own);
  const call = () =>
    visitor(limited).request('GET', endpointUrl(menuEndpoints.read, own), {
      headers: { authorization: `Bearer ${key}` },
    });
  const first = await Promise.all(Array.from({ length: 600 }, call));
  expect(new Set(first.map(({ status }) => status))).toEqual(new Set([403]));
  expectError(await call(), 429);
});
