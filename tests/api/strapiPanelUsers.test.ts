/** Editing users in the Strapi panel is validated like editing them through the API. */
import { accountEndpoints, endpointUrl } from '@qaima/schemas';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { Client } from '../support/http.js';
import { newName, PASSWORD, signedIn, visitor } from '../support/users.js';
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
}

async function write(method: 'POST' | 'PUT', path: string, body: Readonly<Record<string, unknown>>) {
  const answer = await visitor(server).request<Written>(method, path, { headers, body });
  return { status: answer.status, user: answer.body };
}

async function create(changes: Readonly<Record<string, unknown>> = {}) {
  const [role] = await sql(server.data, "SELECT document_id FROM up_roles WHERE type = 'authenticated'");
  const username = newName('Panel');
  return write('POST', USERS, {
    username,
    email: `${username}@Example.com`,
    password: PASSWORD,
    confirmed: true,
    blocked: false,
    role: { connect: [{ documentId: role?.['document_id'] }] },
    ...changes,
  });
}

const isIn = async (client: Client) =>
  (await client.request('GET', endpointUrl(accountEndpoints.me, {}))).status === 200;

it('stores names without case and the password as argon2id, and lets the user in', async () => {
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

it('takes no password that is too short', async () => {
  expect((await create({ password: 'short' })).status).toBe(400);
});

it('ends all sessions of a user whose password is changed, who is blocked or deleted', async () => {
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
