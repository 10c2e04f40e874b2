/** While the mail server is down, requests succeed, and the mails are sent later. (docs/spec/operations.md#mail) */
import { accountEndpoints, type Account } from '@qaima/schemas';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOf, removeData, type Data } from '../support/dataFolder.js';
import type { Client } from '../support/http.js';
import { codeFor } from '../support/mailbox.js';
import { newUser, visitor } from '../support/users.js';
import { freePort } from '../../scripts/lib/port.mjs';
import { seededData } from '../support/seedDataLocation.js';
import { startServer, type Server } from '../support/server.js';
import { sql } from '../support/sql.js';
import { until } from '../support/until.js';

interface Received {
  readonly to: readonly string[];
  readonly source: string;
}

/** A mail server that stores the mails it receives. */
async function mailServer(port: number) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { received, close: () => new Promise<void>((closed) => server.close(() => closed())) };
}

let data: Data;
beforeAll(async () => {
  data = await copyOf(seededData());
});
afterAll(() => removeData(data));

const account = async (client: Client) =>
  (await client.request<{ data: { user: Account } }>('GET', '/api/v1/users/me')).body.data.user;

const waiting = async () => Number((await sql(data, 'SELECT COUNT(*) AS mails FROM mails'))[0]?.['mails']);
const waitUntilTried = () =>
  until(
    async () => ((await sql(data, 'SELECT id FROM mails WHERE attempts > 0')).length > 0 ? true : undefined),
    'A try',
  );
/** Makes all pending retries due now. */
const letTimePass = () => sql(data, 'UPDATE mails SET due_at = ?', Date.now());

/** Users sign up on a server that is then killed; another server on the same data sends the mails. */
describe('a mail server that is away at sign-up', () => {
  let port: number;
  let server: Server;
  beforeAll(async () => {
    port = await freePort();
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Q <q@example.com>' };
    server = await startServer({ data, env });
  });
  afterAll(async () => {
    await server.stop();
  });

  it('gives a letter up when its code holds no longer', async () => {
    await newUser(server);
    await waitUntilTried();
    await sql(data, 'UPDATE mails SET due_at = ?, expires_at = ?', Date.now(), Date.now());
    await until(async () => ((await waiting()) === 0 ? true : undefined), 'An empty outbox', 30_000);
    expect(server.output()).toContain('A mail was given up.');
  });

  it('keeps nobody from signing up, and gets the letter when it is back', async () => {
    const person = await newUser(server);
    expect((await account(person)).verified).toBe(false);
    await waitUntilTried();
    const mails = await mailServer(port);
    await letTimePass();
    const letter = await until(async () => mails.received[0], 'The letter', 30_000);
    expect(letter.to).toEqual([person.email]);
    expect(letter.source).toMatch(/^From: .*q@example\.com/m);
    await until(async () => ((await waiting()) === 0 ? true : undefined), 'An empty outbox');
    expect(mails.received).toHaveLength(1);
    expect(server.output()).not.toContain(person.email);
    await mails.close();
  });

  it('loses no letter when the process is killed meanwhile', async () => {
    const person = await newUser(server);
    await waitUntilTried();
    await server.kill();
    await letTimePass();
    server = await startServer({ data });
    const code = await codeFor(data, person.email);
    const again = visitor(server);
    again.takeCookiesOf(person);
    await again.ask(accountEndpoints.verify, { params: {}, query: { otp: code } });
    expect((await account(again)).verified).toBe(true);
    expect(await waiting()).toBe(0);
  });
});
