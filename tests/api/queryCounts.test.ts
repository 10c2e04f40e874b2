/** The number of SQL queries of a request does not depend on the number of rows. */
import {
  auditLogEndpoints,
  clientEndpoints,
  comboEndpoints,
  itemBulkEndpoints,
  itemEndpoints,
  menuEndpoints,
  orderEndpoints,
  sectionEndpoints,
  STAFF_MENU_SORTS,
  staffSearchEndpoints,
  type StaffMenuSort,
  trashEndpoints,
  cartEndpoints,
  extraGroupEndpoints,
  workQueueEndpoints,
  WORK_QUEUES,
  type WorkQueue,
  endpointUrl,
} from '@qaima/schemas';
import { beforeAll, expect, it } from 'vitest';
import { cartOf, changeCart, changeLine, changeMenu, createCart, readCart, removeLine } from '../support/carts.js';
import { GUEST } from '../support/guestOrders.js';
import { anItem, newSeededMenu, idOf, wholeMenu } from '../support/menus.js';
import { QUERY_COUNT_ENV, countQueries } from '../support/queryCount.js';
import { requestCms } from '../support/requestCms.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { visitor } from '../support/users.js';

let server: RunningServer;
let small: Awaited<ReturnType<typeof newSeededMenu>>;
let large: Awaited<ReturnType<typeof newSeededMenu>>;

beforeAll(async () => {
  server = await sharedServer(QUERY_COUNT_ENV);
  small = await newSeededMenu(server);
  large = await newSeededMenu(server);
  const many = Array.from({ length: 300 }, () => anItem);
  for (const title of ['أ', 'ب', 'ج', 'د']) {
    const section = await large.admin.ask(sectionEndpoints.create, { params: large, body: { title, prime: false } });
    const params = { ...large, sectionId: idOf(section.data) };
    await large.admin.ask(itemEndpoints.createMany, { params, body: many });
  }
});

/** The minimum of three measurements, because the server may poll for changes by other processes at the same time. */
async function leastOf(measure: () => Promise<number>): Promise<number> {
  const counts = [await measure(), await measure(), await measure()];
  return Math.min(...counts);
}

it('of a menu read by its owner', async () => {
  const read = ({ admin, menuId }: typeof small) =>
    leastOf(async () => countQueries(await admin.request('GET', endpointUrl(menuEndpoints.read, { menuId }))));
  const few = await read(small);
  expect(few).toBeGreaterThan(5);
  expect(await read(large)).toBe(few);
});

it('of a menu that a front server reads for visitors', async () => {
  // Sends requests directly to the CMS, because the front server caches menus.
  const read = ({ menuId }: typeof small) =>
    leastOf(async () => countQueries(await requestCms(server, 'GET', endpointUrl(menuEndpoints.read, { menuId }))));
  const few = await read(small);
  expect(few).toBeGreaterThan(5);
  expect(await read(large)).toBe(few);
});

it('of an order that is saved', async () => {
  const save = async (own: typeof small) => {
    const { sections = [] } = await wholeMenu(own.admin, own.menuId);
    const order = sections.map(({ _id, items = [] }) => ({ id: _id, items: items.map((item) => item._id).reverse() }));
    const answer = await own.admin.request('PUT', endpointUrl(sectionEndpoints.reorder, own), {
      body: { sections: order },
    });
    return countQueries(answer);
  };
  expect(await save(large)).toBe(await save(small));
});

it('of items that are created in bulk', async () => {
  const create = async (count: number) =>
    countQueries(
      await small.admin.request('POST', endpointUrl(itemEndpoints.createMany, small), {
        body: Array.from({ length: count }, () => anItem),
      }),
    );
  const two = await create(2);
  expect(await create(200)).toBe(two);
});

it('of menus with extras and combos, of their items, carts and orders', async () => {
  const guest = visitor(server);
  const cartCounts = async (menuId: string, items: readonly object[]) => {
    const create = await createCart(guest, menuId, items);
    const cartId = cartOf(create)._id;
    return {
      create: countQueries(create),
      add: countQueries(await changeCart(guest, cartId, { ...items[0], note: 'بلا ملح' })),
      change: countQueries(await changeLine(guest, cartId, 0, { quantity: 3 })),
      remove: countQueries(await removeLine(guest, cartId, 0)),
      read: countQueries(await readCart(guest, cartId)),
      submit: countQueries(await changeCart(guest, cartId, GUEST)),
    };
  };
  const rounds = async (count: number) => {
    const own = await newSeededMenu(server);
    const each = Array.from({ length: count }, (_, index) => index);
    const groups: string[] = [];
    for (const index of each) {
      const extras = each.map((extra) => ({ title: `${extra}`, price: extra }));
      const body = { title: `${index}`, max: null, each: null, extras };
      groups.push(idOf((await own.admin.ask(extraGroupEndpoints.create, { params: own, body })).data));
    }
    const uses = groups.map((group) => ({ group }));
    const section = await own.admin.request('PUT', endpointUrl(sectionEndpoints.change, own), {
      body: { extras: uses },
    });
    const made = await own.admin.request<{ data: { data: readonly { _id: string }[] } }>(
      'POST',
      endpointUrl(itemEndpoints.createMany, own),
      { body: each.map(() => ({ ...anItem, extras: uses })) },
    );
    const ids = made.body.data.data.map(idOf);
    const choices = each.map((index) => ({ title: `${index}`, min: 0, of: ids.map((item) => ({ item })) }));
    const combo = await own.admin.request('PUT', endpointUrl(comboEndpoints.change, own), { body: { choices } });
    const { extraGroups = [] } = await wholeMenu(own.admin, own.menuId);
    const chosen = extraGroups.map(({ _id: group, extras: [extra] }) => ({ group, extra: extra?._id ?? '' }));
    const items = ids.flatMap((item) => [
      { item, choices: chosen },
      { item },
      { combo: own.comboId, picks: [{ choice: 0, item }] },
    ]);
    const cart = await own.admin.request<{ data: { data: { _id: string } } }>(
      'POST',
      endpointUrl(cartEndpoints.create, {}),
      {
        body: { menu: own.menuId, items },
      },
    );
    const menu = () => own.admin.request('GET', endpointUrl(menuEndpoints.read, own));
    const read = await leastOf(async () => countQueries(await menu()));
    await changeMenu(own, { orders: { mode: 'inbox' } });
    // The first cart after a change of the menu loads what the following ones refer to.
    const first = await createCart(guest, own.menuId, items);
    return {
      changes: [section, made, combo, cart, first].map(countQueries).concat(read),
      cart: await cartCounts(own.menuId, items),
    };
  };
  const few = await rounds(2);
  expect(Math.min(...few.changes)).toBeGreaterThan(3);
  expect(few.cart).toEqual({ create: 5, add: 5, change: 5, remove: 5, read: 2, submit: 9 });
  expect(await rounds(12)).toEqual(few);
});

it('of deleting and restoring a section with items and their combos', async () => {
  const rounds = async (own: typeof small, items: number, combos: number) => {
    const section = await own.admin.ask(sectionEndpoints.create, {
      params: own,
      body: { title: 'مؤقت', prime: false },
    });
    const params = { ...own, sectionId: idOf(section.data) };
    const many = await own.admin.ask(itemEndpoints.createMany, {
      params,
      body: Array.from({ length: items }, () => anItem),
    });
    const ids = (many.data as readonly { readonly _id?: string }[]).map(idOf).slice(0, 5);
    const made: string[] = [];
    for (let count = 0; count < combos; count++) {
      const combo = await own.admin.ask(comboEndpoints.create, { params: own, body: { title: 'وجبة', price: 1 } });
      made.push(idOf(combo.data));
      await own.admin.ask(comboEndpoints.change, {
        params: { ...own, comboId: made.at(-1) ?? '' },
        body: { items: ids },
      });
    }
    const removed = await own.admin.request<{ data: { undo: string } }>(
      'DELETE',
      endpointUrl(sectionEndpoints.remove, params),
    );
    for (const comboId of made)
      await own.admin.ask(comboEndpoints.change, { params: { ...own, comboId }, body: { items: [] } });
    const trashId = removed.body.data.undo;
    const restored = await own.admin.request('POST', endpointUrl(trashEndpoints.restore, { ...own, trashId }));
    return [countQueries(removed), countQueries(restored)];
  };
  const few = await rounds(small, 5, 1);
  expect(Math.min(...few)).toBeGreaterThan(5);
  expect(await rounds(large, 400, 12)).toEqual(few);
});

it('of bulk changes, moves and deletions of items, and of their undo', async () => {
  const rounds = async (own: typeof small, count: number) => {
    const section = await own.admin.ask(sectionEndpoints.create, {
      params: own,
      body: { title: 'مؤقت', prime: false },
    });
    const params = { ...own, sectionId: idOf(section.data) };
    const body = Array.from({ length: count }, (_, index) => ({
      ...anItem,
      sale: { onSale: true, offPrice: (index + 1) / 2000 },
    }));
    const made = await own.admin.ask(itemEndpoints.createMany, { params, body });
    const items = (made.data as readonly { readonly _id?: string }[]).map(idOf);
    const counts: number[] = [];
    for (const action of [
      { changes: { sale: { onSale: false } } },
      { changes: { soldOut: true } },
      { section: own.sectionId },
      { remove: true },
    ]) {
      const done = await own.admin.request<{ data: { undo: string } }>(
        'POST',
        endpointUrl(itemBulkEndpoints.send, own),
        {
          body: { items, ...action },
        },
      );
      const { undo: trashId } = done.body.data;
      const undone = await own.admin.request('POST', endpointUrl(trashEndpoints.restore, { ...own, trashId }));
      counts.push(countQueries(done), countQueries(undone));
    }
    return counts;
  };
  const few = await rounds(small, 3);
  expect(Math.min(...few)).toBeGreaterThan(5);
  expect(await rounds(large, 1000)).toEqual(few);
});

it('of a list of all menus, with and without a search, in any order', async () => {
  const { provider } = small;
  const list = async (query: { readonly limit: number; readonly q?: string; readonly sort?: StaffMenuSort }) =>
    leastOf(async () => countQueries(await provider.request('GET', endpointUrl(menuEndpoints.list, {}, query))));
  const all = async (limit: number) => {
    const counts = [await list({ limit }), await list({ limit, q: 'person' })];
    for (const sort of STAFF_MENU_SORTS) counts.push(await list({ limit, sort }));
    return counts;
  };
  const few = await all(1);
  expect(Math.min(...few)).toBeGreaterThan(5);
  for (let count = 0; count < 5; count += 1) await newSeededMenu(server);
  expect(await all(100)).toEqual(few);
});

it('of the search of the staff console', async () => {
  const search = () =>
    leastOf(async () =>
      countQueries(await small.provider.request('GET', endpointUrl(staffSearchEndpoints.search, {}, { q: 'person' }))),
    );
  const few = await search();
  for (let count = 0; count < 5; count += 1) await newSeededMenu(server);
  expect(await search()).toBe(few);
});

it('of a client, and of the client’s menus and log', async () => {
  const { provider, admin } = small;
  const { username } = admin;
  const counts = async () => {
    const addresses = [
      endpointUrl(clientEndpoints.read, { username }),
      endpointUrl(auditLogEndpoints.ofClient, { username }, { limit: 100 }),
      endpointUrl(menuEndpoints.list, {}, { username, limit: 100 }),
    ];
    return Promise.all(
      addresses.map((address) => leastOf(async () => countQueries(await provider.request('GET', address)))),
    );
  };
  const sell = async () => {
    const body = { user: username, totalAmount: 10, subEnd: '2031-01-01' };
    const { data } = await provider.ask(orderEndpoints.create, { params: {}, body });
    const { menuId } = await newSeededMenu(server);
    await provider.ask(orderEndpoints.assignMenu, { params: { orderId: idOf(data) }, body: { menuId } });
  };
  await sell();
  const few = await counts();
  expect(Math.min(...few)).toBeGreaterThan(1);
  for (let count = 0; count < 4; count += 1) await sell();
  expect(await counts()).toEqual(few);
});

it('of a list of orders, and of one order', async () => {
  const { provider, admin } = small;
  const list = async (limit: number) =>
    countQueries(
      await provider.request('GET', endpointUrl(orderEndpoints.list, {}, { limit, username: admin.username })),
    );
  const sell = async () => {
    const body = { user: admin.username, totalAmount: 10, subEnd: '2031-01-01' };
    const { data } = await provider.ask(orderEndpoints.create, { params: {}, body });
    const params = { orderId: idOf(data) };
    await provider.ask(orderEndpoints.assignMenu, { params, body: { menuId: small.menuId } });
    await provider.ask(orderEndpoints.pay, { params, body: { method: 'cash', value: 1 } });
    return params;
  };
  const first = await sell();
  const few = await list(100);
  expect(few).toBeGreaterThan(2);
  for (let count = 0; count < 20; count += 1) await sell();
  expect(await list(100)).toBe(few);
  expect(countQueries(await provider.request('GET', endpointUrl(orderEndpoints.read, first)))).toBeLessThanOrEqual(
    few + 1,
  );
});

it('of each of staff’s work queues, with and without a search', async () => {
  const { provider } = small;
  const read = (query: { readonly queue: WorkQueue; readonly q?: string }) =>
    leastOf(async () =>
      countQueries(await provider.request('GET', endpointUrl(workQueueEndpoints.read, {}, { ...query, limit: 100 }))),
    );
  const counts = async () => {
    const all: number[] = [];
    for (const queue of WORK_QUEUES) all.push(await read({ queue }), await read({ queue, q: 'person' }));
    return all;
  };
  const fill = async () => {
    const { admin, menuId } = await newSeededMenu(server);
    const body = { user: admin.username, totalAmount: 10, subEnd: new Date().toISOString() };
    const { data } = await provider.ask(orderEndpoints.create, { params: {}, body });
    const params = { orderId: idOf(data) };
    await provider.ask(orderEndpoints.assignMenu, { params, body: { menuId } });
    await provider.ask(orderEndpoints.addEdit, { params, body: { phone: '0791234567' } });
    const silent = await newSeededMenu(server);
    await provider.ask(menuEndpoints.change, { params: silent, body: { institution: { whatsapp: '' } } });
  };
  await fill();
  const few = await counts();
  expect(Math.min(...few)).toBeGreaterThan(3);
  for (let count = 0; count < 5; count += 1) await fill();
  expect(await counts()).toEqual(few);
});
