/** Guests' orders, from their submission to their end. (docs/spec/domain.md#guest-orders) */
import {
  auditLogEndpoints,
  cartEndpoints,
  deliveryEndpoints,
  endpointUrl,
  guestOrderEndpoints,
  itemEndpoints,
  menuEndpoints,
  printerEndpoints,
  receiveOptionEndpoints,
  accountEndpoints,
  DAYS,
  isAcceptedLate,
  todayIn,
  type GuestOrder,
} from '@qaima/schemas';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { addItem, cartOf, changeCart, changeMenu, inDays, newCart, readCart } from '../support/carts.js';
import { openEvents } from '../support/eventStream.js';
import { expectError } from '../support/expectError.js';
import { GUEST, inboxMenu, makeOlder, move, orderOf, placeOrder } from '../support/guestOrders.js';
import type { Client } from '../support/http.js';
import { mailTo } from '../support/mailbox.js';
import { newSeededMenu, type SeededMenu } from '../support/menus.js';
import { codeIn, sizesOf, textsOf } from '../support/pdf.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { firstSheet } from '../support/spreadsheet.js';
import { reportResult } from '../support/extendedTests.js';
import { sql } from '../support/sql.js';
import { until } from '../support/until.js';
import { PASSWORD, signedIn, visitor } from '../support/users.js';

let server: RunningServer;
let guest: Client;
beforeAll(async () => {
  server = await sharedServer();
  guest = visitor(server);
});

const list = ({ admin, menuId }: SeededMenu, query: Readonly<Record<string, string | number>> = {}) =>
  admin.ask(guestOrderEndpoints.list, { params: { menuId }, query });
const read = ({ admin, menuId }: SeededMenu, cartId: string) =>
  admin.ask(guestOrderEndpoints.read, { params: { menuId, cartId } });
const cancel = (cartId: string) => guest.request('POST', endpointUrl(cartEndpoints.cancel, { cartId }));
const numbers = ({ data }: { readonly data: readonly GuestOrder[] }) => data.map(({ number }) => number);

/** How often an item was counted for the popular items. */
const popularity = async (itemId: string) => {
  const text = 'SELECT sum(total) AS total FROM popularity_counts WHERE item = ?';
  return Number((await sql(server.data, text, itemId))[0]?.['total'] ?? 0);
};

/** The dates of a reservation from the third to the fifth day from today. */
function bookedDays() {
  return { startDate: inDays(3), endDate: inDays(5) };
}

async function reserve({ menuId, itemId }: SeededMenu, body: object = {}) {
  const cartId = await newCart(guest, menuId, [{ item: itemId, ...bookedDays() }]);
  return cartOf(await changeCart(guest, cartId, { phone: GUEST.phone, name: 'سامي', guestsNo: 4, ...body }));
}

describe('an order', () => {
  it('takes its menu’s and day’s next number, even when many arrive at once', async () => {
    const menu = await inboxMenu(server);
    const carts = await Promise.all(
      Array.from({ length: 30 }, () => newCart(guest, menu.menuId, [{ item: menu.itemId, quantity: 1 }])),
    );
    const placed = await Promise.all(carts.map((cartId) => changeCart(guest, cartId, GUEST)));
    const taken = placed.map((answer) => cartOf(answer).number ?? 0).sort((one, other) => one - other);
    expect(taken).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    const other = await newSeededMenu(server);
    const first = await placeOrder(guest, other);
    // Without an inbox the order is sent as a message, so there is no deadline for a response.
    expect(first).toMatchObject({ number: 1, state: 'pending', answerBy: null, promisedAt: null });
    reportResult('30 orders submitted at once have the numbers 1 to 30');
  });

  it('is placed while others of the same items are moved, without a deadlock', async () => {
    const menu = await newSeededMenu(server);
    const many = <T>(work: (index: number) => Promise<T>) =>
      Promise.all(Array.from({ length: 15 }, (_, at) => work(at)));
    const unsent = await many(() => placeOrder(guest, menu));
    await changeMenu(menu, { orders: { mode: 'inbox' } });
    const carts = await many(() => newCart(guest, menu.menuId, [{ item: menu.itemId }]));
    const both = await many(async (at) => [
      await Promise.all([
        changeCart(guest, carts[at] ?? '', GUEST),
        move(menu, unsent[at]?._id ?? '', { state: 'accepted', from: 'pending' }),
      ]),
    ]);
    expect(new Set(both.flat(2).map(({ status }) => status))).toEqual(new Set([200]));
    expect(await popularity(menu.itemId)).toBe(30);
  });

  it('has one time in all that it stores, that of its request', async () => {
    const menu = await inboxMenu(server, { autoAccept: true, prepMinutes: 25 });
    const { _id: id, submittedAt, steps, promisedAt } = await placeOrder(guest, menu);
    const at = Date.parse(submittedAt ?? '');
    expect(steps?.map((step) => Date.parse(step.at))).toEqual([at, at]);
    expect(Date.parse(promisedAt ?? '') - at).toBe(25 * 60_000);
    const events = await sql(server.data, 'SELECT at FROM order_events WHERE cart_ref = ?', id);
    expect(events.map((event) => Number(event['at']))).toEqual([at]);
  });

  it('goes through its states, each move from the state that the device saw', async () => {
    const menu = await inboxMenu(server, { answerMinutes: 7, prepMinutes: 25 });
    const placed = await placeOrder(guest, menu, { notes: 'بدون بصل', name: 'سامي' });
    expect(placed).toMatchObject({ number: 1, state: 'pending', isUnattended: false });
    const waits = Date.parse(placed.answerBy ?? '') - Date.parse(placed.placedAt ?? '');
    expect(waits).toBe(7 * 60_000);
    const id = placed._id;
    const opened = await menu.admin.ask(guestOrderEndpoints.open, { params: { ...menu, cartId: id } });
    expect(opened.data).toMatchObject({ openedAt: expect.any(String) as string, openedBy: menu.admin.username });

    const second = await signedIn(server, menu.admin.username, PASSWORD);
    const accept = { state: 'accepted', from: 'pending' };
    const both = await Promise.all([move(menu, id, accept), move(menu, id, { ...accept, minutes: 40 }, second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.err).toEqual({ statusCode: 409, state: 'accepted' });

    const later = orderOf(await move(menu, id, { state: 'accepted', from: 'accepted', minutes: 60 }));
    const left = Date.parse(later.promisedAt ?? '') - Date.now();
    expect(Math.round(left / 60_000)).toBe(60);
    const same = orderOf(await move(menu, id, { state: 'accepted', from: 'accepted' }));
    expect(same.promisedAt).toBe(later.promisedAt);
    expectError(await move(menu, id, { state: 'accepted', from: 'accepted', minutes: 30 }), 400, ['/minutes']);
    expect((await move(menu, id, { state: 'done', from: 'accepted' })).status).toBe(409);
    expectError(await move(menu, id, { state: 'missed', from: 'accepted' }), 400, ['/state']);
    expect(await cancel(id)).toMatchObject({ status: 409, body: { err: { state: 'accepted' } } });
    orderOf(await move(menu, id, { state: 'ready', from: 'accepted' }));
    const tablet = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';
    await menu.admin.request('PUT', endpointUrl(guestOrderEndpoints.move, { ...menu, cartId: id }), {
      body: { state: 'done', from: 'ready' },
      headers: { 'user-agent': tablet },
    });
    const { data: done } = await read(menu, id);
    expect(done.events.at(-1)).toMatchObject({ by: menu.admin.username, device: 'Chrome, Android' });
    expect(done.events.map(({ to }) => to)).toEqual(['pending', 'accepted', 'accepted', 'accepted', 'ready', 'done']);
    expect(done.events[1]).toMatchObject({ from: 'pending', by: menu.admin.username });
    expect(done).toMatchObject({ name: 'سامي', notes: 'بدون بصل', total: 13, currency: 'JOD', service: 'other' });
    expect(done.items).toMatchObject([{ quantity: 2, section: { title: 'الأطباق' } }]);
    expect(cartOf(await readCart(guest, id))).toMatchObject({ state: 'done', promisedAt: done.promisedAt });
    expect((await move(menu, id, { state: 'canceled', from: 'done' })).body.err?.state).toBe('done');
  });

  it('is rejected with a reason that the guest sees, and sells out items', async () => {
    const menu = await inboxMenu(server);
    const { _id: id } = await placeOrder(guest, menu);
    expectError(await move(menu, id, { state: 'rejected', from: 'pending' }), 400, ['/reason']);
    const reject = { state: 'rejected', from: 'pending', reason: 'sold-out', reasonText: 'نفد المنسف' };
    expectError(await move(menu, id, { ...reject, soldOut: ['x'] }), 400, ['/soldOut/0']);
    expect((await read(menu, id)).data.state).toBe('pending');
    orderOf(await move(menu, id, { ...reject, soldOut: [menu.itemId] }));
    expect(cartOf(await readCart(guest, id))).toMatchObject({
      state: 'rejected',
      reason: 'sold-out',
      reasonText: 'نفد المنسف',
      soldOut: [menu.itemId],
    });
    const whole = await menu.admin.ask(menuEndpoints.read, { params: menu });
    const until = whole.data.sections?.[0]?.items?.find(({ _id }) => _id === menu.itemId)?.soldOutUntil ?? '';
    expect(Date.parse(until)).toBeGreaterThan(Date.now());
    const log = await menu.admin.ask(auditLogEndpoints.ofMenu, { params: menu });
    expect(log.data[0]?.details).toMatchObject({ part: 'guestOrder', title: 'منسف باللحم البلدي' });
  });

  it('keeps what is sold out for longer than a rejection would', async () => {
    const menu = await inboxMenu(server);
    const [ever, later, short] = [
      await addItem(menu, { title: 'كنافة', price: 3 }),
      await addItem(menu, { title: 'قطايف', price: 2 }),
      await addItem(menu, { title: 'عوامة', price: 1 }),
    ];
    const { _id: id } = await placeOrder(guest, menu);
    const endOf = async (itemId: string) => {
      const { data } = await menu.admin.ask(menuEndpoints.read, { params: menu });
      const item = data.sections?.flatMap(({ items = [] }) => items).find(({ _id }) => _id === itemId);
      return { soldOut: item?.soldOut, soldOutUntil: item?.soldOutUntil ?? null };
    };
    const change = (itemId: string, body: object) =>
      menu.admin.ask(itemEndpoints.change, { params: { ...menu, itemId }, body });
    const [month, minute] = [30 * 86_400_000, 60_000].map((ms) => new Date(Date.now() + ms).toISOString());
    await change(ever, { soldOut: true });
    await change(later, { soldOutUntil: month });
    await change(short, { soldOutUntil: minute });
    // A rejection would last to the next opening, which without stated hours may be less than a minute ahead.
    const inThreeDays = DAYS[(new Date().getUTCDay() + 3) % 7] ?? 'sun';
    await changeMenu(menu, { workingDays: [{ day: inThreeDays, start: '08:00', end: '20:00' }] });
    const soldOut = [ever, later, short];
    orderOf(await move(menu, id, { state: 'rejected', from: 'pending', reason: 'sold-out', soldOut }));
    expect(await endOf(ever)).toEqual({ soldOut: true, soldOutUntil: null });
    expect((await endOf(later)).soldOutUntil).toBe(month);
    expect(Date.parse((await endOf(short)).soldOutUntil ?? '')).toBeGreaterThan(Date.parse(minute ?? ''));
  });

  it('is cancelled by its guest until answered, and auto-accepted where set', async () => {
    const menu = await inboxMenu(server);
    const { _id: id } = await placeOrder(guest, menu);
    expect(await cancel(id)).toMatchObject({ status: 200, body: { data: { data: { state: 'canceled' } } } });
    expect(await cancel(id)).toMatchObject({ status: 409, body: { err: { state: 'canceled' } } });
    const { data: stats } = await menu.admin.ask(guestOrderEndpoints.stats, { params: menu });
    expect(stats).toMatchObject({ orders: 1, sales: 0, rejected: 0, canceled: 1 });
    const quick = await inboxMenu(server, { autoAccept: true, prepMinutes: 10 });
    const accepted = await placeOrder(guest, quick);
    expect(accepted).toMatchObject({ state: 'accepted', answerBy: null });
    expect(Date.parse(accepted.promisedAt ?? '') - Date.parse(accepted.placedAt ?? '')).toBe(10 * 60_000);
    const unopened = async () => (await quick.admin.ask(guestOrderEndpoints.count, { params: quick })).data.unopened;
    expect(await unopened()).toBe(1);
    await quick.admin.ask(guestOrderEndpoints.open, { params: { ...quick, cartId: accepted._id } });
    expect(await unopened()).toBe(0);
    const late = await placeOrder(guest, quick);
    await makeOlder(server, late._id, ['placed_at', 'promised_at'], 11 * 60_000);
    expect(await unopened()).toBe(0);
  });

  it('is answered from the next opening on if the venue is closed', async () => {
    const settings = { answerMinutes: 7, prepMinutes: 25 };
    const menu = await inboxMenu(server, settings);
    const [open] = [await placeOrder(guest, menu)];
    expect(open.answerFrom).toBe(open.placedAt);
    const day = DAYS[(new Date().getUTCDay() + 3) % 7] ?? 'sun';
    await changeMenu(menu, { workingDays: [{ day, start: '08:00', end: '20:00' }] });
    const closed = await placeOrder(guest, menu);
    const opensAt = Date.parse(closed.answerFrom ?? '');
    expect(new Date(opensAt).toLocaleTimeString('en-GB', { timeZone: 'Asia/Amman' })).toBe('08:00:00');
    expect(Date.parse(closed.answerBy ?? '') - opensAt).toBe(7 * 60_000);
    const page = await (await fetch(`${server.origin}/cart/${closed._id}`)).text();
    expect(page).toContain('والمكان مغلق الآن');
    await changeMenu(menu, { orders: { autoAccept: true } });
    const accepted = await placeOrder(guest, menu);
    expect(Date.parse(accepted.promisedAt ?? '') - opensAt).toBe(25 * 60_000);
  });

  it('of a reservation has its own dates, and no time that is promised', async () => {
    const menu = await inboxMenu(server);
    await changeMenu(menu, { purchaseMethod: 'reserve' });
    const { _id: id } = await reserve(menu);
    const accepted = orderOf(await move(menu, id, { state: 'accepted', from: 'pending', minutes: 20 }));
    expect(accepted).toMatchObject({ state: 'accepted', service: 'reserve', promisedAt: null });
    expect(accepted.items).toMatchObject([bookedDays()]);
    await changeMenu(menu, { orders: { autoAccept: true } });
    const automatic = await reserve(menu);
    expect(automatic).toMatchObject({ state: 'accepted', promisedAt: null });
    // It calls until it is opened, because it has no time from which on it is late.
    await makeOlder(server, automatic._id, ['placed_at'], 60 * 60_000);
    const unopened = async () => (await menu.admin.ask(guestOrderEndpoints.count, { params: menu })).data.unopened;
    expect(await unopened()).toBe(1);
    await menu.admin.ask(guestOrderEndpoints.open, { params: { ...menu, cartId: automatic._id } });
    expect(await unopened()).toBe(0);
  });

  it('is missed from its deadline on, wherever it is read', async () => {
    const menu = await inboxMenu(server);
    const { _id: id } = await placeOrder(guest, menu);
    await makeOlder(server, id, ['placed_at', 'answer_by'], 6 * 60_000);
    expect(cartOf(await readCart(guest, id)).state).toBe('missed');
    expect((await list(menu, { state: 'pending' })).total).toBe(0);
    expect((await list(menu, { state: 'missed,accepted' })).data).toMatchObject([{ _id: id, state: 'missed' }]);
    expect((await move(menu, id, { state: 'accepted', from: 'pending' })).body.err?.state).toBe('missed');
    expect((await cancel(id)).status).toBe(409);
    const counted = await menu.provider.ask(guestOrderEndpoints.count, { params: menu });
    expect(counted.data).toEqual({ orders: 1, pending: 0, unopened: 0 });
    expectError(await menu.admin.request('GET', endpointUrl(guestOrderEndpoints.list, menu, { state: 'eaten' })), 400, [
      '/state',
    ]);
  });

  it('is accepted up to an hour after its deadline, or seen to be missed', async () => {
    const menu = await inboxMenu(server);
    const { _id: late } = await placeOrder(guest, menu);
    await makeOlder(server, late, ['placed_at', 'answer_by'], 60 * 60_000);
    const seen = orderOf(await move(menu, late, { state: 'missed', from: 'missed' }));
    expect(seen.events.at(-1)).toMatchObject({ from: 'missed', to: 'missed', by: menu.admin.username });
    const accept = { state: 'accepted', from: 'missed', minutes: 30 };
    const both = await Promise.all([move(menu, late, accept), move(menu, late, accept)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const cart = cartOf(await readCart(guest, late));
    expect(cart.state).toBe('accepted');
    expect(isAcceptedLate(cart)).toBe(true);
    expect(Math.round((Date.parse(cart.promisedAt ?? '') - Date.now()) / 60_000)).toBe(30);
    orderOf(await move(menu, late, { state: 'ready', from: 'accepted' }));

    const { _id: gone } = await placeOrder(guest, menu);
    await makeOlder(server, gone, ['placed_at', 'answer_by'], 66 * 60_000);
    expect(await move(menu, gone, accept)).toMatchObject({ status: 409, body: { err: { state: 'missed' } } });
    expect((await move(menu, gone, { state: 'rejected', from: 'missed', reason: 'closed' })).status).toBe(409);
  });

  it('of a delivery leaves once it is ready, which the guest reads', async () => {
    const menu = await inboxMenu(server);
    const leave = { state: 'ready', from: 'ready' };
    const { _id: other } = await placeOrder(guest, menu);
    orderOf(await move(menu, other, { state: 'accepted', from: 'pending' }));
    orderOf(await move(menu, other, { state: 'ready', from: 'accepted' }));
    expect((await move(menu, other, leave)).status).toBe(409);

    await menu.admin.ask(receiveOptionEndpoints.change, { params: menu, body: { kind: 'delivery' } });
    const { _id: id } = await placeOrder(guest, menu, { address: 'خلدا' });
    orderOf(await move(menu, id, { state: 'accepted', from: 'pending' }));
    expect((await move(menu, id, leave)).status).toBe(409);
    expect(orderOf(await move(menu, id, { state: 'ready', from: 'accepted' })).leftAt ?? null).toBeNull();
    const { leftAt } = orderOf(await move(menu, id, leave));
    expect(orderOf(await move(menu, id, leave))).toMatchObject({ leftAt, state: 'ready' });
    expect(cartOf(await readCart(guest, id))).toMatchObject({ leftAt, state: 'ready' });
    const driver = { name: 'خالد', phone: '0791112223' };
    const onTheWay = { state: 'on-the-way', from: 'ready', driver };
    expect((await move(menu, other, onTheWay)).status).toBe(409);
    const { driverToken = '', ...sent } = orderOf(await move(menu, id, onTheWay));
    expect(sent).toMatchObject({ state: 'on-the-way', leftAt, driver });
    expect(cartOf(await readCart(guest, id))).toMatchObject({ state: 'on-the-way', driver });
    const changed = { ...onTheWay, from: 'on-the-way', driver: { name: 'ليث' } };
    expect(orderOf(await move(menu, id, changed))).toMatchObject({ driverToken, driver: { name: 'ليث' } });

    const at = { params: { token: driverToken ?? '' } };
    const { data: delivery } = await guest.ask(deliveryEndpoints.read, at);
    expect(delivery).toMatchObject({ place: 'خلدا', clientPhone: sent.clientPhone, total: sent.total });
    // The driver must not get the key of the guest's page.
    expect(JSON.stringify(delivery)).not.toContain(id);
    const path = endpointUrl(deliveryEndpoints.finish, at.params);
    const both = await Promise.all([guest.request('POST', path), guest.request('POST', path)]);
    expect(both.map(({ status }) => status).sort()[0]).toBe(200);
    const { data: done } = await read(menu, id);
    expect(done.state).toBe('done');
    expect(done.driverToken ?? null).toBeNull();
    expect(done.events.filter(({ to }) => to === 'done')).toHaveLength(1);
    expect((await guest.request('GET', endpointUrl(deliveryEndpoints.read, at.params))).status).toBe(410);
    expect((await guest.request('POST', endpointUrl(deliveryEndpoints.finish, { token: 'x' }))).status).toBe(404);
  });
});

describe('the list', () => {
  let menu: SeededMenu;
  let orders: readonly GuestOrder[];
  const today = () => todayIn('Asia/Amman', new Date());
  /** The day of the first order: a run before midnight ends on the next day. */
  let firstDay: string;
  beforeAll(async () => {
    firstDay = today();
    menu = await inboxMenu(server);
    const kebab = await addItem(menu, { title: 'كُنافة نابلسية', price: 3 });
    await placeOrder(guest, menu, { name: 'أحمد العلي', phone: '٠٧٩٥٥٥٠١٢٣' });
    await placeOrder(guest, menu, { name: 'Rana', phone: '+962 7 9444 4321' });
    await placeOrder(guest, { ...menu, itemId: kebab }, { name: 'هالة' });
    ({ data: orders } = await list(menu));
    await move(menu, orders[2]?._id ?? '', { state: 'accepted', from: 'pending' });
    await menu.admin.ask(guestOrderEndpoints.practice, { params: menu });
  });

  it('is newest first, in pages, and finds what people type', async () => {
    expect(numbers({ data: orders })).toEqual([3, 2, 1]);
    const found = async (q: string) => numbers(await list(menu, { q }));
    expect(await found('احمد')).toEqual([1]);
    expect(await found('0795550123')).toEqual([1]);
    expect(await found('0794444321')).toEqual([2]);
    // Null is the practice order, which has no number and contains this item too.
    expect(await found('كنافه')).toEqual([null, 3]);
    expect(await found('#٢')).toEqual([2]);
    expect(await found('100%_')).toEqual([]);
    // Without the practice order, which is open.
    const page = await list(menu, { from: firstDay, to: today(), page: 2, limit: 2 });
    expect(page).toMatchObject({ total: 3, page: 2, limit: 2 });
    expect(numbers(page)).toEqual([1]);
    expect((await list(menu, { to: '2020-01-01' })).total).toBe(0);
  });

  it('counts practice orders nowhere', async () => {
    const { data } = await list(menu, { state: 'pending' });
    expect(data[0]).toMatchObject({ isPractice: true });
    expect(data[0]?.number ?? null).toBeNull();
    const stats = await menu.admin.ask(guestOrderEndpoints.stats, { params: menu });
    expect(stats.data).toMatchObject({ orders: 3, sold: 1, sales: 13, done: 0, missed: 0, rejected: 0, canceled: 0 });
    expect(stats.data.currency).toBe('JOD');
    const sumOf = (name: 'orders' | 'sales') => stats.data.days.reduce((sum, day) => sum + day[name], 0);
    expect([sumOf('orders'), sumOf('sales')]).toEqual([3, 13]);
    expect(stats.data.days.every(({ day }) => firstDay <= day && day <= today())).toBe(true);
    expect(stats.data.hours.reduce((sum, { orders: count }) => sum + count, 0)).toBe(3);
    expect(stats.data.items).toEqual([{ _id: menu.itemId, title: 'منسف باللحم البلدي', quantity: 2, sales: 13 }]);
    const counted = await menu.admin.ask(guestOrderEndpoints.count, { params: menu });
    expect(counted.data).toEqual({ orders: 3, pending: 2, unopened: 0 });
  });

  it('changes nothing on the menu when a practice order is rejected', async () => {
    const other = await inboxMenu(server);
    const { data: order } = await other.admin.ask(guestOrderEndpoints.practice, { params: other });
    const reject = { state: 'rejected', from: 'pending', reason: 'sold-out', soldOut: [other.itemId] } as const;
    expect((await move(other, order._id, reject)).status).toBe(200);
    expect((await placeOrder(guest, other)).state).toBe('pending');
    const stats = await other.admin.ask(guestOrderEndpoints.stats, { params: other });
    expect(stats.data).toMatchObject({ orders: 1, rejected: 0 });
    // A practice order leaves the lists when it ends.
    expect((await list(other)).data.map(({ isPractice }) => isPractice)).toEqual([false]);
    expect((await list(other, { state: 'rejected' })).total).toBe(0);
  });

  it('is a spreadsheet in the reader’s language', async () => {
    const download = async (path: string, language: string) => {
      const answer = await menu.admin.fetch(path, { headers: { 'accept-language': language } });
      return firstSheet(await answer.arrayBuffer());
    };
    const excel = { excel: '1' } as const;
    const arabic = await download(endpointUrl(guestOrderEndpoints.list, menu, excel), 'ar');
    expect([arabic.rowCount, arabic.views[0]?.rightToLeft]).toEqual([4, true]);
    expect(arabic.getRow(2).getCell(1).value).toBe(3);
    const english = await download(endpointUrl(guestOrderEndpoints.list, menu, excel), 'en');
    expect(english.getRow(1).getCell(3).value).toBe('State');
    expect(english.getRow(4).getCell(3).value).toBe('Accepted');
    const phones = [3, 4].map((row) => arabic.getRow(row).getCell(6).value);
    expect(phones).toEqual(['+962794444321', '+962795550123']);
    const stats = await download(endpointUrl(guestOrderEndpoints.stats, menu, excel), 'en');
    expect(stats.getRow(2).getCell(2).value).toBe(3);
    const reversed = endpointUrl(guestOrderEndpoints.stats, menu, { from: '2026-01-02', to: '2026-01-01' });
    expectError(await menu.admin.request('GET', reversed), 400, ['/from']);
  });

  it('has the dates, guests and e-mail of a reservation, or a delivery fee', async () => {
    const other = await newSeededMenu(server);
    const rowsOf = async () => {
      const excel = endpointUrl(guestOrderEndpoints.list, other, { excel: '1' });
      const answer = await other.admin.fetch(excel, { headers: { 'accept-language': 'en' } });
      const sheet = await firstSheet(await answer.arrayBuffer());
      const cells = (row: number) =>
        Array.from({ length: sheet.columnCount }, (_, at) => sheet.getRow(row).getCell(at + 1).value);
      const heads = cells(1);
      return Object.fromEntries(cells(2).map((value, at) => [String(heads[at]), value]));
    };
    const body = { title: 'توصيل', kind: 'delivery' as const, areas: [{ title: 'خلدا', fee: 1.5 }] };
    const { data: option } = await other.admin.ask(receiveOptionEndpoints.change, { params: other, body });
    const area = option.areas?.[0]?._id ?? '';
    await placeOrder(guest, other, { area, address: 'شارع الملكة رانيا' });
    expect(await rowsOf()).toMatchObject({ 'Delivery fee': 1.5, Total: 14.5, Guests: null, 'Reserved from': null });
    await changeMenu(other, { purchaseMethod: 'reserve' });
    await reserve(other, { email: 'sami@example.com' });
    const { startDate, endDate } = bookedDays();
    expect(await rowsOf()).toMatchObject({
      'E-mail': 'sami@example.com',
      Guests: 4,
      'Reserved from': new Date(`${startDate}T00:00:00Z`),
      'Reserved to': new Date(`${endDate}T00:00:00Z`),
      'Delivery fee': null,
    });
  });

  it('shows the totals of a spreadsheet with the decimals of their currency', async () => {
    const other = await newSeededMenu(server);
    await placeOrder(guest, other);
    await changeMenu(other, { currency: 'IQD' });
    await other.admin.ask(itemEndpoints.change, { params: other, body: { price: 1500, subItems: [] } });
    await placeOrder(guest, other);
    const formatsOf = async (path: string, header: string, rows: readonly number[]) => {
      const answer = await other.admin.fetch(path, { headers: { 'accept-language': 'en' } });
      const sheet = await firstSheet(await answer.arrayBuffer());
      const heads = Array.from({ length: sheet.columnCount }, (_, at) => sheet.getRow(1).getCell(at + 1).value);
      return rows.map((row) => sheet.getRow(row).getCell(heads.indexOf(header) + 1).numFmt);
    };
    const excel = { excel: '1' } as const;
    const orders = endpointUrl(guestOrderEndpoints.list, other, excel);
    expect(await formatsOf(orders, 'Total', [2, 3])).toEqual(['#,##0', '#,##0.00#']);
    expect(await formatsOf(endpointUrl(guestOrderEndpoints.stats, other, excel), 'Sales', [2])).toEqual(['#,##0']);
  });

  it('counts a message as a sale once its chat was opened or staff moved it', async () => {
    const other = await newSeededMenu(server);
    const { _id: id } = await placeOrder(guest, other);
    const { _id: moved } = await placeOrder(guest, other);
    const excel = endpointUrl(guestOrderEndpoints.list, other, { excel: '1' });
    const states = async () => {
      const answer = await other.admin.fetch(excel, { headers: { 'accept-language': 'en' } });
      const sheet = await firstSheet(await answer.arrayBuffer());
      return [2, 3].map((row) => sheet.getRow(row).getCell(3).value);
    };
    const statsOf = async () => (await other.admin.ask(guestOrderEndpoints.stats, { params: other })).data;
    expect(await states()).toEqual(['Not sent yet', 'Not sent yet']);
    expect(await statsOf()).toMatchObject({ orders: 0, sold: 0, sales: 0, days: [], hours: [], items: [] });
    expect(await popularity(other.itemId)).toBe(0);
    const sent = () => guest.request('POST', endpointUrl(cartEndpoints.sent, { cartId: id }));
    // A repeated request counts nothing twice.
    expect((await Promise.all([sent(), sent()])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await states()).toEqual(['Not sent yet', 'Opened in WhatsApp']);
    expect(await statsOf()).toMatchObject({ orders: 1, sales: 13, items: [{ quantity: 2 }] });
    expect(await popularity(other.itemId)).toBe(1);
    orderOf(await move(other, moved, { state: 'accepted', from: 'pending' }));
    expect(await statsOf()).toMatchObject({ orders: 2, sales: 26 });
    expect(await popularity(other.itemId)).toBe(2);
    orderOf(await move(other, moved, { state: 'canceled', from: 'accepted' }));
    expect((await list(other, { state: 'pending' })).total).toBe(1);
    expect((await list(other, { state: 'pending', inbox: '1' })).total).toBe(0);
    // Whatever was placed and promised before the day is left out, but not what has no promised time.
    expect((await list(menu, { state: 'pending', inbox: '1', from: '2099-01-01' })).total).toBe(3);
    const accepted = (from: string) => list(menu, { state: 'accepted', inbox: '1', from });
    expect((await accepted('2020-01-01')).total).toBeGreaterThan(0);
    expect((await accepted('2099-01-01')).total).toBe(0);
    const counted = await other.admin.ask(guestOrderEndpoints.count, { params: other });
    expect(counted.data).toEqual({ orders: 2, pending: 0, unopened: 0 });
  });

  it('prints a ticket as a picture of one bit, and as a page of 80 mm', async () => {
    const at = (query: Readonly<Record<string, string | number>>) =>
      endpointUrl(guestOrderEndpoints.ticket, { ...menu, cartId: orders[0]?._id ?? '' }, query);
    const picture = await menu.admin.fetch(at({ width: 384 }));
    expect(picture.headers.get('content-type')).toBe('image/png');
    const png = Buffer.from(await picture.arrayBuffer());
    const [bitDepth, colourType] = [png[24], png[25]];
    expect({ width: png.readUInt32BE(16), bitDepth, colourType }).toEqual({ width: 384, bitDepth: 1, colourType: 0 });
    expect((await sharp(png).stats()).channels[0]).toMatchObject({ min: 0, max: 255 });
    const page = await menu.admin.fetch(at({ format: 'pdf', reprint: '1' }));
    const [size] = await sizesOf(new Uint8Array(await page.arrayBuffer()));
    expect(Math.round(((size?.[0] ?? 0) / 72) * 25.4)).toBe(80);
    expectError(await menu.admin.request('GET', at({ width: 100 })), 400, ['/width']);
  });

  it('prints a guest’s words in any script, or code points if unprintable', async () => {
    const notes = 'Аллергия на орехи · Ψωμί · हिन्दी · Հաց · ไม่เผ็ด · 不要花生';
    const { _id } = await placeOrder(guest, menu, { notes, name: 'דנה' });
    const ticket = async (format: string) => {
      const query = { format, reprint: '1' };
      const answer = await menu.admin.fetch(endpointUrl(guestOrderEndpoints.ticket, { ...menu, cartId: _id }, query));
      return new Uint8Array(await answer.arrayBuffer());
    };
    const text = (await textsOf(await ticket('pdf'))).join(' ');
    for (const part of ['Аллергия', 'Ψωμί', 'Հաց', 'ไม่เผ็ด', 'דנה', '[?4E0D 8981 82B1 751F]'])
      expect(text).toContain(part);
    expect(await codeIn(await ticket('png'))).toBe(`ملاحظة: ${notes}`);
  });

  it('marks later tickets as copies, and gives the first to one device only', async () => {
    const other = await inboxMenu(server);
    const { _id } = await placeOrder(guest, other);
    const second = await signedIn(server, other.admin.username, PASSWORD);
    const ticket = (client: Client, query: Readonly<Record<string, string>> = {}) =>
      client.fetch(endpointUrl(guestOrderEndpoints.ticket, { ...other, cartId: _id }, { format: 'pdf', ...query }));
    const textOf = async (page: Response) => (await textsOf(new Uint8Array(await page.arrayBuffer()))).join(' ');
    await other.admin.ask(menuEndpoints.change, {
      params: other,
      body: { languages: { default: 'en', offered: ['en'] } },
    });
    expect((await read(other, _id)).data.printedAt ?? null).toBeNull();
    const once = await Promise.all([ticket(other.admin, { once: '1' }), ticket(second, { once: '1' })]);
    expect(once.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await textOf(once.find(({ status }) => status === 200)!)).not.toContain('Copy');
    expect(await textOf(await ticket(second))).toContain('Copy');
    expect((await read(other, _id)).data.printedAt).toEqual(expect.any(String));
  });

  it('prints tickets in the language of the menu', async () => {
    const other = await newSeededMenu(server);
    const { _id } = await placeOrder(guest, other);
    const ticket = async () => {
      const page = await other.admin.fetch(
        endpointUrl(guestOrderEndpoints.ticket, { ...other, cartId: _id }, { format: 'pdf', reprint: '1' }),
      );
      return (await textsOf(new Uint8Array(await page.arrayBuffer()))).join(' ');
    };
    expect(await ticket()).not.toMatch(/Copy|Lines/);
    await other.admin.ask(menuEndpoints.change, {
      params: other,
      body: { languages: { default: 'en', offered: ['en'] } },
    });
    expect(await ticket()).toMatch(/Copy.*Lines/);
  });
});

describe('the stream', () => {
  const streamOf = (menu: SeededMenu, client: Client, lastId?: string) =>
    openEvents(client, endpointUrl(guestOrderEndpoints.stream, menu), lastId);

  it('sends each change to venue and guest, and replays missed ones', async () => {
    const menu = await inboxMenu(server);
    const first = await streamOf(menu, menu.admin);
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    const { _id } = await placeOrder(guest, menu);
    const placed = await first.next(({ data }) => data['_id'] === _id, 'the new order');
    expect(placed).toMatchObject({ kind: 'order', data: { _id, number: 1, state: 'pending' } });
    first.close();

    const own = await openEvents(guest, endpointUrl(cartEndpoints.stream, { cartId: _id }));
    await own.next(({ data }) => data['state'] === 'pending', 'the present state');
    orderOf(await move(menu, _id, { state: 'accepted', from: 'pending' }));
    await own.next(({ data }) => data['state'] === 'accepted', 'the acceptance');
    own.close();

    const again = await streamOf(menu, menu.admin, placed.id);
    const replayed = await again.next(({ data }) => data['state'] === 'accepted', 'the replay');
    expect(again.events).toHaveLength(1);
    expect(Number(replayed.id)).toBe(Number(placed.id) + 1);
    again.close();
    const strangers = await guest.request('GET', endpointUrl(cartEndpoints.stream, { cartId: 'a'.repeat(24) }));
    expect(strangers.status).toBe(404);
  });

  it('tells of a passed deadline', async () => {
    const menu = await inboxMenu(server);
    const { _id } = await placeOrder(guest, menu);
    await makeOlder(server, _id, ['placed_at', 'answer_by'], 6 * 60_000);
    const stream = await streamOf(menu, menu.admin);
    await stream.next(({ data }) => data['state'] === 'missed', 'the missed order');
    expect((await read(menu, _id)).data.events.at(-1)).toMatchObject({ from: 'pending', to: 'missed' });
    stream.close();
  });

  it('ends with the session, and with the right to read it', async () => {
    const menu = await inboxMenu(server);
    const colleague = await signedIn(server, menu.admin.username, PASSWORD);
    const [one, other] = [await streamOf(menu, menu.admin), await streamOf(menu, colleague)];
    await colleague.ask(accountEndpoints.logOut, { params: {} });
    await until(() => Promise.resolve(other.hasEnded() || undefined), 'the end of the stream');
    expect(one.hasEnded()).toBe(false);
    one.close();
    expect((await streamOf(menu, menu.provider)).status).toBe(403);
  });

  it('ends the oldest of a guest who opens more than five', async () => {
    const menu = await inboxMenu(server);
    const { _id } = await placeOrder(guest, menu);
    const open = () => openEvents(guest, endpointUrl(cartEndpoints.stream, { cartId: _id }));
    const oldest = await open();
    const others = [await open(), await open(), await open(), await open()];
    expect(oldest.hasEnded()).toBe(false);
    others.push(await open());
    await until(() => Promise.resolve(oldest.hasEnded() || undefined), 'the end of the oldest stream');
    expect(others.map((stream) => stream.hasEnded())).toEqual([false, false, false, false, false]);
    for (const stream of others) stream.close();
  });
});

it('mails the venue once when nobody listens, and tells the guest', async () => {
  const menu = await inboxMenu(server, { answerMinutes: 30 });
  const { _id } = await placeOrder(guest, menu);
  await makeOlder(server, _id, ['placed_at'], 2 * 60_000);
  expect(cartOf(await readCart(guest, _id)).isUnattended).toBe(true);
  const { email } = menu.admin;
  const find = async () => (await mailTo(server.data, email)).find(({ subject }) => subject.includes('طلب ينتظر'));
  const mail = await until(find, 'the mail to the venue', 30_000);
  expect(mail.text).toContain(`/m/${menu.menuId}/admin/orders`);
  expect(mail.text).toContain('no device rings for orders');
  // A device on which nobody has started the shift does not ring.
  const silent = await openEvents(menu.admin, endpointUrl(guestOrderEndpoints.stream, menu, { silent: '1' }));
  await list(menu, { state: 'pending', silent: '1' });
  expect(cartOf(await readCart(guest, _id)).isUnattended).toBe(true);
  silent.close();
  const heard = await openEvents(menu.admin, endpointUrl(guestOrderEndpoints.stream, menu));
  await until(
    async () => (cartOf(await readCart(guest, _id)).isUnattended === false ? true : undefined),
    'that somebody listens',
  );
  heard.close();
});

it('mails the venue of an auto-accepted order that nobody has noticed', async () => {
  const menu = await inboxMenu(server, { autoAccept: true });
  const [opened, printed] = [await placeOrder(guest, menu), await placeOrder(guest, menu)];
  // The only printer prints one section.
  const body = { title: 'المطبخ', on: 'accepted' as const, sections: [menu.sectionId] };
  const { token = '' } = (await menu.admin.ask(printerEndpoints.create, { params: menu, body })).data;
  const inPart = await placeOrder(guest, menu);
  const { jobToken = '' } = (await guest.request<{ jobToken?: string }>('POST', `/print/${token}`, { body: {} })).body;
  await guest.fetch(`/print/${token}?${new URLSearchParams({ token: jobToken })}`);
  await guest.request('DELETE', `/print/${token}?${new URLSearchParams({ token: jobToken, code: 'OK' })}`);
  const unheard = await placeOrder(guest, menu);
  // A reservation is told of too, though it has no promised time.
  await menu.admin.ask(menuEndpoints.change, { params: menu, body: { purchaseMethod: 'reserve' } });
  const reservation = await reserve(menu);
  const orders = [opened, printed, inPart, unheard, reservation];
  await menu.admin.ask(guestOrderEndpoints.open, { params: { ...menu, cartId: opened._id } });
  await menu.admin.fetch(endpointUrl(guestOrderEndpoints.ticket, { ...menu, cartId: printed._id }));
  for (const { _id } of orders) await makeOlder(server, _id, ['placed_at'], 2 * 60_000);
  const mails = async () =>
    (await mailTo(server.data, menu.admin.email)).filter(({ subject }) => subject.includes('قُبل تلقائيًا'));
  await until(async () => ((await mails()).length > 1 ? true : undefined), 'the mails to the venue', 30_000);
  const told = (await mails()).map(({ text }) => Number(/الطلب رقم (\d+)/.exec(text)?.[1])).sort();
  expect(told).toEqual([unheard.number, reservation.number]);
});

it('refuses what is not an order of this menu', async () => {
  const [mine, theirs] = [await inboxMenu(server), await inboxMenu(server)];
  const { _id: foreign } = await placeOrder(guest, theirs);
  const open = await newCart(guest, mine.menuId, [{ item: mine.itemId, quantity: 1 }]);
  for (const cartId of [foreign, open, 'nothing']) {
    expect((await move(mine, cartId, { state: 'accepted', from: 'pending' })).status).toBe(404);
  }
  expect((await cancel(open)).status).toBe(404);
  await mine.admin.ask(itemEndpoints.remove, { params: mine });
});
