/** What other programs are told and may change: availability, the feed of events, webhooks. (docs/spec/api.md#events) */
import {
  apiKeyEndpoints,
  availabilityEndpoints,
  endpointUrl,
  extraGroupEndpoints,
  guestOrderEndpoints,
  itemEndpoints,
  menuEventEndpoints,
  webhookEndpoints,
  type EventFeed,
  type MenuEvent,
  type Scope,
  type Webhook,
} from '@qaima/schemas';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeItem } from '../support/carts.js';
import { expectError } from '../support/expectError.js';
import { copyOf, removeData } from '../support/dataFolder.js';
import { inboxMenu, makeOlder, move, placeOrder } from '../support/guestOrders.js';
import type { HttpResponse, ResponseBody } from '../support/http.js';
import { anItem, idOf, wholeMenu, type SeededMenu } from '../support/menus.js';
import { mailTo } from '../support/mailbox.js';
import { REFUSED_ADDRESSES } from '../support/refusedAddresses.js';
import { seededData } from '../support/seedDataLocation.js';
import { startServer, type RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';
import { visitor } from '../support/users.js';
import { startReceiver, type Receiver } from '../support/webhookReceiver.js';

let server: RunningServer;
let menu: SeededMenu;
let key: string;
beforeAll(async () => {
  server = await sharedServer();
  menu = await inboxMenu(server);
  key = await makeKey(menu, ['orders:read', 'availability:write']);
});

const makeKey = async (of: SeededMenu, scopes: Scope[]) =>
  (await of.admin.ask(apiKeyEndpoints.create, { params: of, body: { title: 'Till', scopes } })).data.key;

const by = <T>(token: string, method: string, path: string, body?: unknown) =>
  visitor(server).request<ResponseBody<T>>(method, path, { headers: { authorization: `Bearer ${token}` }, body });

const mark = (body: unknown) => by<{ count: number }>(key, 'PUT', endpointUrl(availabilityEndpoints.send, menu), body);

const feedPath = (query: object) =>
  `${endpointUrl(menuEventEndpoints.feed, menu)}?${new URLSearchParams({ ...query })}`;

function dataOf<T>({ status, body }: HttpResponse<ResponseBody<T>>): T {
  if (status !== 200 || body.data === undefined) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data.data;
}
const feed = async (query: object) => dataOf(await by<EventFeed>(key, 'GET', feedPath(query)));

/** The events that `work` causes; of changes of the menu, there are others at any time. */
async function eventsOf(work: () => Promise<unknown>): Promise<MenuEvent[]> {
  const { cursor } = await feed({});
  await work();
  return (await feed({ after: cursor })).events.filter(({ type }) => type !== 'menu.changed');
}

describe('availability', () => {
  it('is set by the codes of a till and by ids, and told', async () => {
    const sizes = [
      { title: 'صغير', price: 1, code: 'S' },
      { title: 'كبير', price: 2, code: 'L' },
    ];
    await changeItem(menu, menu.itemId, { code: '4011' });
    const body = { ...anItem, code: 'LATTE', subItems: sizes };
    const sized = idOf((await menu.admin.ask(itemEndpoints.create, { params: menu, body })).data);
    const soldOutUntil = new Date(Date.now() + 3_600_000).toISOString();
    const sent = [
      { code: '4011', soldOutUntil },
      { item: sized, subItem: 'L', soldOut: true },
    ];
    const events = await eventsOf(async () => expect(dataOf(await mark(sent))).toEqual({ count: 2 }));
    expect(events).toEqual([
      {
        _id: expect.any(String),
        type: 'item.availability',
        timestamp: expect.any(String),
        data: {
          menu: menu.menuId,
          items: [
            { item: menu.itemId, soldOut: true, soldOutUntil },
            { item: sized, subItem: expect.any(String), soldOut: true, soldOutUntil: null },
          ],
        },
      },
    ]);
    const items = (await wholeMenu(menu.admin, menu.menuId)).sections?.flatMap((section) => section.items ?? []);
    expect(items?.find(({ _id }) => _id === menu.itemId)).toMatchObject({ soldOut: true, soldOutUntil });
    expect(items?.find(({ _id }) => _id === sized)?.subItems).toMatchObject([
      { soldOut: false },
      { code: 'L', soldOut: true },
    ]);
    expect(dataOf(await mark([{ code: '4011', soldOut: false }]))).toEqual({ count: 1 });
  });

  it('changes nothing if an entry is unknown, and names each that is', async () => {
    await changeItem(menu, menu.itemId, { code: '4011' });
    const sent = [
      { code: '4011', soldOut: true },
      { code: 'none', soldOut: true },
      { item: menu.itemId, subItem: 'XXL', soldOut: true },
    ];
    expect(await eventsOf(async () => expectError(await mark(sent), 404, ['/1/code', '/2/subItem']))).toEqual([]);
    expectError(await mark([{ soldOut: true, soldOutUntil: null }]), 400, ['/0']);
    expectError(await mark([{ code: '4011', soldOutUntil: '2020-01-01T00:00:00.000Z' }]), 400, ['/0/soldOutUntil']);
    expectError(await mark(Array.from({ length: 501 }, () => ({ code: '4011', soldOut: true }))), 400);
    const other = await makeKey(menu, ['menu:read']);
    expectError(await by(other, 'PUT', endpointUrl(availabilityEndpoints.send, menu), sent), 403);
  });

  it('is told whoever changes it', async () => {
    const extras = [{ title: 'جبنة', price: 1 }];
    const group = (
      await menu.admin.ask(extraGroupEndpoints.create, { params: menu, body: { title: 'إضافات', extras } })
    ).data;
    const extraId = idOf(group.extras[0] ?? {});
    const events = await eventsOf(async () => {
      await changeItem(menu, menu.itemId, { title: 'بلا أثر' });
      await changeItem(menu, menu.itemId, { soldOut: true });
      const params = { ...menu, groupId: idOf(group), extraId };
      await menu.admin.ask(extraGroupEndpoints.changeExtra, { params, body: { soldOut: true } });
      await changeItem(menu, menu.itemId, { soldOut: false });
    });
    expect(events.map(({ data }) => data.items)).toMatchObject([
      [{ item: menu.itemId, soldOut: true }],
      [{ extra: extraId, soldOut: true }],
      [{ item: menu.itemId, soldOut: false }],
    ]);
  });
});

describe('the feed', () => {
  it('tells of orders in order, thinly, and of practice as a test', async () => {
    const events = await eventsOf(async () => {
      const { _id } = await placeOrder(visitor(server), menu);
      await move(menu, _id, { state: 'accepted', from: 'pending', minutes: 10 });
      await move(menu, _id, { state: 'accepted', from: 'accepted', minutes: 30 });
      await move(menu, _id, { state: 'ready', from: 'accepted' });
      await menu.admin.ask(guestOrderEndpoints.practice, { params: menu });
    });
    expect(events.map(({ type }) => type)).toEqual([
      'order.placed',
      'order.accepted',
      'order.promised',
      'order.ready',
      'order.placed',
    ]);
    const order = { _id: expect.any(String), number: expect.any(Number), state: 'accepted' };
    expect(events[1]?.data).toEqual({ menu: menu.menuId, order });
    expect(events[4]?.data).toMatchObject({ test: true, order: { number: null, state: 'pending' } });
    expect(new Set(events.map(({ _id }) => _id)).size).toBe(5);
  });

  it('waits for an event and answers at once when it comes', async () => {
    const { cursor } = await feed({});
    const waiting = feed({ after: cursor, wait: '20' });
    const { _id } = await placeOrder(visitor(server), menu);
    const { events, cursor: next } = await waiting;
    expect(events).toMatchObject([{ type: 'order.placed', data: { order: { _id } } }]);
    expect(await feed({ after: next })).toEqual({ events: [], cursor: next });
  });

  it('tells of changes of the menu, several within 5 s as one', async () => {
    const { cursor } = await feed({});
    for (const title of ['أ', 'ب', 'ج']) await changeItem(menu, menu.itemId, { title });
    let after = cursor;
    const told: MenuEvent[] = [];
    while (told.length === 0) {
      const page = await feed({ after, wait: '20' });
      told.push(...page.events.filter(({ type }) => type === 'menu.changed'));
      after = page.cursor;
    }
    expect(told).toMatchObject([{ data: { menu: menu.menuId, revision: expect.any(Number) } }]);
  });

  it('tells that an order was missed although no device listens', async () => {
    const { _id } = await placeOrder(visitor(server), menu);
    let { cursor } = await feed({});
    await makeOlder(server, _id, ['answer_by'], 600_000);
    for (let missed = false; !missed;) {
      const page = await feed({ after: cursor, wait: '20' });
      cursor = page.cursor;
      missed = page.events.some(({ type, data }) => type === 'order.missed' && data.order?._id === _id);
    }
  });

  it('refuses a cursor that is too old or ahead, with one to continue at', async () => {
    await placeOrder(visitor(server), menu);
    const { cursor } = await feed({});
    const [row] = await sql(server.data, 'SELECT id FROM menus WHERE document_id = ?', menu.menuId);
    await sql(
      server.data,
      'DELETE FROM order_events WHERE menu_id = ? AND sequence < ?',
      Number(row?.['id']),
      Number(cursor),
    );
    for (const after of ['0', String(Number(cursor) + 5)]) {
      const refused = await by(key, 'GET', feedPath({ after }));
      expectError(refused, 410);
      expect(refused.body).toMatchObject({ err: { restart: cursor } });
    }
    expect((await feed({ after: String(Number(cursor) - 1) })).events).toHaveLength(1);
    expectError(await by(key, 'GET', feedPath({ after: 'x' })), 400, ['/after']);
    expectError(await by(await makeKey(menu, ['menu:read']), 'GET', feedPath({})), 403);
  });
});

describe('webhooks', () => {
  let own: RunningServer;
  let venue: SeededMenu;
  let receiver: Receiver;
  beforeAll(async () => {
    own = await sharedServer({ WEBHOOKS_ALLOW: 'localhost' });
    venue = await inboxMenu(own);
    receiver = await startReceiver();
    return receiver.close;
  });

  const connect = async (path: string, events: Webhook['events'] = ['order.placed', 'order.accepted']) =>
    (await venue.admin.ask(webhookEndpoints.create, { params: venue, body: { url: receiver.url(path), events } })).data;
  const deliveriesOf = async (webhookId: string) =>
    (await venue.admin.ask(webhookEndpoints.deliveries, { params: { ...venue, webhookId } })).data;

  it('are told of their events in order, signed, with the id that the feed has', async () => {
    const { _id, secret, ...shown } = await connect('/ok');
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(shown).toMatchObject({ active: true, offReason: null, secretsSet: ['secret'] });
    const [listed] = (await venue.admin.ask(webhookEndpoints.list, { params: venue })).data;
    expect(JSON.stringify(listed)).not.toContain(secret);
    const stored = await sql(own.data, 'SELECT * FROM webhooks WHERE document_id = ?', _id);
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
    const order = await placeOrder(visitor(own), venue);
    await move(venue, order._id, { state: 'accepted', from: 'pending', minutes: 10 });
    const received = [await receiver.next('/ok'), await receiver.next('/ok')];
    expect(received.map(({ body, headers }) => new StandardWebhook(secret).verify(body, headers))).toMatchObject([
      { type: 'order.placed', data: { menu: venue.menuId, order: { _id: order._id, state: 'pending' } } },
      { type: 'order.accepted', data: { order: { state: 'accepted' } } },
    ]);
    await expect
      .poll(() => deliveriesOf(_id))
      .toMatchObject([
        { state: 'received', status: 200, tries: 1, eventId: received[1]?.headers['webhook-id'] },
        { state: 'received', status: 200, tries: 1, eventId: received[0]?.headers['webhook-id'] },
      ]);
    const events = await sql(own.data, 'SELECT document_id FROM order_events WHERE cart_ref = ?', order._id);
    expect(events.map((row) => row['document_id'])).toEqual(received.map(({ headers }) => headers['webhook-id']));
  });

  it('are tried again with the same id, and a slow one delays no other', async () => {
    await connect('/never', ['order.placed']);
    const { _id, secret } = await connect('/second-time', ['order.placed']);
    await placeOrder(visitor(own), venue);
    const [first, second] = [await receiver.next('/second-time'), await receiver.next('/second-time')];
    expect(second.headers['webhook-id']).toBe(first.headers['webhook-id']);
    new StandardWebhook(secret).verify(second.body, second.headers);
    await expect.poll(() => deliveriesOf(_id)).toMatchObject([{ state: 'received', tries: 2, status: 204 }]);
  });

  it('are signed by both secrets after a new one was made', async () => {
    const { _id, secret } = await connect('/rotated', ['order.done']);
    const params = { ...venue, webhookId: _id };
    const { data } = await venue.admin.ask(webhookEndpoints.rotate, { params });
    expect(data.secretsSet).toEqual(['secret', 'formerSecret']);
    const { data: tried } = await venue.admin.ask(webhookEndpoints.test, { params });
    expect(tried).toMatchObject({ state: 'received', event: { type: 'order.placed', data: { test: true } } });
    const { body, headers } = await receiver.next('/rotated');
    for (const one of [secret, data.secret]) new StandardWebhook(one).verify(body, headers);
    const params2 = { ...params, deliveryId: tried._id };
    await venue.admin.ask(webhookEndpoints.resend, { params: params2 });
    expect((await receiver.next('/rotated')).headers['webhook-id']).toBe(headers['webhook-id']);
    expect(await deliveriesOf(_id)).toMatchObject([{ tries: 2 }]);
  });

  it('are switched off by 410 and after five days of nothing, which owners read', async () => {
    const gone = await connect('/gone', ['order.placed']);
    const silent = await connect('/refused', ['order.placed']);
    const since = Date.now() - 5 * 24 * 3_600_000;
    await sql(own.data, 'UPDATE webhooks SET failing_since = ? WHERE document_id = ?', since, silent._id);
    await placeOrder(visitor(own), venue);
    const state = async () => {
      const { data } = await venue.admin.ask(webhookEndpoints.list, { params: venue });
      return [gone, silent].map(({ _id }) => data.find((one) => one._id === _id)?.offReason);
    };
    await expect.poll(state, { timeout: 10_000 }).toEqual(['gone', 'silent']);
    const subjects = async () => (await mailTo(own.data, venue.admin.email)).map(({ subject }) => subject);
    await expect.poll(subjects, { timeout: 10_000 }).toContainEqual(expect.stringContaining('توقّفت'));
    const params = { ...venue, webhookId: gone._id };
    const { data } = await venue.admin.ask(webhookEndpoints.change, { params, body: { active: true } });
    expect(data).toMatchObject({ active: true, offReason: null });
    await venue.admin.ask(webhookEndpoints.remove, { params });
    expectError(await venue.admin.request('GET', endpointUrl(webhookEndpoints.deliveries, params)), 404);
  });

  it('follow no redirect, wait for none who is silent, and read no answer', async () => {
    for (const [path, outcome] of [
      ['/redirect', { status: 302, state: 'dropped' }],
      ['/huge', { status: 200, state: 'received' }],
      ['/reset', { status: null, failure: 'connection' }],
      ['/never', { status: null, failure: 'timeout' }],
    ] as const) {
      const { _id } = await connect(path, ['order.done']);
      const params = { ...venue, webhookId: _id };
      expect((await venue.admin.ask(webhookEndpoints.test, { params })).data).toMatchObject(outcome);
      await venue.admin.ask(webhookEndpoints.remove, { params });
    }
    expect(receiver.waiting('/inside')).toBe(0);
  });

  it.each(REFUSED_ADDRESSES)('refuse the address %s', async (url) => {
    const body = { url, events: ['order.placed'] };
    expectError(await venue.admin.request('POST', endpointUrl(webhookEndpoints.create, venue), { body }), 400, [
      '/url',
    ]);
  });

  it('call none of these, wherever they were stored from', async () => {
    const { _id } = await connect('/ok', ['order.done']);
    const params = { ...venue, webhookId: _id };
    await sql(own.data, 'UPDATE webhooks SET url = ? WHERE document_id = ?', 'https://localhost.:8443/', _id);
    const { data } = await venue.admin.ask(webhookEndpoints.test, { params });
    expect(data).toMatchObject({ status: null, failure: 'address' });
  });
});

it('loses and doubles no webhook if it is killed before it sends', async () => {
  const receiver = await startReceiver();
  const data = await copyOf(seededData());
  const env = { WEBHOOKS_ALLOW: 'localhost' };
  let own = await startServer({ data, env });
  const venue = await inboxMenu(own);
  const body = { url: receiver.url('/held'), events: ['order.placed'] as Webhook['events'] };
  const { secret } = (await venue.admin.ask(webhookEndpoints.create, { params: venue, body })).data;
  const placed = [await placeOrder(visitor(own), venue), await placeOrder(visitor(own), venue)];
  await own.kill();
  receiver.release();
  own = await startServer({ data, env });
  const received = new Map<string, unknown>();
  while (received.size < 2) {
    const { headers, body: sent } = await receiver.next('/held');
    received.set(headers['webhook-id'] ?? '', new StandardWebhook(secret).verify(sent, headers));
  }
  const orders = [...received.values()].map((event) => (event as MenuEvent).data.order?._id);
  expect(orders.toSorted()).toEqual(placed.map(({ _id }) => _id).toSorted());
  await own.stop();
  await removeData(data);
  receiver.close();
}, 120_000);
