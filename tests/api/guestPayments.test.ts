/** Payments of guests: cash, cards at the door and CliQ. (docs/spec/domain.md#payments-of-guests) */
import {
  cartEndpoints,
  couponEndpoints,
  endpointUrl,
  guestOrderEndpoints,
  guestPaymentEndpoints,
  itemEndpoints,
  paymentMethodEndpoints,
  type Cart,
  type GuestPayment,
  type PaymentStep,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { cartOf, changeCart, changeMenu, newCart, readCart } from '../support/carts.js';
import { expectError } from '../support/expectError.js';
import { GUEST, inboxMenu, makeOlder, move, orderOf } from '../support/guestOrders.js';
import type { Client, ResponseBody } from '../support/http.js';
import { idOf, type SeededMenu } from '../support/menus.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { until } from '../support/until.js';
import { visitor } from '../support/users.js';

let server: RunningServer;
let guest: Client;
beforeAll(async () => {
  server = await sharedServer();
  guest = visitor(server);
});

const CLIQ = { kind: 'cliq', when: 'before', alias: 'CAFE1', aliasName: 'Cafe One' } as const;

const methodUrl = ({ menuId }: SeededMenu) => endpointUrl(paymentMethodEndpoints.create, { menuId });

async function addMethod(menu: SeededMenu, body: object): Promise<string> {
  const { status, body: answer } = await menu.admin.request<ResponseBody<{ readonly _id: string }>>(
    'POST',
    methodUrl(menu),
    { body },
  );
  if (status !== 200 || !answer.data) throw new Error(`${status} ${JSON.stringify(answer)}`);
  return answer.data.data._id;
}

/** An inbox menu with a way to pay. */
async function payableMenu(method: object, orders: Parameters<typeof inboxMenu>[1] = {}) {
  const menu = await inboxMenu(server, orders);
  return { menu, method: await addMethod(menu, method) };
}

async function send(menu: SeededMenu, payment: string, body: object = {}): Promise<Cart> {
  const cartId = await newCart(guest, menu.menuId, [{ item: menu.itemId, quantity: 2 }]);
  return cartOf(await changeCart(guest, cartId, { ...GUEST, payment, ...body }));
}

const begin = (cartId: string, body: object = {}) =>
  guest.request<ResponseBody<PaymentStep>>('POST', endpointUrl(guestPaymentEndpoints.begin, { cartId }), { body });
const claim = ({ _id: cartId, payment }: Cart, body: object = {}) =>
  guest.request<ResponseBody<PaymentStep>>(
    'POST',
    endpointUrl(guestPaymentEndpoints.claim, { cartId, paymentId: payment?._id ?? '' }),
    { body },
  );
const record = ({ admin, menuId }: SeededMenu, { payment }: Cart, body: object) =>
  admin.request<ResponseBody<GuestPayment>>(
    'PUT',
    endpointUrl(guestPaymentEndpoints.move, { menuId, paymentId: payment?._id ?? '' }),
    { body },
  );
const refund = ({ admin, menuId }: SeededMenu, { payment }: Cart, body: object, key = '') =>
  admin.request<ResponseBody<GuestPayment>>(
    'POST',
    endpointUrl(guestPaymentEndpoints.refund, { menuId, paymentId: payment?._id ?? '' }),
    { body, ...(key ? { headers: { 'idempotency-key': key } } : {}) },
  );
const list = async ({ admin, menuId }: SeededMenu, query: Readonly<Record<string, string | undefined>> = {}) =>
  (await admin.ask(guestPaymentEndpoints.list, { params: { menuId }, query })).data;
const orders = async ({ admin, menuId }: SeededMenu, query: Readonly<Record<string, string | undefined>> = {}) =>
  (await admin.ask(guestOrderEndpoints.list, { params: { menuId }, query })).data;
const cartNow = async (cartId: string) => cartOf(await readCart(guest, cartId));

describe('the ways to pay', () => {
  it('depend on currency and inbox, and gateways are not available', async () => {
    const menu = await inboxMenu(server);
    const add = (body: object) => menu.admin.request('POST', methodUrl(menu), { body });
    expectError(await add({ kind: 'gateway' }), 400, ['/kind']);
    expectError(await add({ kind: 'cliq' }), 400, ['/alias']);
    expectError(await add({ ...CLIQ, alias: 'a b' }), 400, ['/alias']);
    expectError(await add({ kind: 'cash', minTotal: 5, maxTotal: 2 }), 400, ['/maxTotal']);
    await changeMenu(menu, { orders: { mode: 'whatsapp' } });
    expectError(await add(CLIQ), 400, ['/when']);
    await changeMenu(menu, { orders: { mode: 'inbox' }, currency: 'USD' });
    expectError(await add(CLIQ), 400, ['/kind']);
  });

  it('are ten at most, in the order of the list, changed and deleted by owners', async () => {
    const { menu, method } = await payableMenu({ kind: 'cash' });
    for (let more = 1; more < 10; more += 1) await addMethod(menu, { kind: 'cash', title: `Till ${more}` });
    expectError(await menu.admin.request('POST', methodUrl(menu), { body: { kind: 'cash' } }), 409);
    const params = { menuId: menu.menuId, methodId: method };
    await menu.admin.ask(paymentMethodEndpoints.change, { params, body: { title: 'نقدًا هنا' } });
    const { data } = await menu.admin.ask(paymentMethodEndpoints.list, { params: { menuId: menu.menuId } });
    expect(data.map(({ title }) => title)).toEqual([
      'نقدًا هنا',
      ...Array.from({ length: 9 }, (_, at) => `Till ${at + 1}`),
    ]);
    await menu.admin.ask(paymentMethodEndpoints.remove, { params });
    expect((await menu.admin.ask(paymentMethodEndpoints.list, { params: { menuId: menu.menuId } })).data).toHaveLength(
      9,
    );
  });

  it('are asked for only where one is offered', async () => {
    const menu = await inboxMenu(server);
    const plain = await newCart(guest, menu.menuId, [{ item: menu.itemId }]);
    expect(cartOf(await changeCart(guest, plain, GUEST))).toMatchObject({ state: 'pending', payment: null });
    const small = await addMethod(menu, { kind: 'cash', maxTotal: 0.001 });
    const off = await addMethod(menu, { kind: 'cash', active: false });
    const cartId = await newCart(guest, menu.menuId, [{ item: menu.itemId }]);
    expect((await cartNow(cartId)).paymentMethods).toEqual([expect.objectContaining({ _id: small, kind: 'cash' })]);
    for (const payment of [small, off, 'a'.repeat(24)])
      expectError(await changeCart(guest, cartId, { ...GUEST, payment }), 400, ['/payment']);
    await addMethod(menu, { kind: 'card-at-door' });
    expectError(await changeCart(guest, cartId, GUEST), 400, ['/payment']);
  });
});

describe('payment on receipt', () => {
  it('lets the order through at once, and stays open until the venue records it', async () => {
    const { menu, method } = await payableMenu({ kind: 'cash' });
    const cart = await send(menu, method);
    expect(cart).toMatchObject({
      number: 1,
      state: 'pending',
      payment: { state: 'open', payBy: null, amount: cart.total },
    });
    expect(cart.payment?.reference).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
    expectError(await claim(cart), 409);
    expect(orderOf(await move(menu, cart._id, { state: 'accepted', from: 'pending' })).payment?.state).toBe('open');
    const paid = await record(menu, cart, { state: 'paid', from: 'open', reference: 'Till 7' });
    expect(paid.body.data?.data).toMatchObject({ state: 'paid', note: 'Till 7', number: 1 });
    const again = await record(menu, cart, { state: 'failed', from: 'open' });
    expectError(again, 409);
    expect(again.body.err?.state).toBe('paid');
    const blocked = await begin(cart._id);
    expectError(blocked, 409);
    expect((await cartNow(cart._id)).payment).toMatchObject({ state: 'paid' });
  });

  it('becomes a return that is due when the order is cancelled, ticked off with a reference', async () => {
    const { menu, method } = await payableMenu({ kind: 'cash' });
    const cart = await send(menu, method);
    await record(menu, cart, { state: 'paid', from: 'open' });
    await move(menu, cart._id, { state: 'rejected', from: 'pending', reason: 'closed' });
    expect(await list(menu, { due: '1' })).toMatchObject([{ _id: cart.payment?._id, isReturnDue: true }]);
    expect((await cartNow(cart._id)).payment?.isReturnDue).toBe(true);
    expectError(await refund(menu, cart, { amount: cart.total + 1, reason: 'x' }), 409, ['/amount']);
    const part = { amount: 1, reason: 'partly', reference: 'R1' };
    const first = await refund(menu, cart, part, 'key-1');
    expect(await refund(menu, cart, part, 'key-1')).toMatchObject({ status: 200, text: first.text });
    const rest = await refund(menu, cart, { amount: cart.total - 1, reason: 'all' });
    expect(rest.body.data?.data).toMatchObject({ state: 'refunded', refunded: cart.total, isReturnDue: false });
    expect(await list(menu, { due: '1' })).toEqual([]);
    const stats = await menu.admin.ask(guestOrderEndpoints.stats, { params: { menuId: menu.menuId } });
    expect(stats.data.received).toEqual([
      { kind: 'cash', title: 'نقدًا', payments: 1, received: cart.total, returned: cart.total, net: 0 },
    ]);
  });
});

describe('CliQ before the order', () => {
  it('holds the order back until the guest claims the transfer and the venue confirms it', async () => {
    const { menu, method } = await payableMenu(CLIQ);
    const cart = await send(menu, method);
    expect(cart).toMatchObject({ state: 'unpaid', payment: { state: 'open' } });
    expect([cart.number, cart.placedAt]).toEqual([null, null]);
    expect(await orders(menu)).toEqual([]);
    expect(await orders(menu, { state: 'unpaid' })).toMatchObject([{ _id: cart._id, state: 'unpaid' }]);
    const params = { menuId: menu.menuId };
    expect((await menu.admin.ask(guestOrderEndpoints.count, { params })).data).toMatchObject({ orders: 0, pending: 0 });
    expectError(await move(menu, cart._id, { state: 'accepted', from: 'unpaid', received: true }), 409);
    const next = (await begin(cart._id)).body.data?.data.next;
    expect(next).toMatchObject({ kind: 'instructions', alias: 'CAFE1', name: 'Cafe One', amount: cart.total });
    expect(next?.reference).toBe(cart.payment?.reference);
    expect((await cartNow(cart._id)).payment?.next).toEqual(next);
    expectError(await claim(cart, { last4: '12' }), 400, ['/last4']);
    expect((await claim(cart, { sender: 'سامي', last4: '١٢٣٤' })).status).toBe(200);
    expectError(await claim(cart), 409);
    expect(await cartNow(cart._id)).toMatchObject({ number: 1, state: 'pending', payment: { state: 'claimed' } });
    const from = { state: 'accepted', from: 'pending' };
    expectError(await move(menu, cart._id, from), 400, ['/received']);
    const accepted = orderOf(await move(menu, cart._id, { ...from, received: true }));
    expect(accepted.payment).toMatchObject({ state: 'paid', claim: { sender: 'سامي', last4: '1234' } });
  });

  it('accepts an order whose transfer has not arrived as unpaid, which can still be recorded', async () => {
    const { menu, method } = await payableMenu(CLIQ, { autoAccept: true });
    const cart = await send(menu, method);
    await claim(cart);
    expect((await cartNow(cart._id)).state).toBe('pending');
    const order = orderOf(await move(menu, cart._id, { state: 'accepted', from: 'pending', received: false }));
    expect(order.payment).toMatchObject({ state: 'claimed', received: false });
    expect((await record(menu, cart, { state: 'paid', from: 'claimed' })).status).toBe(200);
  });

  it('is placed when the venue sees the money first, once even if both say so together', async () => {
    const { menu, method } = await payableMenu(CLIQ);
    const cart = await send(menu, method);
    const answers = await Promise.all([claim(cart), claim(cart), record(menu, cart, { state: 'paid', from: 'open' })]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await orders(menu)).toMatchObject([{ number: 1, state: 'pending' }]);
  });

  it('ends after its time, and gives back coupon and portions', async () => {
    const { menu, method } = await payableMenu(CLIQ);
    const item = { menuId: menu.menuId, sectionId: menu.sectionId, itemId: menu.itemId };
    await menu.admin.ask(itemEndpoints.change, { params: item, body: { left: 2 } });
    const coupon = { title: 'خصم', code: 'ONCE', kind: 'percent', value: 10, uses: 1 } as const;
    await menu.admin.ask(couponEndpoints.create, { params: { menuId: menu.menuId }, body: coupon });
    const cart = await send(menu, method, { coupon: 'ONCE' });
    const used = async () =>
      (await menu.admin.ask(couponEndpoints.list, { params: { menuId: menu.menuId } })).data[0]?.used;
    expect(await used()).toBe(1);
    await makeOlder(server, cart._id, ['pay_by'], 16 * 60_000);
    expect(await cartNow(cart._id)).toMatchObject({ state: 'canceled', reason: 'unpaid' });
    expectError(await begin(cart._id), 409);
    await until(async () => ((await used()) === 0 ? true : undefined), 'the coupon', 60_000);
    expect(await list(menu)).toMatchObject([{ state: 'expired' }]);
    expect((await send(menu, method, { coupon: 'ONCE' })).state).toBe('unpaid');
    expect(await orders(menu)).toEqual([]);
  });

  it('can be cancelled by the guest, or paid in another way', async () => {
    const { menu, method } = await payableMenu(CLIQ);
    const cash = await addMethod(menu, { kind: 'cash' });
    const first = await send(menu, method);
    const cancelled = await guest.request('POST', endpointUrl(cartEndpoints.cancel, { cartId: first._id }));
    expect(cancelled.status).toBe(200);
    expect(await cartNow(first._id)).toMatchObject({ state: 'canceled', payment: { state: 'canceled' } });
    const second = await send(menu, method);
    expect((await begin(second._id, { method: cash })).body.data?.data).toMatchObject({
      payment: { state: 'open', method: { kind: 'cash' } },
      next: { kind: 'none' },
    });
    expect(await cartNow(second._id)).toMatchObject({ state: 'pending', number: 1 });
    for (const way of [method, cash, method]) expect((await begin(second._id, { method: way })).status).toBe(200);
    expectError(await begin(second._id, { method: cash }), 429);
  });

  it('works without scripts, and only with the cart’s own payment', async () => {
    const { menu, method } = await payableMenu(CLIQ);
    const [cart, other] = [await send(menu, method), await send(menu, method)];
    expectError(await claim({ ...other, _id: cart._id }), 404);
    expectError(await begin(cart._id, { amount: 1 }), 400, ['/amount']);
    const path = endpointUrl(guestPaymentEndpoints.claim, { cartId: cart._id, paymentId: cart.payment?._id ?? '' });
    const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'sender=Sami&last4=' };
    for (const _ of [1, 2]) {
      const { status, headers } = await guest.request('POST', path, form);
      expect([status, headers.get('location')]).toEqual([303, `/cart/${cart._id}`]);
    }
    expect((await cartNow(cart._id)).payment).toMatchObject({ state: 'claimed', claim: { sender: 'Sami' } });
    const wanted = { menuId: menu.menuId, paymentId: idOf(cart.payment ?? {}) };
    const wrong = { body: { state: 'authorised', from: 'claimed' } };
    expectError(await menu.admin.request('PUT', endpointUrl(guestPaymentEndpoints.move, wanted), wrong), 400, [
      '/state',
    ]);
    const stranger = await inboxMenu(server);
    const theirs = endpointUrl(guestPaymentEndpoints.move, { ...wanted, menuId: stranger.menuId });
    expectError(await stranger.admin.request('PUT', theirs, { body: { state: 'paid', from: 'claimed' } }), 404);
  });
});

it('finds payments by state, method, reference and number, also as a spreadsheet', async () => {
  const { menu, method } = await payableMenu({ kind: 'cash' });
  const [first, second] = [await send(menu, method), await send(menu, method)];
  await record(menu, first, { state: 'paid', from: 'open' });
  expect(await list(menu)).toMatchObject([{ number: 2 }, { number: 1 }]);
  expect(await list(menu, { state: 'paid' })).toMatchObject([{ number: 1 }]);
  expect(await list(menu, { method: 'cliq' })).toEqual([]);
  expect(await list(menu, { method, q: '2' })).toMatchObject([{ number: 2 }]);
  expect(await list(menu, { q: second.payment?.reference.toLowerCase() })).toMatchObject([{ number: 2 }]);
  const { menuId } = menu;
  const sheet = await menu.admin.request('GET', endpointUrl(guestPaymentEndpoints.list, { menuId }, { excel: '1' }));
  expect(sheet.status).toBe(200);
  const bad = endpointUrl(guestPaymentEndpoints.list, { menuId }, { state: 'nothing' });
  expectError(await menu.admin.request('GET', bad), 400, ['/state']);
});
