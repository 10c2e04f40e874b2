/** Corrections of orders by the venue, and the guest's answers. (docs/spec/domain.md#corrections) */
import {
  auditLogEndpoints,
  cartEndpoints,
  endpointUrl,
  guestOrderEndpoints,
  menuEndpoints,
  orderCorrectionEndpoints,
  printerEndpoints,
  type GuestOrder,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { addItem, cartOf, changeCart, changeItem, newCart, readCart } from '../support/carts.js';
import { openEvents } from '../support/eventStream.js';
import { GUEST, inboxMenu, makeOlder, move, orderOf, placeOrder, type OrderReply } from '../support/guestOrders.js';
import type { Client } from '../support/http.js';
import type { SeededMenu } from '../support/menus.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';
import { PASSWORD, signedIn, visitor } from '../support/users.js';

let server: RunningServer;
let guest: Client;
beforeAll(async () => {
  server = await sharedServer();
  guest = visitor(server);
});

const PLACED = { from: 'pending', revision: 1 };

const correct = ({ admin, menuId }: SeededMenu, cartId: string, body: object, client: Client = admin) =>
  client.request<OrderReply>('POST', endpointUrl(orderCorrectionEndpoints.correct, { menuId, cartId }), { body });
const answer = (cartId: string, body: object) =>
  guest.request<OrderReply>('POST', endpointUrl(orderCorrectionEndpoints.answer, { cartId }), { body });
const stats = async ({ admin, menuId }: SeededMenu) =>
  (await admin.ask(guestOrderEndpoints.stats, { params: { menuId }, query: {} })).data;
const quantities = ({ items }: Pick<GuestOrder, 'items'>) => items.map(({ quantity }) => quantity);

describe('a correction', () => {
  it('that does not cost more applies at once, everywhere', async () => {
    const menu = await inboxMenu(server);
    const { _id: id } = await placeOrder(guest, menu);
    await menu.admin.ask(printerEndpoints.create, { params: menu, body: { title: 'المطبخ', on: 'accepted' } });
    orderOf(await move(menu, id, { state: 'accepted', from: 'pending' }));
    await menu.admin.ask(guestOrderEndpoints.ticket, { params: { ...menu, cartId: id }, query: {} }).catch(() => null);
    // The price of today is not that of the order.
    await changeItem(menu, menu.itemId, { price: 99 });
    const events = await openEvents(guest, `/api/v1/cart/${id}/stream`);
    const body = { from: 'accepted', revision: 2, changes: [{ line: 0, quantity: 1 }], reasonText: 'بقيت قطعة' };
    const order = orderOf(await correct(menu, id, body));
    expect(order).toMatchObject({ total: 6.5, revision: 3, state: 'accepted', printedAt: null });
    expect(order.corrections).toMatchObject([
      { state: 'applied', before: 13, after: 6.5, changes: [{ was: { quantity: 2 }, now: { quantity: 1 } }] },
    ]);
    await events.next(({ data }) => data['_id'] === id, 'the correction');
    events.close();
    expect(cartOf(await readCart(guest, id))).toMatchObject({
      total: 6.5,
      totals: [{ kind: 'items', amount: 6.5 }],
      items: [{ quantity: 1, price: 6.5 }],
      corrections: [{ reasonText: 'بقيت قطعة' }],
    });
    expect(await stats(menu)).toMatchObject({ sales: 6.5, items: [{ quantity: 1, sales: 6.5 }] });
    const jobs = await sql(server.data, 'SELECT id FROM print_jobs WHERE cart_ref = ?', id);
    expect(jobs).toHaveLength(2);
    const log = await menu.admin.ask(auditLogEndpoints.ofMenu, { params: menu, query: { about: 'guestOrders' } });
    expect(log.data.map(({ deed }) => deed)).toEqual(['guest-order-corrected', 'guest-order-accepted']);
  });

  it('that costs more waits for the guest, who agrees once', async () => {
    const menu = await inboxMenu(server, { answerMinutes: 5 });
    const { _id: id, answerBy } = await placeOrder(guest, menu);
    await makeOlder(server, id, ['answer_by'], 60_000);
    const dear = await addItem(menu, { title: 'ضلع', price: 20 });
    const changes = [{ line: 0, instead: { item: dear, quantity: 1 } }];
    const proposed = orderOf(await correct(menu, id, { ...PLACED, changes }));
    expect(proposed).toMatchObject({ total: 13, corrections: [{ state: 'proposed', before: 13, after: 20 }] });
    expect(Date.parse(proposed.answerBy ?? '')).toBeGreaterThanOrEqual(Date.parse(answerBy ?? ''));
    expect(await answer(id, { correction: 1, accept: true })).toMatchObject({ status: 409 });
    const both = await Promise.all([1, 2].map(() => answer(id, { correction: 0, accept: true })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(cartOf(await readCart(guest, id))).toMatchObject({ total: 20, items: [{ item: { _id: dear }, price: 20 }] });
    const found = await menu.admin.ask(guestOrderEndpoints.list, { params: menu, query: { q: 'ضلع' } });
    expect(found.data).toMatchObject([{ events: [{}, { correction: 'proposed' }, { correction: 'agreed' }] }]);
  });

  it('is declined, replaced, withdrawn or agreed by phone', async () => {
    const menu = await inboxMenu(server);
    const { _id: id } = await placeOrder(guest, menu);
    const more = (quantity: number) => ({ changes: [{ line: 0, quantity }] });
    orderOf(await correct(menu, id, { ...PLACED, ...more(3) }));
    expect(await answer(id, { correction: 0, accept: false })).toMatchObject({ status: 200 });
    orderOf(await correct(menu, id, { ...PLACED, revision: 3, ...more(4) }));
    orderOf(await correct(menu, id, { ...PLACED, revision: 4, ...more(5) }));
    const withdrawn = orderOf(await correct(menu, id, { ...PLACED, revision: 5, changes: [] }));
    expect(withdrawn.corrections?.map(({ state }) => state)).toEqual(['declined', 'withdrawn', 'withdrawn']);
    expect(quantities(withdrawn)).toEqual([2]);
    expect(await answer(id, { correction: 2, accept: true })).toMatchObject({ status: 409 });
    expect(orderOf(await correct(menu, id, { ...PLACED, revision: 6, agreed: true, ...more(6) })).total).toBe(39);
    orderOf(await correct(menu, id, { ...PLACED, revision: 7, ...more(7) }));
    const called = orderOf(await correct(menu, id, { ...PLACED, revision: 8, changes: [], agreed: true }));
    expect(called).toMatchObject({ total: 45.5, items: [{ quantity: 7 }] });
  });

  it('keeps the delivery fee and the other lines, and removes one', async () => {
    const menu = await inboxMenu(server);
    const { _id: id } = await placeOrder(guest, menu);
    const other = await addItem(menu, { title: 'عصير', price: 1.5 });
    const swap = { changes: [{ line: 0, instead: { item: other, quantity: 2, note: 'بارد' } }] };
    expect(orderOf(await correct(menu, id, { ...PLACED, ...swap }))).toMatchObject({
      total: 3,
      items: [{ item: { _id: other }, note: 'بارد', section: { _id: menu.sectionId } }],
    });
    expect(await correct(menu, id, { ...PLACED, revision: 2, changes: [{ line: 0, quantity: 0 }] })).toMatchObject({
      status: 400,
      body: { errors: [{ path: '/changes' }] },
    });
  });

  it('is refused with what is current once another device was first', async () => {
    const menu = await inboxMenu(server);
    const { _id: id } = await placeOrder(guest, menu);
    const second = await signedIn(server, menu.admin.username, PASSWORD);
    const body = { ...PLACED, changes: [{ line: 0, quantity: 1 }] };
    const both = await Promise.all([correct(menu, id, body), correct(menu, id, body, second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ err: { state: 'pending' }, current: { total: 6.5, revision: 2 } });
    orderOf(await move(menu, id, { state: 'rejected', from: 'pending', reason: 'closed' }));
    expect(await correct(menu, id, { ...body, revision: 3 })).toMatchObject({ body: { err: { state: 'rejected' } } });
    expect(await correct(menu, id, { ...body, from: 'rejected', revision: 3 })).toMatchObject({ status: 409 });
  });

  it.each([
    ['a line that is not there', [{ line: 1, quantity: 1 }], 400, '/changes/0/line'],
    [
      'the same line twice',
      [
        { line: 0, quantity: 1 },
        { line: 0, quantity: 3 },
      ],
      400,
      '/changes/1/line',
    ],
    ['no change', [{ line: 0, quantity: 2 }], 400, '/changes'],
    ['nothing to do', [{ line: 0 }], 400, '/changes/0/quantity'],
    ['an unknown item', [{ line: 0, instead: { item: 'a'.repeat(24) } }], 404, '/changes/0/instead/item'],
    ['too many pieces', [{ line: 0, quantity: 1000 }], 400, '/changes/0/quantity'],
  ])('of %s names its field', async (_, changes, status, path) => {
    const menu = await inboxMenu(server);
    const { _id: id } = await placeOrder(guest, menu);
    const refused = await correct(menu, id, { ...PLACED, changes });
    expect(refused).toMatchObject({ status, body: { errors: [{ path }] } });
  });
});

describe('portions left', () => {
  const count = async ({ menuId, admin }: SeededMenu, id: string) => {
    const { data } = await admin.ask(menuEndpoints.read, { params: { menuId } });
    const item = data.sections?.flatMap(({ items = [] }) => items).find((one) => one._id === id);
    return { left: item?.left, soldOut: item?.soldOut, sizes: item?.subItems?.map(({ left }) => left) };
  };

  it('are never sold twice, and come back with what is not prepared', async () => {
    const menu = await inboxMenu(server);
    await changeItem(menu, menu.itemId, { left: 5, showLeft: true });
    const carts = await Promise.all(
      Array.from({ length: 8 }, () => newCart(guest, menu.menuId, [{ item: menu.itemId, quantity: 1 }])),
    );
    const sent = await Promise.all(carts.map((cartId) => changeCart(guest, cartId, GUEST)));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 409, 409, 409]);
    expect(await count(menu, menu.itemId)).toMatchObject({ left: 0, soldOut: true });
    const placed = carts.filter((_, index) => sent[index]?.status === 200);
    const [first = '', second = '', third = ''] = placed;
    orderOf(await move(menu, first, { state: 'rejected', from: 'pending', reason: 'too-busy' }));
    await guest.request('POST', endpointUrl(cartEndpoints.cancel, { cartId: second }));
    expect(await count(menu, menu.itemId)).toMatchObject({ left: 2, soldOut: false });
    orderOf(await correct(menu, third, { ...PLACED, changes: [{ line: 0, quantity: 2 }], agreed: true }));
    expect(await count(menu, menu.itemId)).toMatchObject({ left: 1 });
    const tooMany = { ...PLACED, revision: 2, changes: [{ line: 0, quantity: 9 }], agreed: true };
    expect((await correct(menu, third, tooMany)).status).toBe(409);
    const more = await guest.request('POST', endpointUrl(cartEndpoints.create, {}), {
      body: { menu: menu.menuId, items: [{ item: menu.itemId, quantity: 2 }] },
    });
    expect(more.status).toBe(409);
  });

  it('of sizes are taken, refilled each day, and shown to guests as the owner wants', async () => {
    const menu = await inboxMenu(server);
    const subItems = [
      { title: 'صغير', price: 2, left: 3 },
      { title: 'كبير', price: 4, refill: 9 },
    ];
    const id = await addItem(menu, { subItems });
    for (const subItem of [0, 1]) {
      const cartId = await newCart(guest, menu.menuId, [{ item: id, subItem, quantity: 2 }]);
      expect((await changeCart(guest, cartId, GUEST)).status).toBe(200);
    }
    expect((await count(menu, id)).sizes).toEqual([1, 7]);
    const seen = async () => {
      const { data } = await guest.ask(menuEndpoints.read, { params: { menuId: menu.menuId } });
      const items = data.sections?.flatMap((section) => section.items ?? []);
      return items?.find((one) => one._id === id)?.subItems?.map(({ left }) => left);
    };
    expect(await seen()).toEqual([undefined, undefined]);
    await changeItem(menu, id, { showLeft: true });
    expect(await seen()).toEqual([1, undefined]);
    const past = new Date(Date.now() - 1000).toISOString();
    const [stored] = await sql(server.data, 'SELECT sub_items FROM items WHERE document_id = ?', id);
    const sizes = stored?.['sub_items'];
    const text = typeof sizes === 'string' ? sizes : JSON.stringify(sizes);
    const earlier = text.replaceAll(/"refillAt":"[^"]+"/g, `"refillAt":"${past}"`);
    await sql(server.data, 'UPDATE items SET sub_items = ? WHERE document_id = ?', earlier, id);
    await changeItem(menu, id, { description: 'طازج' });
    expect((await count(menu, id)).sizes).toEqual([1, 9]);
  });
});
