/**
 * The messages that the CMS sends to front servers, and that other clients can't receive them.
 * (schemas/src/front-server/protocol.ts)
 */
import {
  ACKNOWLEDGEMENT_TIMEOUT_MS,
  FRONT_TOKEN_HEADER,
  frontServerEndpoints,
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
import { changeMenu } from '../support/carts.js';
import { newSeededMenu, wholeMenu } from '../support/menus.js';
import { QUERY_COUNT_ENV } from '../support/queryCount.js';
import { AS_FRONT_SERVER } from '../support/requestCms.js';
import { sql } from '../support/sql.js';
import { newName, visitor } from '../support/users.js';
import { startServer, type Server } from '../support/server.js';

const { events, acknowledgements, revisions, sitemap } = frontServerEndpoints;
const VISITS = endpointUrl(frontServerEndpoints.visits, {});
const SITEMAP = endpointUrl(sitemap, {}, { offset: 0, limit: 10 });

let server: Server;
let own: Awaited<ReturnType<typeof newSeededMenu>>;
beforeAll(async () => {
  const port = await freePort();
  // Starts only the CMS, as if the front server ran on another machine.
  server = await startServer({
    env: { FRONT_PROCESSES: '0', CMS_LISTEN: `127.0.0.1:${port}`, PORT: String(port), ...QUERY_COUNT_ENV },
  });
  own = await newSeededMenu(server);
});
afterAll(() => server.stop());

const ask = <T>(
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = AS_FRONT_SERVER,
) => visitor(server).request<T>(method, path, { headers, ...(body === undefined ? {} : { body }) });

interface TestFront {
  /** The next event, skipping `hello`. */
  next(): Promise<FrontEvent>;
  acknowledge(sequence: number): Promise<void>;
  readonly ended: Promise<void>;
  leave(): void;
}

/** Connects as a front server that sends no acknowledgements automatically. */
async function connect(id: string): Promise<TestFront> {
  const asked = request(server.origin + endpointUrl(events, {}, { front: id }), { headers: AS_FRONT_SERVER });
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
      expect(await ask('POST', endpointUrl(acknowledgements, {}), { front: id, sequence })).toMatchObject({
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
  const read = (headers: Readonly<Record<string, string>> = AS_FRONT_SERVER, client = visitor(server)) =>
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
      await read(AS_FRONT_SERVER, own.admin),
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
    const { body } = await ask<RevisionsResponse>('POST', endpointUrl(revisions, {}), { menus: [own.menuId, gone] });
    expect(body).toEqual({ revisions: { [own.menuId]: (await cached())?.revision, [gone]: null } });
    const { body: listed } = await ask<SitemapMenus>('GET', SITEMAP);
    expect(listed.total).toBe(listed.menus.length);
    expect(listed.menus.map(({ _id }) => _id)).toContain(own.menuId);
  });

  it('leaves the sitemap readable, whatever its row contains', async () => {
    // Asked here and not for the page: that one is cached for a minute, and crawlerFiles.test.ts must be its first.
    const { menuId } = await newSeededMenu(server);
    const stored = await rowOf(server, 'menus', menuId);
    for (const done of await corruptionsOf(server, 'menus', menuId)) {
      await corruptRow(server, 'menus', menuId, done);
      const { status, text } = await ask('GET', SITEMAP);
      expect(status, `${JSON.stringify(done)} ${text}`).toBe(200);
    }
    await restoreRow(server, 'menus', stored);
  });
});

describe('a batch of visits', () => {
  const AT = Date.now() - 60_000;
  const idOf = (letter: string, number: number) => String(number).padStart(24, letter);
  const send = (journal: string, sequence: number, entries: readonly unknown[]) =>
    ask('POST', VISITS, { journal: idOf('j', Number(journal)), sequence, entries });
  const visits = (id: string, count: number) =>
    Array.from({ length: count }, (_, browser) => ({ kind: 'visit', id, at: AT, browser: idOf('b', browser) }));
  const visitorsOf = async ({ admin, menuId }: typeof own) => (await wholeMenu(admin, menuId)).menuVisitors;

  it('counts once, however often and late it is sent again', async () => {
    const menu = await newSeededMenu(server);
    const batch = (count: number) => [
      { kind: 'visit', id: menu.menuId, at: AT, times: 2 },
      ...visits(menu.menuId, count),
      { kind: 'interest', id: menu.itemId, at: AT, times: 3 },
      { kind: 'interest', id: menu.itemId, at: AT, browser: idOf('b', 1) },
    ];
    const answers = await Promise.all([1, 2, 3, 4].map(() => send('1', 2, batch(3))));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    // One that precedes a counted one was counted too.
    for (const sequence of [1, 2]) await send('1', sequence, batch(3));
    expect(await visitorsOf(menu)).toEqual({ totalVisitors: 5, newVisitors: 3 });
    await send('1', 3, batch(5));
    expect(await visitorsOf(menu)).toEqual({ totalVisitors: 9, newVisitors: 5 });
    const { sections = [] } = await wholeMenu(menu.admin, menu.menuId);
    expect(sections[0]?.items?.[0]?.interestRecords).toBe(7);
  });

  it('counts a browser once per day, and as new once, in whatever batches', async () => {
    const menu = await newSeededMenu(server);
    const [one] = visits(menu.menuId, 1);
    const days = [0, 1, 0, 1].map((ago) => ({ ...one, at: AT - ago * 24 * 3_600_000 }));
    await Promise.all([2, 3, 4, 5].map((journal) => send(`${journal}`, 1, days)));
    expect(await visitorsOf(menu)).toEqual({ totalVisitors: 2, newVisitors: 1 });
  });

  it('belongs to the day and hour of its visits, in the zone of the menu', async () => {
    const menu = await newSeededMenu(server);
    await changeMenu(menu, { timeZone: 'Asia/Kathmandu' });
    // 00:10 of the next day in Nepal, which is 5:45 ahead of UTC.
    const at = Date.parse(`${new Date(AT - 2 * 24 * 3_600_000).toISOString().slice(0, 10)}T18:25:00Z`);
    await send('6', 1, [{ kind: 'visit', id: menu.menuId, at, browser: idOf('b', 1) }]);
    const rows = await sql(
      server.data,
      'SELECT day, hour FROM visits WHERE menu_id = (SELECT id FROM menus WHERE document_id = ?)',
      menu.menuId,
    );
    expect(rows).toEqual([{ day: new Date(at + 24 * 3_600_000).toISOString().slice(0, 10), hour: 0 }]);
  });

  it('ignores what is unknown, closed, invalid, too old or deleted', async () => {
    const [menu, closed, deleted] = [
      await newSeededMenu(server),
      await newSeededMenu(server),
      await newSeededMenu(server),
    ];
    for (const menu of [closed, deleted]) await menu.provider.ask(menuEndpoints.deactivate, { params: menu });
    await deleted.provider.ask(menuEndpoints.trashMany, { params: {}, body: { menus: [deleted.menuId] } });
    await sql(server.data, 'UPDATE menus SET inactive_from = NULL WHERE document_id = ?', deleted.menuId);
    const browser = idOf('b', 1);
    const good = { kind: 'visit', id: menu.menuId, at: Date.now(), browser };
    const entries = [
      ...[closed.menuId, deleted.menuId, idOf('x', 1), 'x', `${menu.menuId}'`].map((id) => ({ ...good, id })),
      ...[closed.itemId, deleted.itemId, menu.menuId].map((id) => ({ ...good, kind: 'interest', id })),
      ...[null, 'x', 1e300, AT - 31 * 24 * 3_600_000].map((at) => ({ ...good, at })),
      ...[null, '', 'x'].map((browser) => ({ ...good, browser })),
      ...[0, -1, 1.5].map((times) => ({ kind: 'visit', id: menu.menuId, at: AT, times })),
      null,
      [],
      { ...good, kind: 'order' },
      // The clock of another machine may be ahead.
      { ...good, at: Date.now() + 3_600_000 },
      // The menu was open then.
      { ...good, id: closed.menuId, at: AT, browser: idOf('b', 2) },
    ];
    expect((await send('7', 1, entries)).status).toBe(204);
    for (const { menuId } of [menu, closed, deleted]) {
      const [row] = await sql(server.data, 'SELECT total_visitors AS total FROM menus WHERE document_id = ?', menuId);
      expect([menuId, Number(row?.['total'] ?? 0)]).toEqual([menuId, menuId === deleted.menuId ? 0 : 1]);
    }
    for (const wrong of [{ journal: 'x' }, { sequence: 0 }, { sequence: 2 ** 31 }, { entries: 1 }]) {
      const body = { journal: idOf('j', 8), sequence: 1, entries: [], ...wrong };
      expect((await ask('POST', VISITS, body)).status).toBe(400);
    }
  });

  it('takes as many queries with 500 visits and interests as with two', async () => {
    const menu = await newSeededMenu(server);
    const menus = [menu, await newSeededMenu(server), await newSeededMenu(server)];
    const queries = async (sequence: number, count: number) => {
      const entries = visits(menu.menuId, count).flatMap((one, index) => {
        const { menuId, itemId } = menus[index % menus.length] ?? menu;
        const more = { browser: idOf('q', index + sequence * 1000) };
        return [
          { ...one, ...more, id: menuId },
          { ...one, ...more, kind: 'interest', id: itemId },
        ];
      });
      const { status, headers } = await send('9', sequence, entries);
      expect(status).toBe(204);
      return Number(headers.get('x-queries'));
    };
    const few = await queries(1, 1);
    expect(few).toBeGreaterThan(5);
    expect(await queries(2, 250)).toBe(few);
    expect(await visitorsOf(menu)).toEqual({ totalVisitors: 85, newVisitors: 85 });
  });
});

describe('everybody else', () => {
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
