/** Staff create and search subscription orders. (docs/spec/domain.md#subscription-orders) */
import { menuEndpoints, orderEndpoints, auditLogEndpoints, endpointUrl, type Order } from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/http.js';
import { idOf, newMenu } from '../support/menus.js';
import { newUser, staffMember, type Person } from '../support/users.js';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';

let server: RunningServer;
let provider: Client;
let client: Person;

const SUB_END = '2031-05-05T00:00:00.000Z';

beforeAll(async () => {
  server = await sharedServer();
  provider = await staffMember(server);
  client = await newUser(server, 'client');
});

async function sell(totalAmount = 99, user = client.username, subEnd = SUB_END): Promise<Order> {
  return (await provider.ask(orderEndpoints.create, { params: {}, body: { user, totalAmount, subEnd } })).data;
}

type Query = Readonly<Record<string, string | number | boolean>>;
const list = (query: Query) => provider.ask(orderEndpoints.list, { params: {}, query });
const numbers = async (query: Query) => (await list(query)).data.map(({ number }) => number);
const at = (order: Order) => ({ orderId: idOf(order) });

describe('an order', () => {
  it('is sold to a user, and begins unpaid and unready', async () => {
    const order = await sell(99.5);
    expect(order).toMatchObject({
      user: { username: client.username, name: `Person ${client.username}`, phone: '+962790000000' },
      totalAmount: 99.5,
      totalOnPaid: 0,
      subEnd: SUB_END,
      payments: [],
      requiredEdits: [],
      isDemo: false,
      demoEndDate: null,
      canceled: false,
      status: 'unready',
      menu: null,
    });
    expect(order._id).toMatch(/^[a-z0-9]{24}$/);
    expect(Date.parse(order.createdAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    for (const orderId of [idOf(order), String(order.number)]) {
      expect((await provider.ask(orderEndpoints.read, { params: { orderId } })).data).toEqual(order);
    }
  });

  it('of nothing counts as paid', async () => {
    expect((await sell(0)).totalOnPaid).toBe(1);
  });

  it('is refused for nobody, and names the field', async () => {
    const body = { user: 'nobody.here', totalAmount: 1, subEnd: SUB_END };
    const answer = await provider.request('POST', endpointUrl(orderEndpoints.create, {}), {
      body,
      headers: { 'accept-language': 'en' },
    });
    expectError(answer, 404, ['/user']);
    expect(answer.body.message).toBe('This username is not found');
  });

  it('has its own number without gaps, even when twelve are sold at once', async () => {
    const before = (await sell()).number;
    const sold = await Promise.all(Array.from({ length: 12 }, () => sell()));
    const sorted = sold.map(({ number }) => number).sort((a, b) => a - b);
    expect(sorted).toEqual(Array.from({ length: 12 }, (_, index) => before + 1 + index));
  });

  it('changes its status, its marks and its end; what is not sent stays', async () => {
    const order = await sell();
    const params = at(order);
    const body = { isDemo: true, demoEndDate: '2030-01-02T00:00:00.000Z' };
    expect((await provider.ask(orderEndpoints.change, { params, body })).data).toMatchObject({
      ...body,
      status: 'unready',
    });
    const ready = await provider.ask(orderEndpoints.change, { params, body: { status: 'ready' } });
    expect(ready.data).toMatchObject({ ...body, status: 'ready' });
    const later = await provider.ask(orderEndpoints.changeSubscription, { params, body: { endDate: '2032-02-29' } });
    expect(later.data.subEnd).toBe('2032-02-29T00:00:00.000Z');
    const sold = await provider.ask(orderEndpoints.change, { params, body: { isDemo: false, subEnd: SUB_END } });
    expect(sold.data).toMatchObject({ isDemo: false, subEnd: SUB_END });
    await provider.ask(orderEndpoints.change, { params, body: { isDemo: true } });
    const cleared = await provider.ask(orderEndpoints.change, { params, body: { demoEndDate: null } });
    expect(cleared.data).toMatchObject({ demoEndDate: null, isDemo: true, status: 'ready' });
  });

  it('takes required edits, initially not done, toggled by their index', async () => {
    const params = at(await sell());
    const first = await provider.ask(orderEndpoints.addEdit, { params, body: { phone: '٠٧٩٠٠٠٠٠٠١' } });
    expect(first.data.requiredEdits).toEqual([
      {
        _id: expect.stringMatching(/^[a-z0-9]{24}$/),
        phoneNo: '+962790000001',
        status: 'unready',
        addedAt: expect.any(String),
      },
    ]);
    await provider.ask(orderEndpoints.addEdit, { params, body: { phone: '+962790000002' } });
    const states = async (index: string, status: 'ready' | 'unready') =>
      (
        await provider.ask(orderEndpoints.changeEdit, { params: { ...params, index }, body: { status } })
      ).data.requiredEdits?.map((edit) => edit.status);
    expect(await states('1', 'ready')).toEqual(['unready', 'ready']);
    expect(await states('1', 'unready')).toEqual(['unready', 'unready']);
    for (const index of ['2', '-1', 'x', '0.5']) {
      const path = endpointUrl(orderEndpoints.changeEdit, { ...params, index });
      expectError(await provider.request('PUT', path, { body: { status: 'ready' } }), 404);
    }
  });

  it('is given a menu, by id or short name, and shows whose it is', async () => {
    const menuId = await newMenu(provider, client);
    await provider.ask(menuEndpoints.change, {
      params: { menuId },
      body: { institution: { name: 'مطعم', contact: { phone: '+962790000003' } } },
    });
    const order = await sell();
    expectError(
      await provider.request('POST', endpointUrl(orderEndpoints.assignMenu, at(order)), {
        body: { menuId: 'a'.repeat(24) },
      }),
      404,
      ['/menuId'],
    );
    const { data } = await provider.ask(orderEndpoints.assignMenu, { params: at(order), body: { menuId } });
    expect(data.menu).toEqual({
      _id: menuId,
      username: null,
      institution: { name: 'مطعم', contact: { phone: '+962790000003' } },
      language: 'ar',
      orderNumber: order.number,
      active: true,
      inactiveFrom: null,
      deleted: false,
    });
    await sell();
    expect(await numbers({ menu: menuId })).toEqual([order.number]);
  });

  it('is not there under another name', async () => {
    for (const orderId of ['a'.repeat(24), '999999999', '0', '1e3', 'undefined', "' OR 1=1 --"]) {
      expectError(await provider.request('GET', endpointUrl(orderEndpoints.read, { orderId })), 404);
    }
  });
});

describe('the list of orders', () => {
  it('comes newest first, page by page', async () => {
    const user = await newUser(server, 'paged');
    const sold: number[] = [];
    for (let count = 0; count < 5; count += 1) sold.unshift((await sell(10, user.username)).number);
    const { data, ...paging } = await list({ username: user.username, page: 2, limit: 2 });
    expect(data.map(({ number }) => number)).toEqual(sold.slice(2, 4));
    expect(paging).toEqual({ total: 5, page: 2, limit: 2 });
    expect((await list({})).limit).toBe(15);
    for (const limit of ['0', '101', 'x']) {
      expectError(await provider.request('GET', endpointUrl(orderEndpoints.list, {}, { limit })), 400, ['/limit']);
    }
  });

  it('is filtered by who, how much is paid, edits, status, dates and number', async () => {
    const user = await newUser(server, 'filtered');
    const none = await sell(100, user.username, '2031-01-01T10:00:00.000Z');
    const quarter = await sell(100, user.username, '2031-02-01T10:00:00.000Z');
    const all = await sell(100, user.username, '2031-02-28T21:30:00.000Z');
    await provider.ask(orderEndpoints.pay, { params: at(quarter), body: { method: 'cash', value: 25 } });
    await provider.ask(orderEndpoints.pay, { params: at(all), body: { method: 'cliq', value: 100 } });
    await provider.ask(orderEndpoints.addEdit, { params: at(quarter), body: { phone: '+962790000001' } });
    await provider.ask(orderEndpoints.change, { params: at(all), body: { status: 'ready' } });
    const by = (query: Query) => numbers({ username: user.username, ...query });
    const [a, b, c] = [none.number, quarter.number, all.number];

    expect(await by({})).toEqual([c, b, a]);
    expect(await by({ top: 0.25 })).toEqual([b]);
    expect(await by({ top: 1 })).toEqual([c]);
    expect(await by({ topGt: 0.25 })).toEqual([c]);
    expect(await by({ topLt: 0.25 })).toEqual([a]);
    expect(await by({ topGt: 0, topLt: 1 })).toEqual([b]);
    expect(await by({ hasUnreadyEdits: true })).toEqual([b]);
    expect(await by({ hasUnreadyEdits: false })).toEqual([c, a]);
    await provider.ask(orderEndpoints.change, { params: at(none), body: { isDemo: true } });
    expect(await by({ isDemo: true })).toEqual([a]);
    expect(await by({ isDemo: false })).toEqual([c, b]);
    await provider.ask(orderEndpoints.change, { params: at(none), body: { isDemo: false } });
    expect(await by({ status: 'ready' })).toEqual([c]);
    expect(await by({ subEndFrom: '2031-02-01T10:00:00Z', subEndTo: '2031-02-28T21:29:59Z' })).toEqual([b]);
    // 21:30 UTC is already the next day in Amman, the provider's time zone.
    expect(await by({ subEndFrom: '2031-03-01' })).toEqual([c]);
    expect(await by({ subEndTo: '2031-02-28' })).toEqual([b, a]);
    expect(await by({ subEndTo: '2031-02-01' })).toEqual([b, a]);
    expect(await by({ createdAtFrom: none.createdAt ?? '', createdAtTo: none.createdAt ?? '' })).toEqual([a]);
    expect(await by({ createdAtFrom: '2199-01-01' })).toEqual([]);
    expect(await by({ orderID: b })).toEqual([b]);
    expect(await by({ orderID: idOf(none) })).toEqual([a]);
    expect(await by({ orderID: 'nonsense' })).toEqual([]);
    expect(await numbers({ username: user.username.slice(0, -1) })).toEqual([]);

    await provider.ask(orderEndpoints.changeEdit, {
      params: { ...at(quarter), index: '0' },
      body: { status: 'ready' },
    });
    expect(await by({ hasUnreadyEdits: true })).toEqual([]);
    await provider.ask(orderEndpoints.change, { params: at(none), body: { canceled: true } });
    expect(await by({})).toEqual([c, b]);
    expect(await by({ canceled: true })).toEqual([a]);
    expect(await by({ canceled: 'all' })).toEqual([c, b, a]);
  });
});

describe('the search of orders', () => {
  it('finds by client, phone, venue and number, in any form, within filters', async () => {
    const user = await newUser(server, 'searched');
    const [first, second] = [await sell(10, user.username), await sell(10, user.username)];
    const menuId = await newMenu(provider, user);
    const venue = { name: `مطعم الشاورمة ${user.username}` };
    await provider.ask(menuEndpoints.change, { params: { menuId }, body: { institution: venue } });
    await provider.ask(orderEndpoints.assignMenu, { params: at(second), body: { menuId } });
    await sql(server.data, 'UPDATE up_users SET phone = ? WHERE username = ?', '+962 79 555 0199', user.username);
    const found = (q: string, filters: Query = {}) => numbers({ username: user.username, q, ...filters });

    expect(await found(user.username)).toEqual([second.number, first.number]);
    expect(await found('شاورما')).toEqual([second.number]);
    expect(await found('٠٧٩ ٥٥٥ ٠١٩٩')).toEqual([second.number, first.number]);
    expect(await found(`#${first.number}`)).toEqual([first.number]);
    expect(await found(user.username, { status: 'ready' })).toEqual([]);
    expect(await found('لا أحد بهذا الاسم')).toEqual([]);
    expectError(await provider.request('GET', endpointUrl(orderEndpoints.list, {}, { q: 'x'.repeat(101) })), 400, [
      '/q',
    ]);
  });

  it('says of a menu whether its visitors can open it', async () => {
    const user = await newUser(server, 'stopped');
    const order = await sell(10, user.username);
    const menuId = await newMenu(provider, user);
    await provider.ask(orderEndpoints.assignMenu, { params: at(order), body: { menuId } });
    const isActive = async () => (await provider.ask(orderEndpoints.read, { params: at(order) })).data.menu?.active;
    expect(await isActive()).toBe(true);
    await provider.ask(menuEndpoints.deactivate, { params: { menuId } });
    expect(await isActive()).toBe(false);
  });
});

describe('the audit log', () => {
  const deedsOf = (entries: readonly { readonly deed: string }[]) => entries.map(({ deed }) => deed);

  it('tells who did what to an order, the latest first', async () => {
    const order = await sell();
    const params = at(order);
    const menuId = await newMenu(provider, client);
    await provider.ask(orderEndpoints.pay, { params, body: { method: 'cliq', value: 24.75 } });
    await provider.ask(orderEndpoints.addEdit, { params, body: { phone: '+962790000001' } });
    await provider.ask(orderEndpoints.changeEdit, { params: { ...params, index: '0' }, body: { status: 'ready' } });
    await provider.ask(orderEndpoints.change, { params, body: { status: 'ready' } });
    await provider.ask(orderEndpoints.changeSubscription, { params, body: { endDate: '2033-01-01' } });
    await provider.ask(orderEndpoints.assignMenu, { params, body: { menuId } });
    await provider.request('POST', endpointUrl(orderEndpoints.pay, params), { body: { method: 'cliq', value: 1000 } });

    const { data, total } = await provider.ask(auditLogEndpoints.ofOrder, { params });
    expect(deedsOf(data)).toEqual([
      'menu-assigned',
      'subscription-changed',
      'order-changed',
      'edit-switched',
      'edit-added',
      'payment-added',
      'order-created',
    ]);
    expect(total).toBe(7);
    expect(data[5]).toMatchObject({
      by: { username: 'staff' },
      order: order._id,
      menu: null,
      details: { method: 'cliq', value: 24.75 },
    });
    expect(Date.parse(data[0]?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
    const { data: page } = await provider.ask(auditLogEndpoints.ofOrder, { params, query: { page: 2, limit: 3 } });
    expect(deedsOf(page)).toEqual(['edit-switched', 'edit-added', 'payment-added']);
  });

  it('tells what was done to a menu', async () => {
    const menuId = await newMenu(provider, client);
    const params = { menuId };
    const other = await newUser(server, 'other');
    // The second request changes nothing and adds no audit log entry.
    for (let times = 0; times < 2; times += 1)
      await provider.ask(menuEndpoints.addAdmin, { params, body: { admin: other.username } });
    await provider.ask(menuEndpoints.removeAdmin, { params: { menuId, username: other.username } });
    await provider.ask(menuEndpoints.deactivate, { params, query: { schedule: '2031-01-01T00:00:00Z' } });
    await provider.ask(menuEndpoints.activate, { params });
    const order = await sell();
    await provider.ask(orderEndpoints.assignMenu, { params: at(order), body: { menuId } });
    const { data } = await provider.ask(auditLogEndpoints.ofMenu, { params });
    expect(deedsOf(data)).toEqual([
      'menu-assigned',
      'menu-activated',
      'menu-deactivated',
      'admin-removed',
      'admin-added',
      'menu-created',
    ]);
    expect(data[0]).toMatchObject({ order: order._id, orderNumber: order.number });
    expect(data[1]).toMatchObject({ order: null, orderNumber: null });
    expect(data[2]?.details).toEqual({ from: '2031-01-01T00:00:00.000Z' });
    expect(data[4]?.details).toEqual({ admin: other.username });
  });
});
