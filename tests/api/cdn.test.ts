/**
 * A CDN in front of the service: nginx with the sample configuration of docs/deploy. A receiver that the tests can
 * close forwards the purges. (docs/cdn.md)
 */
import { itemEndpoints, menuEndpoints, endpointUrl, type Menu } from '@qaima/schemas';
import { mkdirSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nginxProgram } from '../../scripts/lib/nginx.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { endChild, startChild, waitUntilReady, type Child } from '../support/childProcess.js';
import { copyOf, removeData, type Data } from '../support/dataFolder.js';
import { newFolder, removeFolder, ROOT } from '../support/runFolder.js';
import { Client } from '../support/http.js';
import { newSeededMenu, wholeMenu, type SeededMenu } from '../support/menus.js';
import { sampleOf, startNginx } from '../support/nginx.js';
import { visitor } from '../support/users.js';
import { seededData } from '../support/seedDataLocation.js';
import { startServer, type Server } from '../support/server.js';
import { sql } from '../support/sql.js';
import { until } from '../support/until.js';

const TOKEN = 'a-token-for-purges';
const METRICS_TOKEN = 'a-token-for-figures';

let data: Data;
let server: Server;
let serverPort: number;
let folder: string;
let nginx: Child;
let receiver: Child;
let cache: Client;
let cdnPort: number;
let receiverPort: number;

/** The purges that the receiver got while it was open, in the format of each provider. */
const purged: { readonly tags: readonly string[]; readonly key: unknown; readonly authorization: unknown }[] = [];
const timesPurged = (tag: string) => purged.filter(({ tags }) => tags.includes(tag)).length;

let cdn: HttpServer | undefined;
let purging: Promise<void> = Promise.resolve();

/** The CDN's purge endpoint. Records each purge and forwards it to nginx. */
function openCdn(): Promise<void> {
  const opened = createServer((req, res) => {
    purging = (async () => {
      const { 'surrogate-key': key, authorization } = req.headers;
      const { tags } = (await json(req)) as { tags: readonly string[] };
      const { status } = await fetch(`http://127.0.0.1:${receiverPort}/`, {
        method: 'POST',
        headers: { 'surrogate-key': String(key), authorization: String(authorization), connection: 'close' },
      });
      purged.push({ tags, key, authorization });
      res.writeHead(status).end();
    })();
  });
  cdn = opened;
  return new Promise((listening) => opened.listen(cdnPort, '127.0.0.1', listening));
}

async function closeCdn(): Promise<void> {
  const closed = new Promise((done) => cdn?.close(done));
  await purging;
  cdn?.closeAllConnections();
  await closed;
}

const start = () =>
  startServer({
    data,
    env: {
      PORT: String(serverPort),
      CDN_PURGE_URL: `http://127.0.0.1:${cdnPort}/purge`,
      CDN_PURGE_TOKEN: TOKEN,
      METRICS_TOKEN,
    },
  });

/**
 * Starts nginx with the sample configuration in a separate folder and on a separate port, in front of the shared
 * server.
 */
async function startCache(inFolder: string, port: number, more: readonly (readonly [RegExp, string])[] = []) {
  const sample = sampleOf('nginx-cache.conf', [
    [/\/var\/cache\/nginx\/qaima/, join(inFolder, 'cache')],
    [/127\.0\.0\.1:1337/, `127.0.0.1:${serverPort}`],
    [/unix:\/run\/nginx-qaima\.sock/g, `unix:${join(inFolder, 'shared.sock')}`],
    [/127\.0\.0\.1:8081/g, `127.0.0.1:${port}`],
    ...more,
  ]);
  return startNginx(inFolder, sample, async () => (await fetch(`http://127.0.0.1:${port}/healthz`)).ok);
}

interface Read {
  readonly status: number;
  readonly from: string | null;
  readonly text: string;
  readonly headers: Headers;
}

interface Reader {
  readonly by?: Client;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Reads a path through the cache, as a browser does. */
async function read(path: string, { by = cache, headers = {} }: Reader = {}): Promise<Read> {
  const answer = await by.request('GET', path, { headers });
  return { ...answer, from: answer.headers.get('x-cache-status') };
}

const pageOf = ({ menuId }: SeededMenu, query = '') => `/m/${menuId}${query}`;
const retitle = (own: SeededMenu, title: string) =>
  own.admin.ask(itemEndpoints.change, { params: own, body: { title } });
const waiting = async ({ menuId }: SeededMenu) =>
  (await sql(data, 'SELECT id FROM cdn_purges WHERE tag = ?', `menu-${menuId}`)).length;

/** Reads a page repeatedly until the predicate is true. */
const untilRead = (path: string, is: (page: Read) => boolean, what: string, timeoutMs = 20_000) =>
  until(
    async () => {
      const page = await read(path);
      return is(page) ? page : undefined;
    },
    what,
    timeoutMs,
  );

/** Waits until a page is in the cache. */
const untilCached = (path: string) => untilRead(path, ({ from }) => from === 'HIT', `${path} in the cache`);

/** A browser with the person's session that reads through the cache. */
function throughCache(person: Client): Client {
  const browser = new Client(cache.origin);
  browser.takeCookiesOf(person);
  return browser;
}

describe.runIf(nginxProgram())('a cache of nginx before the service', () => {
  beforeAll(async () => {
    folder = newFolder('cdn');
    mkdirSync(join(folder, 'cache'));
    data = await copyOf(seededData());
    serverPort = await freePort();
    cdnPort = await freePort();
    receiverPort = await freePort();
    const cachePort = await freePort();
    receiver = startChild(process.execPath, [join(ROOT, 'docs/deploy/purge-nginx.mjs')], {
      env: { CACHE: join(folder, 'cache'), TOKEN, PORT: String(receiverPort) },
    });
    await waitUntilReady(receiver, () => Promise.resolve(receiver.output().includes('purges ')), 20_000);
    await openCdn();
    server = await start();
    nginx = await startCache(folder, cachePort);
    cache = new Client(`http://127.0.0.1:${cachePort}`);
  });
  afterAll(async () => {
    // The server sends purges to the CDN, so the server stops first.
    await server.stop();
    await closeCdn();
    await endChild(receiver);
    await endChild(nginx);
    await removeData(data);
    removeFolder(folder);
  });

  it('sends a page from memory, like the service, and a new one after edits', async () => {
    const own = await newSeededMenu(server);
    await untilCached(pageOf(own));
    const page = await read(pageOf(own));
    const direct = await visitor(server).request('GET', pageOf(own));
    expect([page.text, page.headers.get('etag')]).toEqual([direct.text, direct.headers.get('etag')]);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    for (const name of ['cdn-cache-control', 'surrogate-control', 'surrogate-key', 'cache-tag', 'set-cookie']) {
      expect([name, page.headers.get(name)]).toEqual([name, null]);
    }
    const etag = page.headers.get('etag') ?? '';
    expect((await read(pageOf(own), { headers: { 'if-none-match': etag } })).status).toBe(304);

    const before = timesPurged(`menu-${own.menuId}`);
    await retitle(own, 'كبسة بالدجاج');
    await untilRead(pageOf(own), ({ text }) => text.includes('كبسة بالدجاج'), 'The edit');
    // One purge at the commit, and one later for responses that were being sent at the commit.
    await until(async () => (timesPurged(`menu-${own.menuId}`) >= before + 2 ? true : undefined), 'Two purges', 30_000);
    const last = purged.at(-1);
    expect(last?.authorization).toBe(`Bearer ${TOKEN}`);
    expect(String(last?.key).split(' ')).toEqual(last?.tags);
  });

  it('keeps copies by language, encoding and revision only', async () => {
    const own = await newSeededMenu(server);
    await untilCached(pageOf(own));
    const english = await read(pageOf(own, '?lang=ar&lang=en'));
    expect(english.text).toContain('<html lang="en"');
    expect((await read(pageOf(own))).text).toContain('<html lang="ar"');
    expect((await untilCached(pageOf(own, '?lang=en'))).text).toBe(english.text);
    // Query parameters that the page does not use share the cached page.
    expect((await read(pageOf(own, '?utm=1&rev=x'))).from).toBe('HIT');
    const zipped = async (accepted: string) =>
      (await fetch(cache.origin + pageOf(own), { headers: { 'accept-encoding': accepted } })).headers.get(
        'content-encoding',
      );
    expect(await zipped('gzip, br')).toBe('br');
    expect(await zipped('gzip, br;q=0')).toBe('gzip');
    expect(await zipped('identity')).toBe(null);
  });

  it('shows owners their saves before the purge, which survives a restart', async () => {
    const own = await newSeededMenu(server);
    const owner = throughCache(own.admin);
    await closeCdn();
    await untilCached(pageOf(own));
    const { revision: before = 0 } = await wholeMenu(own.admin, own.menuId);
    await retitle(own, 'مقلوبة بالباذنجان');
    const { revision = 0 } = await wholeMenu(own.admin, own.menuId);
    expect(revision).toBeGreaterThan(before);
    const saved = await read(pageOf(own, `?rev=${revision}`), { by: owner });
    expect([saved.from, saved.text.includes('مقلوبة بالباذنجان')]).toEqual(['MISS', true]);
    // Other visitors get the old page until the purge.
    expect((await read(pageOf(own))).text.includes('مقلوبة بالباذنجان')).toBe(false);
    await until(
      async () => (server.output().includes('The CDN could not be told') ? true : undefined),
      'A failed purge',
    );
    expect(server.output()).not.toContain(TOKEN);
    const figures = await visitor(server).request('GET', '/metrics', {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    expect(figures.text).toMatch(/^qaima_purges_failed [1-9]/m);
    expect(figures.text).toMatch(/^qaima_purges_waiting [1-9]/m);
    // Many edits cause only two purges of the whole menu: one at the last commit, and one after it.
    for (let round = 0; round < 3; round += 1) await retitle(own, `مقلوبة ${round}`);
    await sql(data, 'UPDATE cdn_purges SET due_at = ?', Date.now());
    await retitle(own, 'مقلوبة 4');
    await until(async () => ((await waiting(own)) === 2 ? true : undefined), 'Purges of one menu made one');

    await server.kill();
    const told = purged.length;
    server = await start();
    await openCdn();
    const menuTag = `menu-${own.menuId}`;
    await until(
      async () => (purged.slice(told).some(({ tags }) => tags.includes(menuTag)) ? true : undefined),
      'The purge of before the restart',
      30_000,
    );
    await untilRead(pageOf(own), ({ text }) => text.includes('مقلوبة 4'), 'The edit');
    await sql(data, 'UPDATE cdn_purges SET due_at = ?', Date.now());
    await until(async () => ((await waiting(own)) === 0 ? true : undefined), 'An empty outbox');
  });

  it('drops the page of a short name that leads to another menu from now on', async () => {
    const [first, second] = [await newSeededMenu(server), await newSeededMenu(server)];
    const name = `cdn-${process.pid}`;
    const rename = ({ admin, menuId }: SeededMenu, username: string) =>
      admin.ask(menuEndpoints.change, { params: { menuId }, body: { username } });
    await rename(first, name);
    await retitle(second, 'قائمة أخرى');
    await untilCached(`/m/${name}`);
    await rename(first, `${name}-new`);
    await untilCached(`/m/${name}`);
    await rename(second, name);
    await untilRead(`/m/${name}`, ({ text }) => text.includes('قائمة أخرى'), 'The other menu');
  });

  it('keeps nothing that is somebody’s own, nor of a menu that is closed', async () => {
    const own = await newSeededMenu(server);
    const owner = throughCache(own.admin);
    await untilCached(pageOf(own));
    const call = endpointUrl(menuEndpoints.read, { menuId: own.menuId });
    const shown = await owner.request<{ data: { data: Menu } }>('GET', call);
    expect(shown.body.data.data.admins).toEqual([own.admin.username]);
    for (const path of [call, '/me', '/', pageOf(own, '/admin'), pageOf(own, '/init')]) {
      for (const by of [owner, cache, owner]) expect([path, (await read(path, { by })).from]).toEqual([path, null]);
    }
    expect((await visitor(server).request('GET', call)).text).not.toMatch(/"admins"|"revision"/);

    await own.provider.ask(menuEndpoints.deactivate, { params: own });
    await untilRead(pageOf(own), ({ status }) => status === 404, 'The closing');
    for (let round = 0; round < 2; round += 1) {
      const preview = await read(pageOf(own), { by: owner });
      expect([preview.status, preview.from, preview.headers.get('cache-control')]).toEqual([200, 'MISS', 'no-store']);
      const closed = await read(pageOf(own));
      expect([closed.status, closed.from, closed.headers.get('cache-control')]).toEqual([404, 'MISS', 'no-cache']);
    }
  });

  it('closes a menu at the scheduled moment, of which nobody tells it', async () => {
    const own = await newSeededMenu(server);
    await untilCached(pageOf(own));
    const closesAt = Date.now() + 4_000;
    await own.provider.ask(menuEndpoints.deactivate, {
      params: own,
      query: { schedule: new Date(closesAt).toISOString() },
    });
    let [hits, late] = [0, 0];
    await untilRead(
      pageOf(own),
      ({ status, from }) => {
        if (status === 200 && from === 'HIT') hits += 1;
        // Allows 1.5 s, because the cache's clock has a resolution of a second and the response takes a moment.
        if (status === 200 && Date.now() > closesAt + 1_500) late += 1;
        return status === 404;
      },
      'The closing',
    );
    expect(hits).toBeGreaterThan(0);
    expect(late).toBe(0);
  });

  it('keeps sending known menus instead of an error in an outage', async () => {
    const own = await newSeededMenu(server);
    const other = newFolder('cdn-stale');
    mkdirSync(join(other, 'cache'));
    const port = await freePort();
    // Here pages expire after one second, because a test can't wait for a day.
    const expiring = await startCache(other, port, [
      [/\n {2}default \$upstream_http_cdn_cache_control;/, '\n  "~(?<rest>stale.*)" "max-age=1, $rest";'],
    ]);
    const browser = new Client(`http://127.0.0.1:${port}`);
    const known = await read(pageOf(own), { by: browser });
    expect([known.status, known.from]).toEqual([200, 'MISS']);
    await server.kill();
    const stale = await until(async () => {
      const page = await read(pageOf(own), { by: browser });
      expect(page.status).toBe(200);
      return page.from === 'STALE' ? page : undefined;
    }, 'A stale page');
    expect(stale.text).toBe(known.text);
    expect((await read(pageOf(own, '?lang=en'), { by: browser })).status).toBe(502);
    await endChild(expiring);
    removeFolder(other);
    server = await start();
  });
});
