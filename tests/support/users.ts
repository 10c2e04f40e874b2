/** Users for tests, each with a separate browser. */
import { accountEndpoints } from '@qaima/schemas';
import { createHash } from 'node:crypto';
import { Client } from './http.js';
import { codeFor } from './mailbox.js';
import { STAFF } from './server.js';
import type { RunningServer } from './server.js';
import { sql } from './sql.js';

export const PASSWORD = 'olives and thyme';

let count = 0;

/** A name that is unique in this test run. */
export const newName = (word = 'person') => `${word}${process.pid}n${++count}`;

export interface Person extends Client {
  readonly username: string;
  readonly email: string;
}

/** A browser without a session. */
export const visitor = (server: RunningServer, language: 'ar' | 'en' = 'ar') => new Client(server.origin, language);

/** A signed-in user who has just signed up through the API; the e-mail address is not verified. */
export async function newUser(server: RunningServer, word = 'person', phone = '+962790000000'): Promise<Person> {
  const username = newName(word);
  const email = `${username}@example.com`;
  const client = visitor(server);
  await client.ask(accountEndpoints.signUp, {
    params: {},
    body: {
      name: `Person ${username}`,
      username,
      email,
      phone,
      password: PASSWORD,
      passwordConfirm: PASSWORD,
      agreeToTerms: true,
    },
  });
  return Object.assign(client, { username, email });
}

/** A user with a verified e-mail address. */
export async function verifiedUser(server: RunningServer, word?: string, phone?: string): Promise<Person> {
  const person = await newUser(server, word, phone);
  await person.ask(accountEndpoints.verify, { params: {}, query: { otp: await codeFor(server.data, person.email) } });
  return person;
}

export async function signedIn(server: RunningServer, username: string, password = PASSWORD): Promise<Client> {
  const client = visitor(server);
  await client.ask(accountEndpoints.logIn, { params: {}, body: { username, password } });
  return client;
}

/** Signs in as staff. */
export const staffMember = (server: RunningServer) => signedIn(server, STAFF.username, STAFF.password);

/** Makes a client's session as if its user had confirmed who they are at this time (epoch ms; null: never). */
export async function setConfirmedAt({ data }: RunningServer, client: Client, at: number | null): Promise<void> {
  const token = createHash('sha256')
    .update(client.cookie('qaima_session') ?? '')
    .digest('hex');
  await sql(data, 'UPDATE sessions SET confirmed_at = ? WHERE token = ?', at, token);
}
