/** What an account is opened and confirmed with. (docs/spec/api.md#fresh-confirmation) */
import {
  accountEndpoints,
  endpointUrl,
  factorEndpoints,
  logInLinkEndpoints,
  menuEndpoints,
  teamEndpoints,
  type LogInStep,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../support/expectError.js';
import type { Client } from '../support/http.js';
import { newMenu } from '../support/menus.js';
import { STAFF, startServer, type RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';
import { joinTeam } from '../support/teams.js';
import { totpCode } from '../support/totp.js';
import { until } from '../support/until.js';
import { codeFor, mailTo } from '../support/mailbox.js';
import {
  newUser,
  PASSWORD,
  setConfirmedAt,
  signedIn,
  staffMember,
  verifiedUser,
  visitor,
  type Person,
} from '../support/users.js';

const MINUTE = 60_000;

let server: RunningServer;
let provider: Client;
beforeAll(async () => {
  server = await sharedServer();
  provider = await staffMember(server);
});

const confirm = (client: Client, body: object) =>
  client.request('POST', endpointUrl(accountEndpoints.confirm, {}), { body });

describe('a fresh confirmation', () => {
  it('counts for ten minutes, for the session that made it alone', async () => {
    const owner = await newUser(server);
    const menuId = await newMenu(provider, owner);
    const other = await signedIn(server, owner.username);
    const invite = (client: Client, role = 'owner') =>
      client.request('POST', endpointUrl(teamEndpoints.invite, { menuId }), { body: { role } });
    expect((await invite(owner)).status).toBe(200);
    for (const client of [owner, other]) await setConfirmedAt(server, client, Date.now() - 10 * MINUTE);
    expect((await invite(owner, 'orders')).status).toBe(200);
    expect((await invite(owner)).body.err).toEqual({ statusCode: 403, confirm: true });

    const wrong = await confirm(owner, { password: 'not it' });
    expectError(wrong, 400);
    expect(wrong.body.errors?.map(({ path }) => path)).toEqual(['/password']);
    expect((await invite(owner)).status).toBe(403);
    expect((await confirm(owner, { password: PASSWORD })).status).toBe(200);
    expect((await invite(owner)).status).toBe(200);
    expect((await invite(other)).status).toBe(403);
  });

  it('is not made by a log-in link', async () => {
    const { username } = await newUser(server);
    const { data } = await provider.ask(logInLinkEndpoints.create, { params: { username } });
    const guest = visitor(server);
    await guest.ask(logInLinkEndpoints.use, { params: {}, body: { token: data.token } });
    const menuId = await newMenu(provider, Object.assign(guest, { username, email: '' }));
    const invite = await guest.request('POST', endpointUrl(teamEndpoints.invite, { menuId }), {
      body: { role: 'owner' },
    });
    expect(invite.body.err?.confirm).toBe(true);
  });
});

/**
 * Turns two-step verification on. Codes of the present step count again afterwards: one of a former step would expire if
 * a step ends meanwhile.
 */
async function withApp(person: Person, on = server) {
  const { data: app } = await person.ask(factorEndpoints.startTotp, { params: {} });
  const code = totpCode(app.secret);
  const { data } = await person.ask(factorEndpoints.confirmTotp, { params: {}, body: { code } });
  await sql(on.data, 'UPDATE totps SET last_step = 0');
  return { ...app, ...data };
}

const logIn = (client: Client, username: string) =>
  client.request<{ data: { data: LogInStep } }>('POST', endpointUrl(accountEndpoints.logIn, {}), {
    body: { username, password: PASSWORD },
  });
const complete = (client: Client, body: object) =>
  client.request('POST', endpointUrl(factorEndpoints.complete, {}), { body });
const isIn = async (client: Client) =>
  (await client.request('GET', endpointUrl(accountEndpoints.me, {}))).status === 200;

describe('two-step verification', () => {
  it('asks for a code after the password, in known browsers too', async () => {
    const person = await newUser(server);
    expect((await logIn(visitor(server), person.username)).status).toBe(200);
    const { secret, uri, recoveryCodes } = await withApp(person);
    expect(uri).toContain(`otpauth://totp/Qaima:${person.username}?issuer=Qaima&secret=${secret}`);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await isIn(person)).toBe(true);

    await person.ask(accountEndpoints.logOut, { params: {} });
    const { status, body, headers } = await logIn(person, person.username);
    expect(status).toBe(202);
    expect(body.data.data).toEqual({ factor: ['totp', 'recovery'], ticket: expect.stringMatching(/^[\w-]{43}$/) });
    expect(headers.getSetCookie()).toEqual([]);
    expect(await isIn(person)).toBe(false);
    const { ticket } = body.data.data;
    expectError(await complete(person, { ticket, code: '000000' }), 400);
    expect((await complete(person, { ticket, code: totpCode(secret) })).status).toBe(200);
    expect(await isIn(person)).toBe(true);
    const ended = await complete(visitor(server), { ticket, code: totpCode(secret, 1) });
    expectError(ended, 400);
    expect(ended.body.errors).toBeUndefined();
  });

  it('opens one session for a code that is used twice at once', async () => {
    const person = await newUser(server);
    const { secret, recoveryCodes } = await withApp(person);
    for (const code of [totpCode(secret), recoveryCodes[0]]) {
      const clients = Array.from({ length: 4 }, () => visitor(server));
      const tickets = await Promise.all(
        clients.map(async (client) => (await logIn(client, person.username)).body.data.data.ticket),
      );
      const answers = await Promise.all(
        clients.map((client, index) => complete(client, { ticket: tickets[index], code })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    }
  });

  it('lets a ticket be tried five times, in parallel too', async () => {
    const person = await newUser(server);
    const { secret } = await withApp(person);
    const { ticket } = (await logIn(visitor(server), person.username)).body.data.data;
    const tries = await Promise.all(
      Array.from({ length: 8 }, () => complete(visitor(server), { ticket, code: '000000' })),
    );
    expect(tries.map(({ status }) => status)).toEqual(Array<number>(8).fill(400));
    expect(tries.filter(({ body }) => body.errors)).toHaveLength(5);
    expectError(await complete(visitor(server), { ticket, code: totpCode(secret) }), 400);
  });

  it('is passed by a recovery code once, which is mailed', async () => {
    const person = await verifiedUser(server);
    const { recoveryCodes } = await withApp(person);
    const [code = ''] = recoveryCodes;
    const browser = visitor(server, 'en');
    const { ticket } = (await logIn(browser, person.username)).body.data.data;
    expect((await complete(browser, { ticket, code: code.toLowerCase().replace('-', ' ') })).status).toBe(200);
    expect((await browser.ask(factorEndpoints.read, { params: {} })).data).toEqual({ totp: true, recoveryCodes: 9 });
    const mails = () => mailTo(server.data, person.email);
    await until(async () => (await mails()).find(({ text }) => text.includes('Codes left: 9')), 'The mail');
    const again = (await logIn(browser, person.username)).body.data.data.ticket;
    expectError(await complete(browser, { ticket: again, code }), 400);
  });

  it('is spared in a browser for 30 days, until the password changes', async () => {
    const person = await newUser(server);
    const { secret } = await withApp(person);
    const browser = visitor(server);
    const { ticket } = (await logIn(browser, person.username)).body.data.data;
    await complete(browser, { ticket, code: totpCode(secret), remember: true });
    expect((await logIn(browser, person.username)).status).toBe(200);
    expect((await logIn(visitor(server), person.username)).status).toBe(202);
    const body = { currentPassword: PASSWORD, password: `${PASSWORD}1`, passwordConfirm: `${PASSWORD}1` };
    await browser.ask(accountEndpoints.changePassword, { params: {}, body });
    const after = await browser.request('POST', endpointUrl(accountEndpoints.logIn, {}), {
      body: { username: person.username, password: `${PASSWORD}1` },
    });
    expect(after.status).toBe(202);
  });

  it('outlasts a new password by mail and a log-in link, and ends by its owner', async () => {
    const person = await verifiedUser(server);
    const { secret } = await withApp(person);
    await person.ask(accountEndpoints.forgot, { params: {}, body: { email: person.email } });
    const code = await codeFor(server.data, person.email, 2);
    const body = { email: person.email, code, password: PASSWORD, passwordConfirm: PASSWORD };
    await person.ask(accountEndpoints.reset, { params: {}, body });
    const { data } = await provider.ask(logInLinkEndpoints.create, { params: { username: person.username } });
    const link = await person.request<{ data: { data: LogInStep } }>('POST', endpointUrl(logInLinkEndpoints.use, {}), {
      body: { token: data.token },
    });
    expect(link.status).toBe(202);
    await complete(person, { ticket: link.body.data.data.ticket, code: totpCode(secret) });
    await setConfirmedAt(server, person, null);
    const remove = () => person.request('DELETE', endpointUrl(factorEndpoints.removeTotp, {}));
    expect((await remove()).body.err?.confirm).toBe(true);
    expect((await confirm(person, { code: totpCode(secret, 1) })).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect((await person.ask(factorEndpoints.read, { params: {} })).data).toEqual({ totp: false, recoveryCodes: 0 });
    expect((await logIn(visitor(server), person.username)).status).toBe(200);
  });
});

it('keeps staff without a second factor at their account, if it is required', async () => {
  const strict = await startServer({ env: { STAFF_SECOND_FACTOR: 'required' } });
  try {
    const staff = await staffMember(strict);
    const list = () => staff.request('GET', endpointUrl(menuEndpoints.list, {}));
    expect((await list()).body.err).toEqual({ statusCode: 403, factor: 'needed' });
    expect((await staff.ask(accountEndpoints.me, { params: {} })).user.needsFactor).toBe('required');
    await withApp(Object.assign(staff, { username: STAFF.username, email: '' }), strict);
    expect((await list()).status).toBe(200);
    expect((await staff.ask(accountEndpoints.me, { params: {} })).user.needsFactor).toBeUndefined();
  } finally {
    await strict.stop();
  }
});

describe('a menu that requires a second factor of its team', () => {
  const require = (client: Client, menuId: string) =>
    client.request('PUT', endpointUrl(menuEndpoints.change, { menuId }), {
      body: { team: { secondFactor: 'required' } },
    });

  it('is set by who has one, and refuses members without', async () => {
    const [owner, member] = [await newUser(server), await newUser(server)];
    const menuId = await newMenu(provider, owner);
    await joinTeam(owner, menuId, member, 'editor');
    expectError(await require(owner, menuId), 409);
    await withApp(owner);
    expect((await require(owner, menuId)).status).toBe(200);
    const edit = (client: Client) =>
      client.request('PUT', endpointUrl(menuEndpoints.change, { menuId }), { body: { headingPhrase: 'x' } });
    expect((await edit(member)).body.err).toEqual({ statusCode: 403, factor: 'needed' });
    expect((await edit(await newUser(server))).body.err).toEqual({ statusCode: 403 });
    expect((await edit(owner)).status).toBe(200);
    await withApp(member);
    expect((await edit(member)).status).toBe(200);
  });
});
