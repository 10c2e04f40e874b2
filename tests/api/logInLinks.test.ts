/** One-time log-in links: the session that they open, their expiry, and that two clicks open only one session. */
import { accountEndpoints, logInLinkEndpoints, auditLogEndpoints, endpointUrl, type LogInLink } from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/http.js';
import { seedMenu } from '../support/menus.js';
import { newUser, newName, PASSWORD, staffMember, visitor } from '../support/users.js';
import { expectError } from '../support/expectError.js';
import { STAFF, type RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';

let server: RunningServer;
let provider: Client;
beforeAll(async () => {
  server = await sharedServer();
  provider = await staffMember(server);
});

const make = async (username: string): Promise<LogInLink> =>
  (await provider.ask(logInLinkEndpoints.create, { params: { username } })).data;
const use = (client: Client, token: string) =>
  client.request('POST', endpointUrl(logInLinkEndpoints.use, {}), { body: { token } });
const who = async (client: Client) => {
  const answer = await client.ask(accountEndpoints.me, { params: {} });
  return answer.user.username;
};

describe('a one-time link', () => {
  it('signs its user in once, within a day, and is stored only as a hash', async () => {
    const { username } = await newUser(server);
    const { token, expiresAt } = await make(username.toUpperCase());
    const hours = (Date.parse(expiresAt) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect(JSON.stringify(await sql(server.data, 'SELECT * FROM log_in_links'))).not.toContain(token);

    const phone = visitor(server);
    expect((await use(phone, token)).status).toBe(200);
    expect(await who(phone)).toBe(username);
    const other = visitor(server, 'en');
    const again = await use(other, token);
    expectError(again, 400);
    expect(again.body.message).toContain('used already');
    expect((await other.request('GET', endpointUrl(accountEndpoints.me, {}))).status).toBe(401);
  });

  it('opens one session when it is used twice at once', async () => {
    const { username } = await newUser(server);
    const { token } = await make(username);
    const taps = await Promise.all(Array.from({ length: 8 }, () => use(visitor(server), token)));
    expect(taps.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(400)]);
  });

  it('is not used up by looking at its page, whoever draws a preview of it', async () => {
    const { username } = await newUser(server);
    const { token } = await make(username);
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await visitor(server).request(method, `/login/once?from=preview`);
      expect(status).toBe(200);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect((await use(visitor(server), token)).status).toBe(200);
  });

  it('ends with the day, with the next one, and with the password', async () => {
    const expired = await newUser(server);
    const old = await make(expired.username);
    const link = 'SELECT link.id FROM log_in_links link JOIN up_users person ON person.id = link.user_id';
    const [{ id } = { id: 0 }] = (await sql(server.data, `${link} WHERE person.username = ?`, expired.username)) as {
      id: number;
    }[];
    await sql(server.data, 'UPDATE log_in_links SET expires_at = ? WHERE id = ?', Date.now() - 1, id);
    expectError(await use(visitor(server), old.token), 400);

    const replaced = await newUser(server);
    const [first, second] = [await make(replaced.username), await make(replaced.username)];
    expectError(await use(visitor(server), first.token), 400);
    expect((await use(visitor(server), second.token)).status).toBe(200);

    const careful = await newUser(server);
    const { token } = await make(careful.username);
    const password = `${PASSWORD} 2`;
    const body = { currentPassword: PASSWORD, password, passwordConfirm: password };
    await careful.ask(accountEndpoints.changePassword, { params: {}, body });
    expectError(await use(visitor(server), token), 400);
  });

  it('is for those who have an account, and for no member of staff', async () => {
    const ask = (username: string) => provider.request('POST', endpointUrl(logInLinkEndpoints.create, { username }));
    expectError(await ask(newName('nobody')), 404);
    expectError(await ask(STAFF.username), 409);
  });

  it('stands in the audit log of each menu that it opens', async () => {
    const owner = await newUser(server, 'owner');
    const [one, two] = [await seedMenu(provider, owner), await seedMenu(provider, owner)];
    await make(owner.username);
    for (const { menuId } of [one, two]) {
      const { data } = await provider.ask(auditLogEndpoints.ofMenu, { params: { menuId } });
      expect(data[0]).toMatchObject({
        deed: 'log-in-link-made',
        menu: menuId,
        by: { username: STAFF.username },
        details: { admin: owner.username },
      });
    }
  });
});
