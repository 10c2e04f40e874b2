/** Who talks to the server in the tests, each with a browser of their own. */
import { accountCalls } from '@qaima/schemas';
import { Client } from './http.js';
import { codeFor } from './mailbox.js';
import { STAFF } from './server.js';
import type { RunningServer } from './server.js';

export const PASSWORD = 'olives and thyme';

let count = 0;

/** A name that nobody had before in this run. */
export const newName = (word = 'person') => `${word}${process.pid}n${++count}`;

export interface Person extends Client {
  readonly username: string;
  readonly email: string;
}

/** Somebody who is not signed in. */
export const visitor = (server: RunningServer, language: 'ar' | 'en' = 'ar') => new Client(server.origin, language);

/** Somebody who has just signed up, through the API, and is signed in; their e-mail is not verified yet. */
export async function newcomer(server: RunningServer, word = 'person'): Promise<Person> {
  const username = newName(word);
  const email = `${username}@example.com`;
  const client = visitor(server);
  await client.ask(accountCalls.signUp, {
    params: {},
    body: {
      name: `Person ${username}`,
      username,
      email,
      phone: '+962790000000',
      password: PASSWORD,
      passwordConfirm: PASSWORD,
      agreeToTerms: true,
    },
  });
  return Object.assign(client, { username, email });
}

/** A newcomer who has typed the code of the letter. */
export async function member(server: RunningServer, word?: string): Promise<Person> {
  const person = await newcomer(server, word);
  await person.ask(accountCalls.verify, { params: {}, query: { otp: await codeFor(server.data, person.email) } });
  return person;
}

/** Somebody who signs in with a name and a password. */
export async function signedIn(server: RunningServer, username: string, password = PASSWORD): Promise<Client> {
  const client = visitor(server);
  await client.ask(accountCalls.logIn, { params: {}, body: { username, password } });
  return client;
}

/** A member of the provider's staff. */
export const staff = (server: RunningServer) => signedIn(server, STAFF.username, STAFF.password);
