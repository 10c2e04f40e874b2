/** Editing users in the Strapi panel is validated like editing them through the API. */
import { accountEndpoints, endpointUrl, menuEndpoints } from '@qaima/schemas';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Client } from '../support/http.js';
import { newMenu } from '../support/menus.js';
import { newName, newUser, PASSWORD, signedIn, staffMember, visitor } from '../support/users.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';

const USERS = '/cms/content-manager/collection-types/plugin::users-permissions.user';

let server: RunningServer;
let headers: { readonly authorization: string };
beforeAll(async () => {
  server = await sharedServer({ CMS_PANEL: '1' });
  const note = readFileSync(join(server.data.folder, 'cms-administrator.txt'), 'utf8');
  const [email, password] = [/^e-mail: (.+)$/m, /^password: (.+)$/m].map((line) => line.exec(note)?.[1]);
  const { body } = await visitor(server).request<{ data: { token: string } }>('POST', '/cms/admin/login', {
    body: { email, password },
  });
  headers = { authorization: `Bearer ${body.data.token}` };
});

interface Written {
  readonly documentId: string;
  readonly username: string;
  readonly email: string;
  readonly phone: string;
  readonly error?: { readonly message: string };
}

async function write(method: 'POST' | 'PUT', path: string, body: Readonly<Record<string, unknown>>) {
  const answer = await visitor(server).request<Written>(method, path, { headers, body });
  return { status: answer.status, user: answer.body };
}

async function create(changes: Readonly<Record<string, unknown>> = {}) {
  const [role] = await sql(server.data, "SELECT document_id FROM up_roles WHERE type = 'authenticated'");
  const username = newName('Panel');
  return write('POST', USERS, {
    name: 'مستخدم اللوحة',
    username,
    email: `${username}@Example.com`,
    phone: '0790000001',
    password: PASSWORD,
    confirmed: true,
    blocked: false,
    role: { connect: [{ documentId: role?.['document_id'] }] },
    ...changes,
  });
}

const isIn = async (client: Client) =>
  (await client.request('GET', endpointUrl(accountEndpoints.me, {}))).status === 200;

it('stores names in lower case and passwords as argon2id, for log-in', async () => {
  const { user } = await create();
  expect([user.username, user.email]).toEqual([user.username.toLowerCase(), user.email.toLowerCase()]);
  const [stored] = await sql(server.data, 'SELECT password FROM up_users WHERE username = ?', user.username);
  expect(stored?.['password']).toMatch(/^\$argon2id\$/);
  expect(await isIn(await signedIn(server, user.username))).toBe(true);
});

it('makes no second user of one name', async () => {
  const { user } = await create();
  expect((await create({ username: user.username.toUpperCase() })).status).toBe(400);
  expect((await create({ email: user.email.toUpperCase() })).status).toBe(400);
});

const REFUSED = {
  'Username: This name is reserved': { username: 'Logout' },
  'Username: A username has 3 to 30': { username: 'a b' },
  'Password: At least': { password: 'short' },
  'Password: This password is common': { password: 'password123' },
  'Phone: Invalid Phone Number': { phone: 'abc' },
  'Full name: Full Name is required': { name: ' ' },
  'valid email': { email: 'nobody' },
};

it('refuses invalid fields of a new and of a stored user, and says why', async () => {
  const { user: stored } = await create();
  for (const [reason, fields] of Object.entries(REFUSED)) {
    for (const { status, user } of [await create(fields), await write('PUT', `${USERS}/${stored.documentId}`, fields)])
      expect([status, user.error?.message]).toEqual([400, expect.stringContaining(reason)]);
  }
  expect(await isIn(await signedIn(server, stored.username))).toBe(true);
});

it('takes neither the username nor the address as a password', async () => {
  const username = newName('panel');
  const email = `${username}@example.com`;
  for (const password of [username, email]) expect((await create({ username, email, password })).status).toBe(400);
  const { user } = await create();
  expect((await write('PUT', `${USERS}/${user.documentId}`, { password: user.email })).status).toBe(400);
});

it('edits a user of earlier times, judging only what changes', async () => {
  const { user } = await create();
  await sql(server.data, "UPDATE up_users SET phone = '', name = '' WHERE username = ?", user.username);
  const path = `${USERS}/${user.documentId}`;
  const unchanged = { username: user.username, phone: null, name: '', password: null };
  const edited = await write('PUT', path, { ...unchanged, email: `new.${user.email}` });
  expect([edited.status, edited.user.email]).toEqual([200, `new.${user.email}`]);
  expect((await write('PUT', path, { phone: '٠٧٩٠٠٠٠٠٠٢' })).user.phone).toBe('0790000002');
  expect(await isIn(await signedIn(server, user.username))).toBe(true);
});

it('does not duplicate users', async () => {
  const { user } = await create();
  const username = newName('copy');
  const copy = { username, email: `${username}@example.com`, password: PASSWORD };
  expect((await write('POST', `${USERS}/clone/${user.documentId}`, copy)).status).toBe(400);
  expect(await sql(server.data, 'SELECT id FROM up_users WHERE username = ?', username)).toEqual([]);
});

it('deletes no account of a menu’s only owner, nor all owners together', async () => {
  const provider = await staffMember(server);
  const [first, second] = [await newUser(server), await newUser(server)];
  const menuId = await newMenu(provider, first);
  await provider.ask(menuEndpoints.addAdmin, { params: { menuId }, body: { admin: second.username } });
  const documentOf = async ({ username }: typeof first) => {
    const [row] = await sql(server.data, 'SELECT document_id FROM up_users WHERE username = ?', username);
    return String(row?.['document_id']);
  };
  const documentIds = [await documentOf(first), await documentOf(second)];
  const bulk = await visitor(server).request('POST', `${USERS}/actions/bulkDelete`, { headers, body: { documentIds } });
  const remove = (documentId: string | undefined) =>
    visitor(server).request<Written>('DELETE', `${USERS}/${documentId}`, { headers });
  expect(bulk.status).toBe(400);
  expect((await remove(documentIds[0])).status).toBe(200);
  const last = await remove(documentIds[1]);
  expect([last.status, last.body.error?.message]).toEqual([400, expect.stringContaining('at least one owner')]);
  expect(await isIn(second)).toBe(true);
});

it('ends all sessions after a password change, a block or a deletion', async () => {
  const path = async () => {
    const { user } = await create();
    return { user, path: `${USERS}/${user.documentId}` };
  };
  const [changed, blocked, gone] = [await path(), await path(), await path()];
  const clients = await Promise.all([changed, blocked, gone].map(({ user }) => signedIn(server, user.username)));
  await write('PUT', changed.path, { password: 'thyme and olives' });
  await write('PUT', blocked.path, { blocked: true });
  await visitor(server).request('DELETE', gone.path, { headers });
  expect(await Promise.all(clients.map(isIn))).toEqual([false, false, false]);
  expect(await isIn(await signedIn(server, changed.user.username, 'thyme and olives'))).toBe(true);
});
