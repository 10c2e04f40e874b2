/** The list of all menus for staff. (docs/spec/staff-console.md#all-menus) */
import {
  endpointUrl,
  itemEndpoints,
  menuEndpoints,
  orderEndpoints,
  staffSearchEndpoints,
  type StaffMenuSort,
  type StaffMenuState,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../support/expectError.js';
import type { Client } from '../support/http.js';
import { anItem, idOf, newSeededMenu, wholeMenu } from '../support/menus.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { newName, newUser, staffMember, visitor } from '../support/users.js';

let server: RunningServer;
let provider: Client;
beforeAll(async () => {
  server = await sharedServer();
  provider = await staffMember(server);
});

interface ListQuery {
  readonly q?: string;
  readonly state?: StaffMenuState;
  readonly plan?: number;
  readonly sort?: StaffMenuSort;
  readonly direction?: 'asc' | 'desc';
  readonly page?: number;
  readonly limit?: number;
}

const list = async (query: ListQuery = {}) =>
  (await provider.ask(menuEndpoints.list, { params: {}, query: { page: 1, limit: 100, ...query } })).data;

async function namedMenu(name: string) {
  const own = await newSeededMenu(server);
  const username = newName('menu');
  const institution = { name, contact: { phone: '+962795550123' } };
  await own.admin.ask(menuEndpoints.change, { params: own, body: { username, institution } });
  return { ...own, username };
}

/** Sells a subscription of the menu's admin. @returns its number */
async function sell({ admin, menuId }: Awaited<ReturnType<typeof namedMenu>>, subEnd: string): Promise<number> {
  const body = { user: admin.username, totalAmount: 99, subEnd };
  const { data } = await provider.ask(orderEndpoints.create, { params: {}, body });
  await provider.ask(orderEndpoints.assignMenu, { params: { orderId: idOf(data) }, body: { menuId } });
  return data.number;
}

describe('the list of all menus', () => {
  it('states owner, state, plan, last edit, visits and newest order’s end', async () => {
    const own = await namedMenu('شاورما الصاج');
    const [first] = await list({ q: own.username });
    await sell(own, '2031-01-01T00:00:00.000Z');
    const number = await sell(own, '2032-01-01T00:00:00.000Z');
    const cancelled = await sell(own, '2033-01-01T00:00:00.000Z');
    await provider.ask(orderEndpoints.change, { params: { orderId: String(cancelled) }, body: { canceled: true } });
    const params = { menuId: own.menuId, sectionId: own.sectionId };
    await own.admin.ask(itemEndpoints.create, { params, body: anItem });
    const [menu, ...others] = await list({ q: own.username });
    expect(others).toEqual([]);
    expect(menu).toEqual({
      _id: own.menuId,
      username: own.username,
      institution: { name: 'شاورما الصاج', contact: { phone: '+962795550123' } },
      language: 'ar',
      owner: { username: own.admin.username, name: `Person ${own.admin.username}`, phone: '+962790000000' },
      state: 'active',
      inactiveFrom: null,
      plan: 1,
      lastEditAt: expect.any(String),
      visits: 0,
      visitDays: Array.from({ length: 30 }, () => 0),
      orders: 0,
      orderNumber: number,
      subEnd: '2032-01-01T00:00:00.000Z',
    });
    expect(Date.parse(menu?.lastEditAt ?? '')).toBeGreaterThan(Date.parse(first?.lastEditAt ?? ''));
    expect((await wholeMenu(own.admin, own.menuId))._id).toBe(menu?._id);
    const demoEndDate = '2031-06-01T00:00:00.000Z';
    const body = { isDemo: true, demoEndDate };
    await provider.ask(orderEndpoints.change, { params: { orderId: String(number) }, body });
    expect((await list({ q: own.username }))[0]?.subEnd).toBe(demoEndDate);
  });

  it('finds by venue in any spelling, client, phone and order number', async () => {
    const own = await namedMenu(`شاورما ${newName('q')}`);
    const number = await sell(own, '2031-01-01T00:00:00.000Z');
    const easternDigits = String(number).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    const queries = ['shawarma', 'شورما', own.admin.username, own.username, '0795550123', '٠٧٩٥٥٥٠١٢٣', easternDigits];
    for (const q of queries) {
      expect({ q, found: (await list({ q })).map(({ _id }) => _id) }).toEqual({
        q,
        found: expect.arrayContaining([own.menuId]),
      });
    }
    expect(await list({ q: 'zzqqxxww' })).toEqual([]);
  });

  it('is filtered by state and plan, in pages with the total', async () => {
    const word = newName('state');
    const menus = [await namedMenu(word), await namedMenu(word), await namedMenu(word)] as const;
    await provider.ask(menuEndpoints.deactivate, { params: menus[1], query: { schedule: '2190-01-01' } });
    await provider.ask(menuEndpoints.deactivate, { params: menus[2] });
    for (const [index, state] of (['active', 'scheduled', 'inactive'] as const).entries()) {
      const found = await list({ q: word, state });
      expect(found.map((menu) => [menu._id, menu.state])).toEqual([[menus[index]?.menuId, state]]);
      expect((await list({ state })).every((menu) => menu.state === state)).toBe(true);
    }
    const query = { q: word, page: 2, limit: 2 };
    expect(await list({ q: word, plan: 1 })).toHaveLength(3);
    expect(await list({ q: word, plan: 1.5 })).toEqual([]);
    const second = await provider.ask(menuEndpoints.list, { params: {}, query });
    expect(second).toMatchObject({ total: 3, page: 2, limit: 2 });
    expect(second.data.map(({ _id }) => _id)).toEqual([menus[0].menuId]);
  });

  it('is sorted by any column both ways, with menus without a value last', async () => {
    const word = newName('sort');
    const menus = [await namedMenu(`${word} ب`), await namedMenu(`${word} أ`), await namedMenu(`${word} ج`)] as const;
    const [second, first, last] = menus.map(({ menuId }) => menuId);
    const sorted = async (sort: StaffMenuSort, direction: 'asc' | 'desc') =>
      (await list({ q: word, sort, direction })).map(({ _id }) => _id);
    expect(await sorted('menu', 'asc')).toEqual([first, second, last]);
    expect(await sorted('menu', 'desc')).toEqual([last, second, first]);
    await sell(menus[0], '2032-01-01T00:00:00.000Z');
    await sell(menus[2], '2031-01-01T00:00:00.000Z');
    expect(await sorted('subEnd', 'asc')).toEqual([last, second, first]);
    expect(await sorted('subEnd', 'desc')).toEqual([second, last, first]);
    await menus[1].admin.ask(itemEndpoints.create, { params: menus[1], body: anItem });
    expect((await sorted('lastEdit', 'desc'))[0]).toBe(first);
    await provider.ask(menuEndpoints.deactivate, { params: menus[2] });
    expect((await sorted('state', 'asc')).at(-1)).toBe(last);
    // Nobody visited or ordered, so the newest menu is first.
    for (const sort of ['newest', 'visits', 'orders', 'plan'] as const) {
      expect(await sorted(sort, sort === 'newest' ? 'asc' : 'desc')).toEqual([last, first, second]);
    }
    const query = { q: word, sort: 'menu', limit: 1, page: 2 } as const;
    expect((await list(query)).map(({ _id }) => _id)).toEqual([second]);
  });

  it('is for staff alone, and refuses an unknown state', async () => {
    const address = endpointUrl(menuEndpoints.list, {});
    expectError(await visitor(server).request('GET', address), 401);
    expectError(await (await newUser(server)).request('GET', address), 403);
    expectError(await provider.request('GET', `${address}?state=open`), 400);
  });
});

describe('the search of the console', () => {
  const search = async (q: string) =>
    (await provider.ask(staffSearchEndpoints.search, { params: {}, query: { q } })).data;

  it('finds menus, clients and orders in any spelling and digits', async () => {
    const word = newName('z');
    const own = await namedMenu(`شاورما ${word}`);
    const number = await sell(own, '2031-01-01T00:00:00.000Z');
    const order = { number, username: own.admin.username, venue: `شاورما ${word}`, _id: expect.any(String) };
    const found = await search(`shawarma ${word}`);
    expect(found.menus).toEqual([
      {
        _id: own.menuId,
        username: own.username,
        name: `شاورما ${word}`,
        phone: '+962795550123',
        owner: expect.objectContaining({ username: own.admin.username, phone: '+962790000000' }),
        inactiveFrom: null,
      },
    ]);
    expect(found.clients).toEqual([]);
    expect(found.orders).toEqual([expect.objectContaining(order)]);
    const ofClient = await search(own.admin.username);
    expect(ofClient.clients[0]).toMatchObject({ username: own.admin.username, phone: '+962790000000' });
    expect(ofClient.orders).toEqual([expect.objectContaining(order)]);
    const easternDigits = `#${number}`.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)));
    expect((await search(easternDigits)).orders.map((one) => one.number)).toContain(number);
    await provider.ask(menuEndpoints.deactivate, { params: own });
    // Another test's short name may sound like this one, so it is not the only one.
    expect((await search(own.username)).menus).toContainEqual(expect.objectContaining({ _id: own.menuId }));
    // What was found before follows each change.
    await own.admin.ask(menuEndpoints.change, {
      params: own,
      body: { institution: { name: `مخبز ${word}`, contact: { phone: '+962795550999' } } },
    });
    const old = await search(`shawarma ${word}`);
    expect([old.menus, old.orders]).toEqual([[], []]);
    const renamed = await search(`مخبز ${word}`);
    expect(renamed.menus).toEqual([expect.objectContaining({ _id: own.menuId, phone: '+962795550999' })]);
    expect(renamed.orders).toEqual([expect.objectContaining({ ...order, venue: `مخبز ${word}` })]);
  });

  it('finds a chosen menu by its owner, a client by the venue, with state', async () => {
    const word = newName('z');
    const own = await namedMenu(`شاورما ${word}`);
    const choose = async (q: string, kind: 'menus' | 'clients') =>
      (await provider.ask(staffSearchEndpoints.search, { params: {}, query: { q, kind, related: '1' } })).data[kind];
    expect(await choose(own.admin.username, 'menus')).toMatchObject([
      { _id: own.menuId, owner: { username: own.admin.username }, inactiveFrom: null },
    ]);
    const clients = await choose(`shawarma ${word}`, 'clients');
    expect(clients).toMatchObject([{ username: own.admin.username, menus: [{ name: `شاورما ${word}` }] }]);
    await provider.ask(menuEndpoints.deactivate, { params: own });
    for (const kind of ['menus', 'clients'] as const) {
      const [found] = await choose(`شاورما ${word}`, kind);
      expect(JSON.stringify(found)).toMatch(/"inactiveFrom":"\d{4}-/);
    }
    // By the venue's phone as it is dialled at home.
    await own.admin.ask(menuEndpoints.change, {
      params: own,
      body: { institution: { contact: { phone: '+962795550777' } } },
    });
    for (const kind of ['menus', 'clients'] as const)
      expect(JSON.stringify(await choose('0795550777', kind))).toContain(`شاورما ${word}`);
  });

  it('finds a menu by id and any address of it, and an order by id', async () => {
    const own = await namedMenu(newName('z'));
    const [id] = [own.menuId];
    for (const q of [id, `${server.origin}/m/${id}`, `https://menu.example/m/${own.username}/admin/items`]) {
      expect((await search(q)).menus.map(({ _id }) => _id)).toEqual([id]);
    }
    const number = await sell(own, '2031-01-01T00:00:00.000Z');
    const order = (await search(`#${number}`)).orders.find((one) => one.number === number)?._id ?? '';
    for (const q of [order, `/ordering-manager/orders?order=${order}`]) {
      expect((await search(q)).orders.map(({ _id }) => _id)).toEqual([order]);
    }
  });

  it('lists exact matches before newer ones that only sound alike', async () => {
    const word = newName('z');
    const written = await namedMenu(`Shawarma ${word}`);
    const alike = await namedMenu(`شاورما ${word}`);
    const ids = async (q: string) => (await search(`${q} ${word}`)).menus.map(({ _id }) => _id);
    expect(await ids('shawarma')).toEqual([written.menuId, alike.menuId]);
    expect(await ids('شاورما')).toEqual([alike.menuId, written.menuId]);
  });

  it('says how many there are of each kind, and gives more of one kind', async () => {
    const word = newName('q');
    for (let count = 0; count < 7; count += 1) await newUser(server, word);
    const few = await search(word);
    expect([few.clients.length, few.totals.clients]).toEqual([6, 7]);
    const query = { q: word, kind: 'clients', limit: 200 } as const;
    const { data } = await provider.ask(staffSearchEndpoints.search, { params: {}, query });
    expect(data.clients).toHaveLength(7);
    expect(data.totals).toEqual({ menus: 0, clients: 7, orders: 0 });
    const address = endpointUrl(staffSearchEndpoints.search, {});
    expectError(await provider.request('GET', `${address}?q=x&limit=201`), 400, ['/limit']);
  });

  it('gives a few of each kind, none for empty queries, refuses invalid ones', async () => {
    const many = await search('person');
    expect(Math.max(many.menus.length, many.clients.length, many.orders.length)).toBeLessThanOrEqual(6);
    const none = { menus: 0, clients: 0, orders: 0 };
    for (const q of [' ', 'ـ', '\u064e'])
      expect(await search(q)).toEqual({ menus: [], clients: [], orders: [], totals: none });
    const address = endpointUrl(staffSearchEndpoints.search, {});
    expectError(await provider.request('GET', address), 400, ['/q']);
    expectError(await provider.request('GET', `${address}?q=${'x'.repeat(101)}`), 400, ['/q']);
    expectError(await (await newUser(server)).request('GET', `${address}?q=x`), 403);
  });
});
