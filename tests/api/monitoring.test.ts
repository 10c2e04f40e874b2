/** Monitoring: readiness of each component, metrics that require a token, and a searchable log. */
import { cartEndpoints, menuEndpoints, endpointUrl } from '@qaima/schemas';
import { execFileSync } from 'node:child_process';
import { renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newSeededMenu } from '../support/menus.js';
import { newName, PASSWORD, visitor } from '../support/users.js';
import { inDatabase } from '../../scripts/lib/temporaryPostgres.mjs';
import { siblingDatabase } from '../support/postgres.js';
import { STAFF, startServer, type Server } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';
import { until } from '../support/until.js';

const TOKEN = 'a-token-of-the-tests-alone';
const RIGHT = { authorization: `Bearer ${TOKEN}` };

let server: Server;
beforeAll(async () => {
  server = await startServer({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => server.stop());

const look = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  visitor(server).request('GET', path, { headers });

/** Polls the readiness endpoint until it reports this status; its responses are cached for one second. */
const comesTo = (status: string) =>
  until(async () => {
    const { status: code, body } = await look('/readyz');
    return (body as { status: string }).status === status ? { code, body } : undefined;
  }, `Readiness "${status}"`);

/** Makes a folder read-only by a mount, to simulate a failing disk. @returns whether mounting was possible */
function mountReadOnly(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('readiness', () => {
  it('is told of database, disk and queue', async () => {
    expect(await comesTo('ready')).toEqual({
      code: 200,
      body: { status: 'ready', database: 'ok', disk: 'ok', queue: 'ok' },
    });
  });

  it('ends with the disk, and comes back with it', async () => {
    const { folder } = server.data;
    renameSync(folder, `${folder}-away`);
    try {
      expect(await comesTo('down')).toMatchObject({ code: 503, body: { disk: 'down', database: 'ok' } });
      expect(await look('/healthz')).toMatchObject({ status: 200 });
    } finally {
      renameSync(`${folder}-away`, folder);
    }
    await comesTo('ready');
  });

  it('ends with the uploads: read-only, or anything but a folder', async () => {
    const uploads = join(server.data.folder, 'public', 'uploads');
    const isReadOnly = mountReadOnly(uploads);
    // If mounting is impossible, a file replaces the folder, because file modes do not stop root from writing.
    if (!isReadOnly) {
      renameSync(uploads, `${uploads}-away`);
      writeFileSync(uploads, '');
    }
    try {
      expect(await comesTo('down')).toMatchObject({ code: 503, body: { disk: 'down', database: 'ok' } });
    } finally {
      if (isReadOnly) execFileSync('umount', [uploads]);
      else {
        unlinkSync(uploads);
        renameSync(`${uploads}-away`, uploads);
      }
    }
    await comesTo('ready');
  });

  it('goes on without the queue, whose mails are kept', async () => {
    await sql(server.data, 'ALTER TABLE mails RENAME TO mails_away');
    try {
      expect(await comesTo('degraded')).toEqual({
        code: 200,
        body: { status: 'degraded', database: 'ok', disk: 'ok', queue: 'down' },
      });
    } finally {
      await sql(server.data, 'ALTER TABLE mails_away RENAME TO mails');
    }
    await comesTo('ready');
  });

  it.runIf(process.env['TEST_DATABASE'] === 'postgres')('ends with the database, and comes back with it', async () => {
    const url = server.data.databaseUrl ?? '';
    const name = new URL(url).pathname.slice(1);
    const command = (text: string) => inDatabase(siblingDatabase(url, 'postgres'), (client) => client.query(text));
    await command(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    try {
      await command(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
      expect(await comesTo('down')).toMatchObject({ code: 503, body: { disk: 'ok', database: 'down' } });
    } finally {
      await command(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    }
    await comesTo('ready');
  });
});

describe('what is kept ready', () => {
  const figure = async (name: string) =>
    Number(new RegExp(`^${name}(?:\\{.*\\})? (.+)$`, 'm').exec((await look('/metrics', RIGHT)).text)?.[1]);
  const figures = () => Promise.all(['qaima_kept_answers', 'qaima_kept_bytes', 'qaima_sitemap_bytes'].map(figure));

  it('takes no more memory for thousands of spellings of one address', async () => {
    const own = await newSeededMenu(server);
    const name = newName('spelled');
    await own.admin.ask(menuEndpoints.change, { params: own, body: { username: name } });
    const spelled = (round: number) =>
      Array.from(name, (letter, at) => ((round >> at) & 1 ? letter.toUpperCase() : letter)).join('');
    for (const path of [`/m/${name}`, `/m/${name}?lang=en`, `/api/v1/quickmenu/${name}`, '/sitemap.xml'])
      await look(path);
    const before = await figures();
    expect(before.every((count) => count > 0)).toBe(true);
    const spellings = Array.from({ length: 350 }, (_, round) => [
      `/m/${spelled(round)}${round % 2 ? '/' : ''}?utm_source=${round}`,
      `/m/${own.menuId}?lang=en&x=${round}`,
      `/api/v1/quickmenu/${spelled(round)}?x=${round}`,
      `/api/v1/quickmenu/${encodeURIComponent(name).replace('s', '%73')}/?x=${round}`,
      `/sitemap.xml?page=${'0'.repeat(round % 50)}1&x=${round}`,
      `/sitemap.xml?page=1.${'0'.repeat(round % 50)}`,
    ]).flat();
    for (let at = 0; at < spellings.length; at += 50)
      await Promise.all(spellings.slice(at, at + 50).map((path) => look(path)));
    expect(await figures()).toEqual(before);
  });
});

describe('figures', () => {
  it('are for whoever has the token, and nowhere without one', async () => {
    const refused = await look('/metrics');
    expect(refused).toMatchObject({ status: 401 });
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect(await look('/metrics', { authorization: 'Bearer another' })).toMatchObject({ status: 401 });
    expect(await look('/metrics', RIGHT)).toMatchObject({ status: 200 });
    expect(await visitor(await sharedServer()).request('GET', '/metrics', { headers: RIGHT })).toMatchObject({
      status: 404,
    });
  });

  it('count what was answered by the call it was, and never say an id', async () => {
    const secret = 'c4rt0f50me80dy7hat1ssecr';
    const path = endpointUrl(cartEndpoints.read, { cartId: secret });
    const line = /^qaima_answers_total\{space="api",call="GET \/api\/v1\/[^"]*carts?\/:cartId",status="404"\} (\d+)$/m;
    for (const count of [1, 2]) {
      await look(path);
      const { text } = await look('/metrics', RIGHT);
      expect(text.match(line)?.[1]).toBe(String(count));
      expect(text).not.toContain(secret);
    }
    const { text } = await look('/metrics', RIGHT);
    for (const name of [
      'qaima_answer_seconds_bucket',
      'qaima_mails_waiting 0',
      'qaima_order_streams',
      'nodejs_eventloop_lag_seconds',
    ])
      expect(text).toContain(name);
  });
});

describe('a request', () => {
  it('has a name of its own, which the caller cannot choose', async () => {
    const mine = { 'x-request-id': 'chosen-by-a-stranger' };
    const [one, other] = await Promise.all([look('/api/v1/nowhere', mine), look('/api/v1/nowhere', mine)]);
    expect(one.headers.get('x-request-id')).toMatch(/^[a-z0-9]{24}$/);
    expect(other.headers.get('x-request-id')).not.toBe(one.headers.get('x-request-id'));
  });

  it('is found in the log by its id if it failed, without typed content', async () => {
    const username = newName('unlucky');
    const person = { name: 'Unlucky Person', username, email: `${username}@example.com`, phone: '+962790000000' };
    const passwords = { password: PASSWORD, passwordConfirm: PASSWORD, agreeToTerms: true };
    await sql(server.data, 'ALTER TABLE mails RENAME TO mails_away');
    const { status, headers } = await visitor(server).request('POST', '/api/v1/users/signup', {
      body: { ...person, ...passwords },
    });
    await sql(server.data, 'ALTER TABLE mails_away RENAME TO mails');
    expect(status).toBe(500);
    const lines = server.output().split('\n');
    const line = lines.find((one) => one.includes(headers.get('x-request-id') ?? 'none'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 'error', call: 'POST /api/v1/users/signup' });
    // The log contains the failed query with placeholders instead of its values.
    expect(line).toMatch(/topic\W+= (\?|\$1) - /);
    for (const typed of [username, PASSWORD, 'Unlucky Person']) expect(server.output()).not.toContain(typed);
  });
});

describe('a security event', () => {
  const login = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    visitor(server).request('POST', '/api/v1/users/login', { body, headers });

  it('is one line at the default level, with its request id, nothing typed', async () => {
    const events = [
      ['log-in-failed', await login({ username: 'a-name-that-was-typed', password: 'a-password-that-was-typed' })],
      ['origin-refused', await login({ username: 'x', password: 'y' }, { origin: 'https://elsewhere.example' })],
      ['staff-log-in', await login(STAFF)],
      ['upload-refused', await visitor(server).request('POST', '/api/v1/upload', { body: new FormData() })],
    ] as const;
    for (const [security, { headers }] of events) {
      const id = headers.get('x-request-id') ?? 'none';
      const lines = server
        .output()
        .split('\n')
        .filter((line) => line.includes(id));
      expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
        expect.objectContaining({ level: 'warn', request: id, security, client: '127.0.0.1' }),
      ]);
    }
    for (const secret of ['was-typed', STAFF.password]) expect(server.output()).not.toContain(secret);
  });
});
