/** The first staff account, which the environment names. (Decisions, section 2.) */
import { accountCalls, urlOf, type Account } from '@qaima/schemas';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyOf, removeData, type Data } from '../support/data.js';
import type { Client } from '../support/http.js';
import { lettersTo } from '../support/mailbox.js';
import { member, PASSWORD, signedIn, staff, visitor } from '../support/people.js';
import { preparedData } from '../support/prepared.js';
import { expectRefusal } from '../support/refusals.js';
import { STAFF, startServer, type Server } from '../support/server.js';
import { sql } from '../support/sql.js';
import { until } from '../support/until.js';

let data: Data;
beforeEach(async () => {
  data = await copyOf(preparedData());
});
afterEach(() => removeData(data));

const look = (client: Client) => client.request('GET', urlOf(accountCalls.me, {}));
const me = async (client: Client) =>
  (await client.request<{ data: { user: Account } }>('GET', urlOf(accountCalls.me, {}))).body.data.user;

/** The same browser, at a server that started anew. */
function back(server: Server, before: Client): Client {
  const client = visitor(server);
  client.takeCookiesOf(before);
  return client;
}

it('ends its sessions when it starts with another password', async () => {
  const first = await startServer({ data });
  const client = await staff(first);
  await first.stop();
  const second = await startServer({ data, env: { STAFF_PASSWORD: 'another staff password' } });
  expectRefusal(await look(back(second, client)), 401);
  await expect(staff(second)).rejects.toMatchObject({ statusCode: 401 });
  const again = await signedIn(second, STAFF.username, 'another staff password');
  expect((await me(again)).staff).toBe(true);
  await second.stop();
});

it('takes over an account that had its name before, and leaves its former owner no way back', async () => {
  const first = await startServer({ data });
  const squatter = await member(first);
  await first.stop();
  const env = { STAFF_USERNAME: squatter.username.toUpperCase(), STAFF_PASSWORD: 'another staff password' };
  const second = await startServer({ data, env });
  expectRefusal(await look(back(second, squatter)), 401);
  await expect(signedIn(second, squatter.username, PASSWORD)).rejects.toMatchObject({ statusCode: 401 });
  const chief = await signedIn(second, squatter.username, 'another staff password');
  expect(await me(chief)).toMatchObject({ staff: true, email: '' });
  await visitor(second).request('POST', urlOf(accountCalls.forgot, {}), { body: { email: squatter.email } });
  await until(
    async () => ((await sql(data, 'SELECT id FROM mails')).length === 0 ? true : undefined),
    'An empty outbox',
  );
  expect(await lettersTo(data, squatter.email)).toHaveLength(1);
  await second.stop();
});

it('makes staff of somebody who signed up with that very password, and keeps their address and their session', async () => {
  const first = await startServer({ data });
  const owner = await member(first);
  await first.stop();
  const second = await startServer({ data, env: { STAFF_USERNAME: owner.username, STAFF_PASSWORD: PASSWORD } });
  expect(await me(back(second, owner))).toMatchObject({ staff: true, email: owner.email });
  await second.stop();
});
