/** Passkeys: to log in, as a second factor, and as a confirmation. (docs/spec/api.md#passkeys) */
import {
  accountEndpoints,
  endpointUrl,
  factorEndpoints,
  passkeyEndpoints,
  type LogInStep,
  type NewPasskey,
  type PasskeyResponse,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../support/expectError.js';
import type { Client, ResponseBody } from '../support/http.js';
import { newPasskey, type Answering } from '../support/passkey.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';
import { newUser, PASSWORD, setConfirmedAt, visitor, type Person } from '../support/users.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const here = (): Answering => ({ origin: server.origin });
const post = <T = unknown>(client: Client, path: string, body: object) =>
  client.request<ResponseBody<T> & { readonly data: { readonly data: T } }>('POST', path, { body });

const challengeFor = async (client: Client) =>
  (await client.ask(passkeyEndpoints.challenge, { params: {} })).data.challenge;
const isIn = async (client: Client) =>
  (await client.request('GET', endpointUrl(accountEndpoints.me, {}))).status === 200;
const logIn = (client: Client, response: PasskeyResponse) =>
  post(client, endpointUrl(passkeyEndpoints.logIn, {}), { response });

async function offered(person: Client, answering = here(), title?: string) {
  const key = newPasskey();
  const { data: options } = await person.ask(passkeyEndpoints.start, { params: {} });
  const response = key.register(options.challenge, answering);
  const answer = await post<NewPasskey>(person, endpointUrl(passkeyEndpoints.create, {}), {
    response,
    ...(title === undefined ? {} : { title }),
  });
  return { key, options, answer };
}

async function withPasskey(person: Person, title?: string) {
  const { key, options, answer } = await offered(person, here(), title);
  expect(answer.status).toBe(200);
  return { key, userHandle: options.user.id, ...answer.body.data.data };
}

const answered = async (client: Client, key: ReturnType<typeof newPasskey>, answering: Partial<Answering> = {}) =>
  key.answer(await challengeFor(client), { ...here(), ...answering });

describe('a passkey', () => {
  it('opens the account alone, with the same question to everybody', async () => {
    const person = await newUser(server);
    const { key, userHandle, recoveryCodes, ...passkey } = await withPasskey(person, ' هاتفي ');
    expect(passkey).toMatchObject({ title: 'هاتفي', usedAt: null, syncs: true });
    expect(new Set(recoveryCodes).size).toBe(10);
    const second = await withPasskey(person);
    expect(second.recoveryCodes).toBeUndefined();

    const browser = visitor(server);
    const { data: question } = await browser.ask(passkeyEndpoints.challenge, { params: {} });
    expect(question).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: '127.0.0.1',
      timeout: 300_000,
      userVerification: 'required',
    });
    expect((await logIn(browser, key.answer(question.challenge, { ...here(), userHandle }))).status).toBe(200);
    expect(await isIn(browser)).toBe(true);
    const { data: sessions } = await browser.ask(accountEndpoints.sessions, { params: {} });
    expect(sessions.map(({ factors }) => factors)).toEqual([['passkey'], ['password']]);
    const { data: factors } = await browser.ask(factorEndpoints.read, { params: {} });
    expect(factors.passkeys.map(({ usedAt }) => usedAt === null)).toEqual([false, true]);
  });

  it('is refused with a wrong origin, host or person, or without verification, and after its removal', async () => {
    const person = await newUser(server);
    const browser = visitor(server);
    for (const wrong of [
      { origin: 'https://menu.example' },
      { rpId: 'menu.example' },
      { verified: false },
    ] satisfies Partial<Answering>[])
      expect((await offered(person, { ...here(), ...wrong })).answer.status).toBe(400);
    const { key, _id } = await withPasskey(person);
    for (const wrong of [
      { origin: 'https://menu.example' },
      { rpId: 'menu.example' },
      { verified: false },
      { userHandle: 'c29tZWJvZHkgZWxzZQ' },
    ] satisfies Partial<Answering>[])
      expectError(await logIn(browser, await answered(browser, key, wrong)), 400);
    expectError(await logIn(browser, await answered(browser, newPasskey())), 400);
    await person.ask(passkeyEndpoints.remove, { params: { passkeyId: _id } });
    expectError(await logIn(browser, await answered(browser, key)), 400);
    expect((await person.ask(factorEndpoints.read, { params: {} })).data).toEqual({
      totp: false,
      passkeys: [],
      recoveryCodes: 0,
    });
  });

  it('answers a challenge once, in the browser that asked, of what it was for', async () => {
    const person = await newUser(server);
    const { key } = await withPasskey(person);
    const [browser, thief] = [visitor(server), visitor(server)];
    const answer = await answered(browser, key);
    await challengeFor(thief);
    expectError(await logIn(thief, answer), 400);
    const both = await Promise.all([logIn(browser, answer), logIn(browser, answer)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const late = await answered(browser, key);
    await sql(server.data, "UPDATE log_in_tokens SET expires_at = 1 WHERE kind = 'challenge'");
    expectError(await logIn(browser, late), 400);

    const another = newPasskey();
    const login = await challengeFor(person);
    const asNew = await post(person, endpointUrl(passkeyEndpoints.create, {}), {
      response: another.register(login, here()),
    });
    expect(asNew.body.errors?.map(({ path }) => path)).toEqual(['/response']);
  });

  it('that counts backwards opens the account, and the log says so', async () => {
    const person = await newUser(server);
    const { key } = await withPasskey(person);
    for (const counter of [5, 3]) {
      const browser = visitor(server);
      expect((await logIn(browser, await answered(browser, key, { counter }))).status).toBe(200);
    }
    expect(server.output()).toContain('passkey-counter-fell');
  });

  it('has a name, and an account has ten at most', async () => {
    const person = await newUser(server);
    const { _id, key } = await withPasskey(person);
    const renamed = await person.ask(passkeyEndpoints.rename, { params: { passkeyId: _id }, body: { title: 'خزنة' } });
    expect(renamed.data.title).toBe('خزنة');
    const other = await newUser(server);
    const path = endpointUrl(passkeyEndpoints.remove, { passkeyId: _id });
    expectError(await other.request('DELETE', path), 404);
    const { data: options } = await other.ask(passkeyEndpoints.start, { params: {} });
    const body = { response: key.register(options.challenge, here()) };
    expectError(await other.request('POST', endpointUrl(passkeyEndpoints.create, {}), { body }), 409);
    for (let count = 1; count < 10; count++) await withPasskey(person);
    expect((await offered(person)).answer.status).toBe(409);
  });
});

describe('a passkey as a second factor', () => {
  it('completes a log-in with a password, and confirms', async () => {
    const person = await newUser(server);
    const { key } = await withPasskey(person);
    const browser = visitor(server);
    const credentials = { username: person.username, password: PASSWORD };
    const step = await post<LogInStep>(browser, endpointUrl(accountEndpoints.logIn, {}), credentials);
    expect(step.status).toBe(202);
    const { factor, ticket } = step.body.data.data;
    expect(factor).toEqual(['passkey', 'recovery']);
    const complete = (response: object) =>
      post(browser, endpointUrl(factorEndpoints.complete, {}), { ticket, response });
    const stranger = await newUser(server);
    const { key: others } = await withPasskey(stranger);
    const refused = await complete(await answered(browser, others));
    expectError(refused, 400);
    expect(refused.body.errors?.map(({ path }) => path)).toEqual(['/response']);
    expect((await complete(await answered(browser, key))).status).toBe(200);
    const { data: sessions } = await browser.ask(accountEndpoints.sessions, { params: {} });
    expect(sessions[0]?.factors).toEqual(['password', 'passkey']);

    await setConfirmedAt(server, browser, null);
    const start = () => browser.request('POST', endpointUrl(passkeyEndpoints.start, {}));
    expect((await start()).status).toBe(403);
    const confirm = (response: object) => post(browser, endpointUrl(accountEndpoints.confirm, {}), { response });
    expectError(await confirm(await answered(browser, others)), 400);
    expect((await confirm(await answered(browser, key))).status).toBe(200);
    expect((await start()).status).toBe(200);
  });
});

it('refuses damaged answers', async () => {
  const person = await newUser(server);
  const { key } = await withPasskey(person);
  const whole = await answered(person, key);
  for (const field of ['clientDataJSON', 'authenticatorData', 'signature'] as const)
    for (const value of ['AAAA', whole.response[field].slice(0, -8), 'e30']) {
      const response = { ...whole, response: { ...whole.response, [field]: value } };
      expectError(await logIn(person, response), 400);
    }
  const { data: options } = await person.ask(passkeyEndpoints.start, { params: {} });
  const made = newPasskey().register(options.challenge, here());
  for (const field of ['clientDataJSON', 'attestationObject'] as const)
    for (const value of ['AAAA', made.response[field].slice(0, 50), 'e30']) {
      const response = { ...made, response: { ...made.response, [field]: value } };
      const answer = await person.request('POST', endpointUrl(passkeyEndpoints.create, {}), { body: { response } });
      expectError(answer, 400);
    }
});
