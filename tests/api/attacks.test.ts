/** What attackers try: races of factors, replayed and relayed answers, stolen tickets, times, and erased guests. */
import {
  accountEndpoints,
  endpointUrl,
  factorEndpoints,
  guestDataEndpoints,
  guestOrderEndpoints,
  passkeyEndpoints,
  type LogInStep,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { openEvents } from '../support/eventStream.js';
import { expectError } from '../support/expectError.js';
import { isExtendedRun, repetitions, reportResult } from '../support/extendedTests.js';
import { inboxMenu, move, placeOrder } from '../support/guestOrders.js';
import type { Client, ResponseBody } from '../support/http.js';
import { newPasskey } from '../support/passkey.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';
import { totpCode } from '../support/totp.js';
import { newName, newUser, PASSWORD, setConfirmedAt, signedIn, visitor, type Person } from '../support/users.js';

/** How often each race is run. */
const RACES = repetitions('FACTOR_RACES', 1);

/** How many log-ins are timed for a name that exists, and for one that doesn't. */
const TIMED = repetitions('TIMED_LOG_INS', 2);

/** By how much the medians of both may differ. */
const TOLERANCE = 0.05;

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const post = <T>(client: Client, path: string, body: object) =>
  client.request<ResponseBody<T> & { readonly data: { readonly data: T } }>('POST', path, { body });

async function withPasskey(person: Person) {
  const key = newPasskey();
  const { data } = await person.ask(passkeyEndpoints.start, { params: {} });
  const response = key.register(data.challenge, { origin: server.origin });
  await person.ask(passkeyEndpoints.create, { params: {}, body: { response } });
  return key;
}

/** @returns the secret of an authenticator app, whose present code counts again */
async function withApp(person: Person): Promise<string> {
  const { data } = await person.ask(factorEndpoints.startTotp, { params: {} });
  await person.ask(factorEndpoints.confirmTotp, { params: {}, body: { code: totpCode(data.secret) } });
  await sql(server.data, 'UPDATE totps SET last_step = 0');
  return data.secret;
}

async function answered(client: Client, key: ReturnType<typeof newPasskey>) {
  const { data } = await client.ask(passkeyEndpoints.challenge, { params: {} });
  return key.answer(data.challenge, { origin: server.origin });
}

async function ticketFor(client: Client, username: string): Promise<string> {
  const { body } = await post<LogInStep>(client, endpointUrl(accountEndpoints.logIn, {}), {
    username,
    password: PASSWORD,
  });
  return body.data.data.ticket;
}

const complete = (client: Client, body: object) => post(client, endpointUrl(factorEndpoints.complete, {}), body);

describe('two factors', () => {
  it('given at once open one session', async () => {
    const person = await newUser(server);
    const [key, secret] = [await withPasskey(person), await withApp(person)];
    for (let race = 0; race < RACES; race++) {
      await sql(server.data, 'UPDATE totps SET last_step = 0');
      const browser = visitor(server);
      const ticket = await ticketFor(browser, person.username);
      const response = await answered(browser, key);
      const answers = await Promise.all([
        complete(browser, { ticket, response }),
        complete(browser, { ticket, code: totpCode(secret) }),
        complete(browser, { ticket, response }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    }
    reportResult(`A passkey and a code for one ticket at once, ${RACES} times: one session each`);
  });

  it('don’t help who stole the ticket, or has them answer in another browser', async () => {
    const person = await newUser(server);
    const key = await withPasskey(person);
    const [victim, thief] = [visitor(server), visitor(server)];
    const ticket = await ticketFor(victim, person.username);
    const response = await answered(victim, key);
    expectError(await complete(thief, { ticket, response }), 400);
    expectError(await post(thief, endpointUrl(passkeyEndpoints.logIn, {}), { response }), 400);
    expect((await complete(victim, { ticket, response })).status).toBe(200);
    expectError(await complete(thief, { ticket, response: await answered(thief, key) }), 400);
  });
});

it('a confirmation counts for no other session, neither does its passkey', async () => {
  const person = await newUser(server);
  const stolen = await signedIn(server, person.username);
  const key = await withPasskey(person);
  await setConfirmedAt(server, stolen, null);
  const confirm = (client: Client, response: object) =>
    post(client, endpointUrl(accountEndpoints.confirm, {}), { response });
  const response = await answered(person, key);
  expectError(await confirm(stolen, response), 400);
  expect((await confirm(person, response)).status).toBe(200);
  const start = await stolen.request('POST', endpointUrl(passkeyEndpoints.start, {}));
  expect(start.body.err).toEqual({ statusCode: 403, confirm: true });
});

const median = (times: readonly number[]) => [...times].sort((one, other) => one - other)[times.length >> 1] ?? 0;

it('a log-in takes as long for a name that exists as for one that does not', async () => {
  const { username } = await newUser(server);
  const known: number[] = [];
  const unknown: number[] = [];
  for (let n = 0; n < TIMED; n++)
    for (const [times, name] of [
      [known, username],
      [unknown, newName()],
    ] as const) {
      const begin = performance.now();
      const answer = await post(visitor(server), endpointUrl(accountEndpoints.logIn, {}), {
        username: name,
        password: 'not the password',
      });
      times.push(performance.now() - begin);
      expectError(answer, 401);
    }
  // Few times say nothing: only the extended run compares them.
  if (!isExtendedRun) return;
  const ratio = median(known) / median(unknown);
  expect(Math.abs(ratio - 1)).toBeLessThan(TOLERANCE);
  reportResult(`${TIMED} wrong log-ins each with known and unknown names: medians within ${TOLERANCE * 100} %`);
});

it('an erased guest is in no page and no stream that is read again', async () => {
  const menu = await inboxMenu(server);
  const guest = visitor(server);
  const name = newName('Erased');
  const { _id: cartId } = await placeOrder(guest, menu, { name, phone: '0790000001' });
  const page = () => guest.request('GET', `/cart/${cartId}`);
  expect((await page()).text).toContain(name);
  await move(menu, cartId, { state: 'rejected', from: 'pending', reason: 'closed' });
  const answer = await guest.request('POST', endpointUrl(guestDataEndpoints.forget, { cartId }));
  expect(answer.status).toBe(200);
  expect((await page()).text).not.toContain(name);
  const again = await openEvents(menu.admin, endpointUrl(guestOrderEndpoints.stream, menu), '0');
  await again.next(() => true, 'the first event');
  expect(JSON.stringify(again.events)).not.toContain(name);
  const list = await menu.admin.request('GET', endpointUrl(guestOrderEndpoints.list, menu));
  expect(list.text).not.toContain(name);
  again.close();
});
