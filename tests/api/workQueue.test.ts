/** What waits for staff. (docs/spec/staff-console.md#work-queue) */
import {
  auditLogEndpoints,
  endpointUrl,
  menuEndpoints,
  orderEndpoints,
  sentMessageEndpoints,
  MAX_SAVED_VIEWS,
  savedViewEndpoints,
  workQueueEndpoints,
  type InputOf,
  type WorkQueue,
  type workQueueQuerySchema,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../support/expectError.js';
import type { Client } from '../support/http.js';
import { idOf, newSeededMenu } from '../support/menus.js';
import { countQueries, QUERY_COUNT_ENV } from '../support/queryCount.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { firstSheet } from '../support/spreadsheet.js';
import { staffMember, visitor } from '../support/users.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

let server: RunningServer;
let provider: Client;
beforeAll(async () => {
  server = await sharedServer(QUERY_COUNT_ENV);
  provider = await staffMember(server);
});

type Query = Partial<InputOf<typeof workQueueQuerySchema>>;
const read = async (query: Query = {}) =>
  provider.ask(workQueueEndpoints.read, { params: {}, query: { limit: 100, ...query } });

/** All entries of a queue, also beyond the first page. */
async function entriesOf(queue: WorkQueue, query: Query = {}) {
  const { data, total = 0 } = await read({ queue, ...query });
  const entries = [...data.entries];
  for (let page = 2; entries.length < total; page += 1) {
    entries.push(...(await read({ queue, ...query, page })).data.entries);
  }
  return entries;
}

const summaryOf = async (queue: WorkQueue) => {
  const { data } = await read({ queue, limit: 1 });
  const found = data.queues.find((one) => one.queue === queue);
  if (!found) throw new Error(`There is no queue ${queue}.`);
  return found;
};

describe('saved views', () => {
  const view = { name: 'الأقل دينًا', queue: 'unpaid', sort: 'owed', direction: 'asc', find: '' } as const;

  it('belong to the account, on every device', async () => {
    const one = await staffMember(server);
    const save = (body: InputOf<typeof savedViewEndpoints.save.body>, by = one) =>
      by.ask(savedViewEndpoints.save, { params: {}, body });
    const viewsOf = async (by: Client) => (await by.ask(savedViewEndpoints.list, { params: {} })).data;
    expect(await viewsOf(one)).toEqual([]);
    expect((await save(view)).data).toEqual([view]);
    const renamed = { ...view, name: 'a/b', find: 'رنا' };
    await save({ ...renamed, before: view.name });
    const device = visitor(server);
    device.takeCookiesOf(one);
    expect(await viewsOf(device)).toEqual([renamed]);
    // Views that two devices save at the same time are both kept.
    await Promise.all([save(view), save({ ...view, name: 'c' }, device)]);
    expect((await viewsOf(one)).map(({ name }) => name).toSorted()).toEqual(['a/b', 'c', view.name].toSorted());
    const { data } = await one.ask(savedViewEndpoints.remove, { params: {}, query: { name: 'a/b' } });
    expect(data).not.toContainEqual(renamed);
    expect(await viewsOf(device)).toEqual(data);
    for (let index = data.length; index < MAX_SAVED_VIEWS; index += 1) await save({ ...view, name: `v${index}` });
    expectError(
      await one.request('PUT', endpointUrl(savedViewEndpoints.save, {}), { body: { ...view, name: 'x' } }),
      409,
    );
    expectError(
      await one.request('PUT', endpointUrl(savedViewEndpoints.save, {}), { body: { ...view, queue: 'x' } }),
      400,
    );
  });
});

type Venue = Awaited<ReturnType<typeof newSeededMenu>>;

async function sell({ admin, menuId }: Venue, days: number, totalAmount = 99): Promise<string> {
  const body = { user: admin.username, totalAmount, subEnd: inDays(days) };
  const { data } = await provider.ask(orderEndpoints.create, { params: {}, body });
  await provider.ask(orderEndpoints.assignMenu, { params: { orderId: idOf(data) }, body: { menuId } });
  return idOf(data);
}
const change = (orderId: string, body: InputOf<(typeof orderEndpoints.change)['body']>) =>
  provider.ask(orderEndpoints.change, { params: { orderId }, body });
const pay = (orderId: string, value: number) =>
  provider.ask(orderEndpoints.pay, { params: { orderId }, body: { method: 'cash', value } });

/** The cells of the rows of a queue's spreadsheet, without its header. */
async function sheetOf(queue: WorkQueue, q: string): Promise<unknown[][]> {
  const file = await provider.fetch(endpointUrl(workQueueEndpoints.read, {}, { queue, q, excel: '1' }));
  const sheet = await firstSheet(await file.arrayBuffer());
  return Array.from({ length: sheet.rowCount - 1 }, (_, row) =>
    Array.from({ length: sheet.columnCount }, (_, column) => sheet.getRow(row + 2).getCell(column + 1).value),
  );
}

describe('the work queue', () => {
  it('states an ending order’s balance, client and last message, and sums', async () => {
    const own = await newSeededMenu(server);
    const before = await summaryOf('expiring');
    const orderId = await sell(own, 4);
    await pay(orderId, 79.2);
    const message = { phone: '+962790000000', text: 'مرحبًا', order: orderId };
    const { data: sent } = await provider.ask(sentMessageEndpoints.record, { params: {}, body: message });
    const entry = (await entriesOf('expiring')).find(({ _id }) => _id === orderId);
    expect(entry).toMatchObject({
      _id: orderId,
      order: { _id: orderId, totalAmount: 99, lastMessage: { at: sent.at } },
      client: { username: own.admin.username },
      menu: { _id: own.menuId, active: true },
      owed: 19.8,
      paidFor: { paid: 79.2, until: entry?.dueAt },
    });
    expect(entry?.dueAt?.slice(0, 10)).toBe(inDays(4).slice(0, 10));
    const after = await summaryOf('expiring');
    expect({ count: after.count, sum: after.sum }).toEqual({ count: before.count + 1, sum: (before.sum ?? 0) + 99 });
    expect(after.firstAt && entry?.dueAt && after.firstAt <= entry.dueAt).toBe(true);
  });

  it('leaves out orders renewed, cancelled, or of a stopped menu', async () => {
    const [renewed, cancelled, stopped] = [
      await newSeededMenu(server),
      await newSeededMenu(server),
      await newSeededMenu(server),
    ];
    const ids = [await sell(renewed, 5), await sell(cancelled, 5), await sell(stopped, -5)];
    const waiting = async () => {
      const found = new Set((await entriesOf('expiring')).map(({ _id }) => _id));
      return ids.map((id) => found.has(id));
    };
    expect(await waiting()).toEqual([true, true, true]);
    const { ended } = await summaryOf('expiring');
    const newer = await sell(renewed, 370);
    await change(ids[1] ?? '', { canceled: true });
    await provider.ask(menuEndpoints.deactivate, { params: stopped });
    expect(await waiting()).toEqual([false, false, false]);
    // Only the third one had ended.
    expect((await summaryOf('expiring')).ended).toBe(ended - 1);
    await change(newer, { canceled: true });
    expect(await waiting()).toEqual([true, false, false]);
  });

  it('lists debts, open edits, ending demos, and menus that cannot receive', async () => {
    const own = await newSeededMenu(server);
    const before = await summaryOf('unpaid');
    const unpaid = await sell(own, -3, 50);
    await pay(unpaid, 20);
    const running = await sell(await newSeededMenu(server), 200, 70);
    const owed = await summaryOf('unpaid');
    expect([owed.count - before.count, owed.ended - before.ended]).toEqual([2, 1]);
    expect((owed.sum ?? 0) - (before.sum ?? 0)).toBeCloseTo(100, 3);
    expect((owed.endedSum ?? 0) - (before.endedSum ?? 0)).toBeCloseTo(30, 3);
    const all = await entriesOf('unpaid');
    expect(all).toHaveLength(owed.count);
    expect(all.reduce((sum, entry) => sum + entry.owed, 0)).toBeCloseTo(owed.sum ?? 0, 3);
    const edited = await sell(own, 200);
    await provider.ask(orderEndpoints.addEdit, { params: { orderId: edited }, body: { phone: '0791234567' } });
    const demo = await sell(await newSeededMenu(server), 365);
    await change(demo, { isDemo: true, demoEndDate: inDays(2) });
    const silent = await newSeededMenu(server);
    await provider.ask(menuEndpoints.change, { params: silent, body: { institution: { whatsapp: '' } } });
    const find = async (queue: WorkQueue, id: string) => (await entriesOf(queue)).find(({ _id }) => _id === id);
    expect(await find('unpaid', unpaid)).toMatchObject({ owed: 30 });
    expect(await find('unpaid', running)).toMatchObject({ owed: 70 });
    const waiting = await find('edits', edited);
    expect(waiting).toMatchObject({ order: { _id: edited } });
    const { firstAt } = await summaryOf('edits');
    expect(firstAt && waiting?.since && firstAt <= waiting.since && waiting.since <= new Date().toISOString()).toBe(
      true,
    );
    expect((await find('demos', demo))?.dueAt?.slice(0, 10)).toBe(inDays(2).slice(0, 10));
    const menu = await find('cannotReceive', silent.menuId);
    expect(menu).toMatchObject({
      client: { username: silent.admin.username },
      menu: { _id: silent.menuId },
      dueAt: null,
    });
    expect(menu).not.toHaveProperty('order');
    const message = { kind: 'cannotReceive', phone: '+962790000000', text: 'مرحبًا', menu: silent.menuId } as const;
    await provider.ask(sentMessageEndpoints.record, { params: {}, body: message });
    expect((await find('cannotReceive', silent.menuId))?.lastMessage?.kind).toBe('cannotReceive');
    const order = await sell(silent, 300);
    expect(await find('cannotReceive', order)).toMatchObject({ order: { _id: order }, menu: { _id: silent.menuId } });
  });

  it('sorts by each column both ways; pages neither repeat nor skip a row', async () => {
    const own = await newSeededMenu(server);
    for (const days of [-9, -8, -7]) await sell(own, days, 7);
    for (const sort of ['next', 'due', 'since', 'menu', 'client', 'owed', 'lastMessage'] as const) {
      const upwards = await entriesOf('unpaid', { sort, direction: 'asc' });
      const pages = await entriesOf('unpaid', { sort, direction: 'asc', limit: 2 });
      expect(pages.map(({ _id }) => _id)).toEqual(upwards.map(({ _id }) => _id));
      const downwards = await entriesOf('unpaid', { sort, direction: 'desc' });
      expect(downwards.map(({ _id }) => _id).toSorted()).toEqual(upwards.map(({ _id }) => _id).toSorted());
      if (sort === 'owed')
        expect(downwards.map(({ owed }) => owed)).toEqual(upwards.map(({ owed }) => owed).toReversed());
    }
    // By their end, those that have ended are in their place. By what ends next, they come last.
    for (const days of [-2, 3]) await sell(await newSeededMenu(server), days);
    const ends = async (sort: 'next' | 'due') =>
      (await entriesOf('expiring', { sort })).map(({ dueAt }) => dueAt ?? '');
    const chronological = (await ends('due')).toSorted();
    expect(await ends('due')).toEqual(chronological);
    expect(await ends('next')).not.toEqual(chronological);
  });

  it('is searched in any spelling, and exported as a spreadsheet', async () => {
    const own = await newSeededMenu(server);
    const orderId = await sell(own, 6);
    const { data: order } = await provider.ask(orderEndpoints.read, { params: { orderId } });
    const numbers = String(order.number).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    for (const q of [own.admin.username, numbers]) {
      expect((await entriesOf('expiring', { q })).map(({ _id }) => _id)).toContain(orderId);
    }
    expect(await entriesOf('expiring', { q: 'لا أحد بهذا الاسم أبدا' })).toEqual([]);
    expect(await sheetOf('edits', own.admin.username)).toEqual([]);
    const [row = []] = await sheetOf('expiring', own.admin.username);
    expect(row).toEqual(expect.arrayContaining([`Person ${own.admin.username}`, own.admin.username, order.number, 99]));
  });

  it('finds, sorts and downloads menus without an order by their first admin', async () => {
    const silent = async () => {
      const own = await newSeededMenu(server);
      await provider.ask(menuEndpoints.change, { params: own, body: { institution: { whatsapp: '' } } });
      return own;
    };
    const [first, second] = [await silent(), await silent()];
    await provider.ask(menuEndpoints.addAdmin, { params: first, body: { admin: second.admin.username } });
    const idsOf = async (query: Query) => (await entriesOf('cannotReceive', query)).map(({ _id }) => _id);
    expect(await idsOf({ q: first.admin.username })).toEqual([first.menuId]);
    expect(await idsOf({ q: second.admin.username })).toEqual([second.menuId]);
    for (const direction of ['asc', 'desc'] as const) {
      const clients = (await entriesOf('cannotReceive', { sort: 'client', direction })).map(
        ({ client }) => client.name || client.username || '',
      );
      const upwards = clients.toSorted((one, other) => one.localeCompare(other, ['ar', 'en'], { numeric: true }));
      expect(clients).toEqual(direction === 'asc' ? upwards : upwards.toReversed());
    }
    const [row = []] = await sheetOf('cannotReceive', first.admin.username);
    expect(row).toEqual(
      expect.arrayContaining([`Person ${first.admin.username}`, first.admin.username, '+962790000000']),
    );
  });

  it('refuses an unknown queue, order or page in the reader’s language', async () => {
    for (const query of [{ queue: 'x' }, { sort: 'x' }, { direction: 'up' }, { page: 0 }, { limit: 1000 }]) {
      expectError(await provider.request('GET', endpointUrl(workQueueEndpoints.read, {}, query)), 400);
    }
    expect((await read({ page: 1_000_000 })).data.entries).toEqual([]);
  });
});

describe('stopping several menus', () => {
  const stop = (menus: readonly unknown[], client: Client = provider) =>
    client.request('POST', endpointUrl(menuEndpoints.deactivateMany, {}), { body: { menus } });
  const statusOf = async ({ menuId }: Venue) => (await visitor(server).fetch(`/m/${menuId}`)).status;

  it('closes all in one step, for the next visitor, and logs each', async () => {
    const venues = [await newSeededMenu(server), await newSeededMenu(server), await newSeededMenu(server)];
    const few = countQueries(await stop([venues[0]?.menuId]));
    const rest = venues.slice(1);
    expect(countQueries(await stop(rest.map(({ menuId }) => menuId)))).toBeLessThanOrEqual(few);
    for (const venue of venues) {
      expect(await statusOf(venue)).toBe(404);
      const { data: auditLog } = await provider.ask(auditLogEndpoints.ofMenu, { params: venue });
      expect(auditLog[0]?.deed).toBe('menu-deactivated');
    }
  });

  it('closes none if one is unknown or closed already, and says which', async () => {
    const [open, closed] = [await newSeededMenu(server), await newSeededMenu(server)];
    await provider.ask(menuEndpoints.deactivate, { params: closed });
    const conflict = await stop([open.menuId, closed.menuId]);
    expectError(conflict, 409, ['/menus']);
    const unknown = await stop([open.menuId, 'f'.repeat(24)]);
    expectError(unknown, 404, ['/menus']);
    expect(unknown.body.message).toContain('f'.repeat(24));
    for (const menus of [[], ['x'], [open.menuId, open.menuId], [7]]) expectError(await stop(menus), 400);
    expectError(await stop([open.menuId], open.admin), 403);
    expect(await statusOf(open)).toBe(200);
  });
});
