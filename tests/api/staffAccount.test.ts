/** The first staff account, which environment variables configure. (docs/spec/operations.md#first-staff-account) */
import { accountEndpoints, endpointUrl, type Account } from '@qaima/schemas';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { copyOf, removeData, type Data } from '../support/dataFolder.js';
import type { Client } from '../support/http.js';
import { mailTo } from '../support/mailbox.js';
import { verifiedUser, PASSWORD, signedIn, staffMember, visitor, type Person } from '../support/users.js';
import { seededData } from '../support/seedDataLocation.js';
import { expectError } from '../support/expectError.js';
import { STAFF, startServer, type Server } from '../support/server.js';
import { sql } from '../support/sql.js';
import { until } from '../support/until.js';

/** The data before the environment configures another account or password; the tests below share it. */
let data: Data;
let chief: Client;
let squatter: Person;
let owner: Person;
beforeAll(async () => {
  data = await copyOf(seededData());
  const first = await startServer({ data });
  chief = await staffMember(first);
  [squatter, owner] = [await verifiedUser(first), await verifiedUser(first)];
  await first.stop();
});
afterAll(() => removeData(data));

const look = (client: Client) => client.request('GET', endpointUrl(accountEndpoints.me, {}));
const me = async (client: Client) =>
  (await client.request<{ data: { user: Account } }>('GET', endpointUrl(accountEndpoints.me, {}))).body.data.user;

/** The same browser, connected to the restarted server. */
function back(server: Server, before: Client): Client {
  const client = visitor(server);
  client.takeCookiesOf(before);
  return client;
}

/** Starts a server on the same data, until the end of the test. */
async function startAgain(env: Readonly<Record<string, string>>): Promise<Server> {
  const server = await startServer({ data, env });
  onTestFinished(async () => void (await server.stop()));
  return server;
}

it('ends its sessions when it starts with another password', async () => {
  const server = await startAgain({ STAFF_PASSWORD: 'another staff password' });
  expectError(await look(back(server, chief)), 401);
  await expect(staffMember(server)).rejects.toMatchObject({ statusCode: 401 });
  const again = await signedIn(server, STAFF.username, 'another staff password');
  expect((await me(again)).staff).toBe(true);
});

it('takes over an account with its name, and locks its former owner out', async () => {
  const env = { STAFF_USERNAME: squatter.username.toUpperCase(), STAFF_PASSWORD: 'another staff password' };
  const server = await startAgain(env);
  expectError(await look(back(server, squatter)), 401);
  await expect(signedIn(server, squatter.username, PASSWORD)).rejects.toMatchObject({ statusCode: 401 });
  const taken = await signedIn(server, squatter.username, 'another staff password');
  expect(await me(taken)).toMatchObject({ staff: true, email: '' });
  await visitor(server).request('POST', endpointUrl(accountEndpoints.forgot, {}), { body: { email: squatter.email } });
  await until(
    async () => ((await sql(data, 'SELECT id FROM mails')).length === 0 ? true : undefined),
    'An empty outbox',
  );
  expect(await mailTo(data, squatter.email)).toHaveLength(1);
});

it('makes a user with that password staff, and keeps address and session', async () => {
  const server = await startAgain({ STAFF_USERNAME: owner.username, STAFF_PASSWORD: PASSWORD });
  expect(await me(back(server, owner))).toMatchObject({ staff: true, email: owner.email });
});
