/** Staff renew subscriptions for a year. (docs/spec/domain.md#renewals) */
import {
  addDays,
  auditLogEndpoints,
  endpointUrl,
  menuEndpoints,
  orderEndpoints,
  planEndpoints,
  providerDay,
  yearAfter,
  type Order,
  type OrderRenewalInput,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectError } from '../support/expectError.js';
import type { Client, ResponseBody } from '../support/http.js';
import { idOf, newMenu } from '../support/menus.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { newUser, staffMember, type Person } from '../support/users.js';

let server: RunningServer;
let provider: Client;
let client: Person;
beforeAll(async () => {
  server = await sharedServer();
  provider = await staffMember(server);
  client = await newUser(server, 'client');
});

const today = () => providerDay(new Date().toISOString());
const at = (order: Order) => ({ orderId: idOf(order) });

/** Sells a subscription of a new menu. */
async function sell(subEnd: string, totalAmount = 120.5): Promise<Order> {
  const body = { user: client.username, totalAmount, subEnd };
  const { data } = await provider.ask(orderEndpoints.create, { params: {}, body });
  const menuId = await newMenu(provider, client);
  return (await provider.ask(orderEndpoints.assignMenu, { params: at(data), body: { menuId } })).data;
}

const propose = async (order: Order) => (await provider.ask(orderEndpoints.proposeRenewal, { params: at(order) })).data;
const send = (order: Order, body: Omit<OrderRenewalInput, 'start' | 'again'> & Partial<OrderRenewalInput>) =>
  provider.request<ResponseBody<Order>>('POST', endpointUrl(orderEndpoints.renew, at(order)), { body });
const deeds = async (order: Order) =>
  (await provider.ask(auditLogEndpoints.ofOrder, { params: at(order) })).data.map(({ deed }) => deed);

describe('a renewal', () => {
  it('follows the order’s end, at its price, for the same client, unpaid', async () => {
    const order = await sell('2031-05-05T00:00:00.000Z');
    await provider.ask(orderEndpoints.change, { params: at(order), body: { status: 'ready' } });
    const proposal = await propose(order);
    expect(proposal).toEqual({
      from: '2031-05-05',
      until: '2032-05-05',
      totalAmount: 120.5,
      number: order.number,
      fromFormerEnd: null,
      existing: null,
    });
    const { data } = await provider.ask(orderEndpoints.renew, {
      params: at(order),
      body: { from: proposal.from, totalAmount: proposal.totalAmount },
    });
    expect(data).toMatchObject({
      user: order.user,
      totalAmount: 120.5,
      totalOnPaid: 0,
      payments: [],
      status: 'ready',
      isDemo: false,
      subEnd: '2032-05-05T00:00:00.000Z',
      menu: { _id: order.menu?._id, active: true, inactiveFrom: null, deleted: false },
    });
    expect(data.number).toBeGreaterThan(order.number);
    expect(await deeds(order)).toContain('order-renewed');
    expect(await deeds(data)).toEqual(['order-created']);
    expect(await propose(order)).toMatchObject({ from: '2032-05-05', number: data.number });
  });

  it('costs the agreed price, which the next one proposes again', async () => {
    const order = await sell('2031-05-05T00:00:00.000Z');
    const body = { from: '2031-05-05', totalAmount: 120.5 };
    const address = endpointUrl(orderEndpoints.renew, at(order));
    expectError(await provider.request('POST', address, { body: { ...body, agreedAmount: -1 } }), 400, [
      '/agreedAmount',
    ]);
    const { data } = await provider.ask(orderEndpoints.renew, {
      params: at(order),
      body: { ...body, agreedAmount: 150.25 },
    });
    expect(data).toMatchObject({ totalAmount: 150.25, totalOnPaid: 0 });
    expect(await propose(order)).toMatchObject({ totalAmount: 150.25, number: data.number });
  });

  it('starts today after a past end, or after a demo at the default total', async () => {
    const ended = await sell('2020-01-01T00:00:00.000Z');
    expect(await propose(ended)).toMatchObject({ from: today(), until: yearAfter(today()) });
    const demo = await sell('2031-05-05T00:00:00.000Z', 0);
    const demoEnd = addDays(today(), 3);
    const body = { isDemo: true, demoEndDate: `${demoEnd}T00:00:00.000Z` };
    await provider.ask(orderEndpoints.change, { params: at(demo), body });
    expect(await propose(demo)).toMatchObject({ from: demoEnd, until: yearAfter(demoEnd), totalAmount: 99 });
  });

  it('after a lapse may start at the former end, but on no other day', async () => {
    const formerEnd = addDays(today(), -30);
    const order = await sell(`${formerEnd}T00:00:00.000Z`);
    const proposal = await propose(order);
    expect(proposal).toMatchObject({ from: today(), fromFormerEnd: { from: formerEnd, until: yearAfter(formerEnd) } });
    expectError(await send(order, { from: addDays(today(), -29), totalAmount: 120.5 }), 409, ['/from']);
    const renewed = await send(order, { from: formerEnd, totalAmount: 120.5 });
    expect(renewed.body.data?.data.subEnd).toBe(`${yearAfter(formerEnd)}T00:00:00.000Z`);
  });

  it('is made once if sent twice, and refused if start or price has changed', async () => {
    const order = await sell('2031-05-05T00:00:00.000Z');
    const body = { from: '2031-05-05', totalAmount: 120.5 };
    expectError(await send(order, { ...body, totalAmount: 99 }), 409, ['/totalAmount']);
    const answers = await Promise.all([send(order, body), send(order, body), send(order, { ...body, start: true })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expectError(await send(order, body), 409, ['/again']);
    const { data } = await provider.ask(orderEndpoints.list, { params: {}, query: { username: client.username } });
    expect(data.filter(({ menu }) => menu?._id === order.menu?._id)).toHaveLength(2);
  });

  it('that exists is named, and another year needs confirmation', async () => {
    const order = await sell('2031-05-05T00:00:00.000Z');
    const first = (await send(order, { from: '2031-05-05', totalAmount: 120.5, agreedAmount: 150 })).body.data!.data;
    const existing = {
      _id: first._id,
      number: first.number,
      from: '2031-05-05',
      until: '2032-05-05',
      totalAmount: 150,
    };
    expect(await propose(order)).toMatchObject({ from: '2032-05-05', number: first.number, existing });
    expect((await propose(first)).existing).toBeNull();
    const body = { from: '2032-05-05', totalAmount: 150 };
    const refused = await provider.request('POST', endpointUrl(orderEndpoints.renew, at(order)), {
      body,
      headers: { 'accept-language': 'en' },
    });
    expectError(refused, 409, ['/again']);
    const told = refused.body.message?.replaceAll(/[\u200e\u2066-\u2069]/g, '') ?? '';
    expect(told).toContain(`order ${first.number}, from 05/05/2031 until 05/05/2032, with a total of 150.00 JD`);
    expectError(await send(order, { ...body, from: '2031-05-05', again: true }), 409, ['/from']);
    const second = await send(order, { ...body, again: true });
    expect(second.body.data?.data.subEnd).toBe('2033-05-05T00:00:00.000Z');
    // A renewal that was cancelled is none.
    for (const one of [first, second.body.data!.data])
      await provider.ask(orderEndpoints.change, { params: at(one), body: { canceled: true } });
    expect(await propose(order)).toMatchObject({ from: '2031-05-05', existing: null });
  });

  it('of an order followed by a manual one names that, without a start', async () => {
    const order = await sell('2031-05-05T00:00:00.000Z');
    const body = { user: client.username, totalAmount: 80, subEnd: '2032-06-06T00:00:00.000Z' };
    const { data } = await provider.ask(orderEndpoints.create, { params: {}, body });
    await provider.ask(orderEndpoints.assignMenu, { params: at(data), body: { menuId: order.menu?._id ?? '' } });
    const existing = { _id: data._id, number: data.number, from: null, until: '2032-06-06', totalAmount: 80 };
    expect((await propose(order)).existing).toEqual(existing);
  });

  it('starts a menu that is stopped or will stop, only if asked to', async () => {
    const order = await sell('2031-05-05T00:00:00.000Z');
    const params = { menuId: order.menu?._id ?? '' };
    await provider.ask(menuEndpoints.deactivate, { params });
    const stopped = await send(order, { from: '2031-05-05', totalAmount: 120.5 });
    expect(stopped.body.data?.data.menu).toMatchObject({ active: false, inactiveFrom: expect.any(String) });
    const started = await send(order, { from: '2032-05-05', totalAmount: 120.5, start: true, again: true });
    expect(started.body.data?.data.menu).toMatchObject({ active: true, inactiveFrom: null });
    const { data } = await provider.ask(auditLogEndpoints.ofMenu, { params });
    expect(
      data
        .map(({ deed }) => deed)
        .slice(0, 2)
        .sort(),
    ).toEqual(['menu-activated', 'order-renewed']);
  });

  it('is refused for cancelled or unknown orders, or a wrong day or price', async () => {
    const order = await sell('2031-05-05T00:00:00.000Z');
    const body = { from: '2031-05-05', totalAmount: 120.5 };
    const address = endpointUrl(orderEndpoints.renew, at(order));
    expectError(await provider.request('POST', address, { body: { ...body, from: '2031-02-30' } }), 400, ['/from']);
    expectError(await provider.request('POST', address, { body: { ...body, totalAmount: -1 } }), 400, ['/totalAmount']);
    expectError(await provider.request('POST', address, { body: {} }), 400, ['/from', '/totalAmount']);
    await provider.ask(orderEndpoints.change, { params: at(order), body: { canceled: true } });
    expectError(await send(order, body), 409);
    expectError(await provider.request('GET', endpointUrl(orderEndpoints.proposeRenewal, at(order))), 409);
    const unknown = endpointUrl(orderEndpoints.renew, { orderId: 'a'.repeat(24) });
    expectError(await provider.request('POST', unknown, { body }), 404);
  });

  it('of a fully paid demo is refused until that is a subscription', async () => {
    const trial = await sell('2031-05-05T00:00:00.000Z', 99);
    const demoEnd = addDays(today(), 14);
    const demoEndDate = `${demoEnd}T00:00:00.000Z`;
    await provider.ask(orderEndpoints.change, { params: at(trial), body: { isDemo: true, demoEndDate } });
    await provider.ask(orderEndpoints.pay, { params: at(trial), body: { method: 'cash', value: 99 } });
    const body = { from: demoEnd, totalAmount: 99 };
    const refused = await provider.request('POST', endpointUrl(orderEndpoints.renew, at(trial)), {
      body: { ...body, again: true },
      headers: { 'accept-language': 'en' },
    });
    expectError(refused, 409);
    expect(refused.body.message).toContain('is a demo that is fully paid');
    expectError(await provider.request('GET', endpointUrl(orderEndpoints.proposeRenewal, at(trial))), 409);

    // An order that was created by hand covers the year, until it is cancelled.
    const subEnd = `${yearAfter(demoEnd)}T00:00:00.000Z`;
    const byHand = { user: client.username, totalAmount: 99, subEnd };
    const { data: other } = await provider.ask(orderEndpoints.create, { params: {}, body: byHand });
    await provider.ask(orderEndpoints.assignMenu, { params: at(other), body: { menuId: trial.menu?._id ?? '' } });
    const endsBefore = { subEnd: trial.subEnd, demoEndDate };
    const accept = () =>
      provider.request<ResponseBody<Order>>('PUT', endpointUrl(orderEndpoints.change, at(trial)), {
        body: { isDemo: false, subEnd, endsBefore },
        headers: { 'accept-language': 'en' },
      });
    const covered = await accept();
    expectError(covered, 409, ['/isDemo']);
    expect(covered.body.message).toContain('Another order covers this year');
    await provider.ask(orderEndpoints.change, { params: at(other), body: { canceled: true } });
    expect((await accept()).body.data?.data).toMatchObject({ isDemo: false, subEnd });
    expect(await propose(trial)).toMatchObject({ from: yearAfter(demoEnd), existing: null });
  });

  it('of an order without a menu has nothing to start', async () => {
    const own = await newUser(server, 'client');
    const body = { user: own.username, totalAmount: 5, subEnd: '2031-05-05' };
    const { data: order } = await provider.ask(orderEndpoints.create, { params: {}, body });
    expectError(await send(order, { from: '2031-05-05', totalAmount: 5, start: true }), 409, ['/start']);
    const { status } = await send(order, { from: '2031-05-05', totalAmount: 5 });
    expect(status).toBe(200);
  });

  it('without a menu continues its own order, not another one without a menu', async () => {
    const own = await newUser(server, 'client');
    const sellWithoutMenu = async (totalAmount: number, subEnd: string) =>
      (await provider.ask(orderEndpoints.create, { params: {}, body: { user: own.username, totalAmount, subEnd } }))
        .data;
    const order = await sellWithoutMenu(50, '2031-05-05');
    const other = await sellWithoutMenu(80, '2033-03-03');
    expect(await propose(order)).toMatchObject({ from: '2031-05-05', totalAmount: 50, number: order.number });
    const body = { from: '2031-05-05', totalAmount: 50 };
    const answers = await Promise.all([send(order, body), send(order, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const renewal = answers.find(({ status }) => status === 200)!.body.data!.data;
    const next = { from: '2032-05-05', totalAmount: 50, number: renewal.number };
    expect([await propose(order), await propose(renewal)]).toMatchObject([next, next]);
    expect(await propose(other)).toMatchObject({ from: '2033-03-03', totalAmount: 80, number: other.number });
    await provider.ask(orderEndpoints.change, { params: at(renewal), body: { canceled: true } });
    expect(await propose(order)).toMatchObject({ from: '2031-05-05', number: order.number });
  });
});

it('of a plan costs its price now, for its months; less needs a reason', async () => {
  const plan = { name: 'فضية', price: 120, months: 6, isOffered: true };
  const { data: made } = await provider.ask(planEndpoints.create, { params: {}, body: plan });
  const terms = { user: client.username, plan: made._id, totalAmount: 100, subEnd: '2031-01-31' };
  const create = (body: object) => provider.request('POST', endpointUrl(orderEndpoints.create, {}), { body });
  expectError(await create(terms), 400, ['/discountReason']);
  expectError(await create({ ...terms, plan: 'a'.repeat(24) }), 404, ['/plan']);
  const { data: order } = await provider.ask(orderEndpoints.create, {
    params: {},
    body: { ...terms, discountReason: ' أول زبون ' },
  });
  const sold = { plan: { _id: made._id, name: 'فضية', months: 6, price: 120, priceNow: 120 } };
  expect(order).toMatchObject({ ...sold, totalAmount: 100, discountReason: 'أول زبون' });
  await provider.ask(planEndpoints.change, { params: { planId: made._id }, body: { ...plan, price: 130 } });
  const proposal = await propose(order);
  expect(proposal).toMatchObject({ from: '2031-01-31', until: '2031-07-31', totalAmount: 130, plan: 'فضية' });
  const agreed = { from: proposal.from, totalAmount: 130, agreedAmount: 125 };
  expectError(await send(order, agreed), 400, ['/discountReason']);
  expect((await send(order, { ...agreed, discountReason: 'وفاء' })).status).toBe(200);
  expect((await provider.ask(orderEndpoints.read, { params: at(order) })).data.plan).toMatchObject({ price: 120 });
  // A plan that is not sold any more is renewed at the price of its order, and not sold again.
  await provider.ask(planEndpoints.change, { params: { planId: made._id }, body: { ...plan, isOffered: false } });
  expect(await propose(order)).toMatchObject({ totalAmount: 125 });
  expectError(await create({ ...terms, discountReason: 'x' }), 404, ['/plan']);
  const { data } = await provider.ask(planEndpoints.list, { params: {} });
  expect(data.find(({ _id }) => _id === made._id)).toMatchObject({ price: 120, isOffered: false });
  const nowhere = endpointUrl(planEndpoints.change, { planId: 'b'.repeat(24) });
  expectError(await provider.request('PUT', nowhere, { body: plan }), 404);
});
