/**
 * The messages that the CMS sends to front servers, and that other clients can't receive them.
 * (schemas/src/front-server/protocol.ts)
 */
import {
  ACKNOWLEDGEMENT_TIMEOUT_MS,
  FRONT_PATHS,
  FRONT_TOKEN_HEADER,
  itemEndpoints,
  MENU_CACHE_HEADER,
  menuEndpoints,
  nextMidnight,
  endpointUrl,
  type CachedMenu,
  type FrontEvent,
  type RevisionsResponse,
  type SitemapMenus,
  type Item,
} from '@qaima/schemas';
import { request } from 'node:http';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/lib/port.mjs';
import { corruptionsOf, corruptRow, restoreRow, rowOf } from '../support/hostileRows.js';
import { newSeededMenu } from '../support/menus.js';
import { newName, visitor } from '../support/users.js';
import { startServer, type Server } from '../support/server.js';

const TOKEN = 'the-token-of-these-tests-and-of-no-others';
const SHOWN = { [FRONT_TOKEN_HEADER]: TOKEN };

let server: Server;
let own: Awaited<ReturnType<typeof newSeededMenu>>;
beforeAll(async () => {
  const port = await freePort();
  // Starts only the CMS, as if the front server ran on another machine.
  server = await startServer({
    env: { FRONT_PROCESSES: '0', FRONT_TOKEN: TOKEN, CMS_LISTEN: `127.0.0.1:${port}`, PORT: String(port) },
  });
  own = await newSeededMenu(server);
});
afterAll(() => server.stop());

const ask = <T>(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = SHOWN) =>
  visitor(server).request<T>(method, path, { headers, ...(body === undefined ? {} : { body }) });

interface TestFront {
  /** The next event, skipping `hello`. */
  next(): Promise<FrontEvent>;
  acknowledge(sequence: number): Promise<void>;
  readonly ended: Promise<void>;
  leave(): void;
}

/** Connects as a front server that sends no acknowledgements automatically. */
async function connect(id: string): Promise<TestFront> {
  const asked = request(`${server.origin}${FRONT_PATHS.events}?front=${id}`, { headers: SHOWN });
  const lines = await new Promise<AsyncIterator<string>>((resolve, reject) => {
    asked.once('error', reject);
    asked.once('response', (answer) => resolve(createInterface({ input: answer })[Symbol.asyncIterator]()));
    asked.end();
  });
  const ended = new Promise<void>((resolve) => asked.once('close', resolve));
  asked.on('error', () => undefined);
  const next = async () => {
    const { value, done } = await lines.next();
    if (done) throw new Error('The stream has ended.');
    return JSON.parse(value) as FrontEvent;
  };
  expect(await next()).toEqual({ type: 'hello' });
  return {
    next,
    async acknowledge(sequence) {
      expect(await ask('POST', FRONT_PATHS.acknowledgements, { front: id, sequence })).toMatchObject({
        status: 204,
      });
    },
    ended,
    leave: () => void asked.destroy(),
  };
}

const edit = () => own.admin.ask(itemEndpoints.change, { params: own, body: { title: newName('edit') } });

/** Whether a promise is still pending after the time of one request. */
const isWaiting = (work: Promise<unknown>) =>
  Promise.race([work.then(() => false), ask('GET', '/readyz').then(() => true)]);

describe('an edit', () => {
  it('is answered once every connected front has acknowledged it', async () => {
    const [one, other] = [await connect('one'), await connect('other')];
    const edited = edit();
    const [told, toldToo] = [await one.next(), await other.next()];
    expect(told).toEqual({ type: 'changed', sequence: expect.any(Number) as number, menus: [own.menuId] });
    expect(toldToo).toEqual(told);
    const { sequence } = told as FrontEvent & { type: 'changed' };
    await one.acknowledge(sequence);
    expect(await isWaiting(edited)).toBe(true);
    await other.acknowledge(sequence);
    await edited;
    one.leave();
    other.leave();
    await Promise.all([one.ended, other.ended]);
  });

  it('waits at most while other fronts trust a copy, and drops a silent one', async () => {
    const silent = await connect('silent');
    const begun = performance.now();
    await edit();
    const took = performance.now() - begun;
    expect(took).toBeGreaterThanOrEqual(ACKNOWLEDGEMENT_TIMEOUT_MS - 5);
    expect(took).toBeLessThan(ACKNOWLEDGEMENT_TIMEOUT_MS * 3);
    await silent.ended;
  });

  it('that is refused announces nothing', async () => {
    const front = await connect('listener');
    const refused = await own.admin.request('PUT', endpointUrl(itemEndpoints.change, own), { body: { price: -1 } });
    expect(refused.status).toBe(400);
    const edited = edit();
    const told = (await front.next()) as FrontEvent & { type: 'changed' };
    await front.acknowledge(told.sequence);
    await edited;
    const after = edit();
    const next = (await front.next()) as FrontEvent & { type: 'changed' };
    expect(next.sequence).toBe(told.sequence + 1);
    await front.acknowledge(next.sequence);
    await after;
    front.leave();
    await front.ended;
  });
});

describe('a menu', () => {
  const read = (headers: Readonly<Record<string, string>> = SHOWN, client = visitor(server)) =>
    client.request('GET', endpointUrl(menuEndpoints.read, own), { headers });
  /** When the popular items are computed again. */
  const endOfDay = () => nextMidnight(new Date(), 'Asia/Amman');
  const cached = async () => JSON.parse((await read()).headers.get(MENU_CACHE_HEADER) ?? 'null') as CachedMenu | null;

  it('sends cache metadata to fronts alone, never about admins’ views', async () => {
    const before = await cached();
    expect(before).toEqual({
      menuId: own.menuId,
      revision: expect.any(Number) as number,
      closesAt: null,
      changesAt: endOfDay(),
    });
    await edit();
    expect((await cached())?.revision).toBe((before?.revision ?? 0) + 1);
    for (const other of [
      await read({}),
      await read({ [FRONT_TOKEN_HEADER]: 'another' }),
      await read(SHOWN, own.admin),
    ]) {
      expect(other.status).toBe(200);
      expect(other.headers.get(MENU_CACHE_HEADER)).toBeNull();
    }
  });

  it('says when it closes, and is cached while it is closed', async () => {
    const schedule = new Date(Date.now() + 3_600_000).toISOString();
    await own.provider.ask(menuEndpoints.deactivate, { params: own, query: { schedule } });
    expect((await cached())?.closesAt).toBe(Date.parse(schedule));
    await own.provider.ask(menuEndpoints.deactivate, { params: own });
    expect((await read()).status).toBe(404);
    expect(await cached()).toMatchObject({ menuId: own.menuId, closesAt: null });
    await own.provider.ask(menuEndpoints.activate, { params: own });
    expect((await read()).status).toBe(200);
  });

  it('says when it reads differently by itself: what returns, a sale’s end', async () => {
    const until = Date.now() + 3_600_000;
    const change = (soldOutUntil: string | null) =>
      own.provider.ask(itemEndpoints.change, { params: own, body: { soldOutUntil } });
    await change(new Date(until).toISOString());
    expect((await cached())?.changesAt).toBe(Math.min(until, endOfDay()));
    await change(null);
    expect((await cached())?.changesAt).toBe(endOfDay());
    const sell = (sale: NonNullable<Item['sale']>) =>
      own.provider.ask(itemEndpoints.change, { params: own, body: { sale } });
    await sell({ onSale: true, offPrice: 0.2, until: new Date(until).toISOString() });
    expect((await cached())?.changesAt).toBe(Math.min(until, endOfDay()));
    await sell({ onSale: false });
    expect((await cached())?.changesAt).toBe(endOfDay());
    const { data: item } = await own.provider.ask(itemEndpoints.change, {
      params: own,
      body: { subItems: [{ title: 'كبير', price: 1 }] },
    });
    const size = { ...own, subItemId: item.subItems?.[0]?._id ?? '' };
    const soldOutUntil = new Date(until).toISOString();
    await own.provider.ask(itemEndpoints.changeSubItem, { params: size, body: { soldOutUntil } });
    expect((await cached())?.changesAt).toBe(Math.min(until, endOfDay()));
    await own.provider.ask(itemEndpoints.changeSubItem, { params: size, body: { soldOut: false, soldOutUntil } });
    expect((await cached())?.changesAt).toBe(endOfDay());
  });

  it('is asked about with many others in one question', async () => {
    const gone = 'a'.repeat(24);
    const { body } = await ask<RevisionsResponse>('POST', FRONT_PATHS.revisions, { menus: [own.menuId, gone] });
    expect(body).toEqual({ revisions: { [own.menuId]: (await cached())?.revision, [gone]: null } });
    const { body: sitemap } = await ask<SitemapMenus>('GET', `${FRONT_PATHS.sitemap}?offset=0&limit=10`);
    expect(sitemap.total).toBe(sitemap.menus.length);
    expect(sitemap.menus.map(({ _id }) => _id)).toContain(own.menuId);
  });

  it('leaves the sitemap readable, whatever its row contains', async () => {
    // Asked here and not for the page: that one is cached for a minute, and crawlerFiles.test.ts must be its first.
    const { menuId } = await newSeededMenu(server);
    const stored = await rowOf(server, 'menus', menuId);
    for (const done of await corruptionsOf(server, 'menus', menuId)) {
      await corruptRow(server, 'menus', menuId, done);
      const { status, text } = await ask('GET', `${FRONT_PATHS.sitemap}?offset=0&limit=10`);
      expect(status, `${JSON.stringify(done)} ${text}`).toBe(200);
    }
    await restoreRow(server, 'menus', stored);
  });
});

describe('everybody else', () => {
  it.each([
    ['GET', `${FRONT_PATHS.events}?front=x`],
    ['POST', FRONT_PATHS.acknowledgements],
    ['POST', FRONT_PATHS.revisions],
    ['GET', FRONT_PATHS.sitemap],
  ])('finds nothing at %s %s', async (method, path) => {
    for (const headers of [{}, { [FRONT_TOKEN_HEADER]: 'another-token-of-others' }]) {
      expect((await ask(method, path, method === 'POST' ? {} : undefined, headers)).status).toBe(404);
    }
  });

  it('finds nothing of Strapi’s on the socket of the CMS either', async () => {
    for (const path of [
      '/',
      '/admin',
      '/_health',
      '/api/users',
      '/upload',
      '/cms/admin',
      '/m/innova',
      '/content-manager/x',
    ])
      expect([path, (await ask('GET', path)).status]).toEqual([path, 404]);
  });
});
