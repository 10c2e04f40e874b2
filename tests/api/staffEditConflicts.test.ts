/** Two of the provider's staff change the same order, menu or image. (docs/decisions/041-edit-conflicts.md) */
import {
  auditLogEndpoints,
  fingerprintsOf,
  menuEndpoints,
  orderEndpoints,
  publicImageEndpoints,
  type ApiError,
  type Conflict,
  type Order,
  type OrderUpdateInput,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/http.js';
import { idOf, newMenu } from '../support/menus.js';
import { picture, send } from '../support/pictures.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { newUser, staffMember, type Person } from '../support/users.js';

let server: RunningServer;
let desk: Client;
let client: Person;

beforeAll(async () => {
  server = await sharedServer();
  desk = await staffMember(server);
  client = await newUser(server, 'client');
});

const [SHOWN, THEIRS, MINE] = ['2031-05-05', '2032-05-05', '2031-12-01'].map((day) => `${day}T00:00:00.000Z`) as [
  string,
  string,
  string,
];

async function sell(): Promise<Order & { readonly params: { readonly orderId: string } }> {
  const body = { user: client.username, totalAmount: 100, subEnd: SHOWN };
  const { data } = await desk.ask(orderEndpoints.create, { params: {}, body });
  return { ...data, params: { orderId: idOf(data) } };
}

const orderNow = async (order: Order) =>
  (await desk.ask(orderEndpoints.read, { params: { orderId: idOf(order) } })).data;

async function refusalOf(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason as ApiError,
  );
  if (error?.statusCode !== 409) throw error ?? new Error('The call was accepted.');
  return error;
}

const conflictsOf = async (call: Promise<unknown>): Promise<readonly Conflict[]> => (await refusalOf(call)).conflicts;

describe('what another member of staff has changed meanwhile is refused with its present value', () => {
  it('for the end of a subscription', async () => {
    const { params, ...order } = await sell();
    const end = (endDate: string, shown: string) =>
      desk.ask(orderEndpoints.changeSubscription, {
        params,
        body: { endDate },
        seen: fingerprintsOf({ endDate: shown }, ['endDate']),
      });
    await end(THEIRS, SHOWN);
    expect(await conflictsOf(end(MINE, SHOWN))).toEqual([{ path: '/endDate', value: THEIRS }]);
    expect((await orderNow(order)).subEnd).toBe(THEIRS);
    // The same day again is no conflict, and neither is a change of the value that is shown now.
    await end('2032-05-05', SHOWN);
    await end(MINE, THEIRS);
    expect((await orderNow(order)).subEnd).toBe(MINE);
  });

  it('for the end of a demo, and not for other fields', async () => {
    const { params, ...order } = await sell();
    const seen = fingerprintsOf(order, ['demoEndDate', 'status']);
    await desk.ask(orderEndpoints.change, { params, body: { isDemo: true, demoEndDate: THEIRS } });
    const body = { demoEndDate: MINE, status: 'ready' } as const;
    expect(await conflictsOf(desk.ask(orderEndpoints.change, { params, body, seen }))).toEqual([
      { path: '/demoEndDate', value: THEIRS },
    ]);
    expect(await orderNow(order)).toMatchObject({ demoEndDate: THEIRS, status: 'unready' });
    const { data } = await desk.ask(orderEndpoints.change, {
      params,
      body: { status: 'ready' },
      seen: fingerprintsOf(order, ['status', 'subEnd']),
    });
    expect(data.status).toBe('ready');
  });

  it('for the menu of an order', async () => {
    const { params } = await sell();
    const [first, second] = [await newMenu(desk, client), await newMenu(desk, client)];
    const assign = (menuId: string) =>
      desk.ask(orderEndpoints.assignMenu, { params, body: { menuId }, seen: fingerprintsOf({}, ['menuId']) });
    await assign(first);
    await assign(first);
    expect(await conflictsOf(assign(second))).toEqual([{ path: '/menuId', value: first }]);
  });

  it('for what a menu is: running, stopped or to be stopped', async () => {
    const params = { menuId: await newMenu(desk, client) };
    const seen = fingerprintsOf({ schedule: null }, ['schedule']);
    const stopAt = (schedule: string) => desk.ask(menuEndpoints.deactivate, { params, query: { schedule }, seen });
    await stopAt(THEIRS);
    await stopAt(THEIRS);
    expect(await conflictsOf(stopAt(MINE))).toEqual([{ path: '/schedule', value: THEIRS }]);
    expect(await conflictsOf(desk.ask(menuEndpoints.deactivate, { params, seen }))).toHaveLength(1);
    const start = (shown: string) =>
      desk.ask(menuEndpoints.activate, { params, seen: fingerprintsOf({ schedule: shown }, ['schedule']) });
    expect(await conflictsOf(start(MINE))).toEqual([{ path: '/schedule', value: THEIRS }]);
    await start(THEIRS);
  });

  it('for title and file of a public image', async () => {
    const { data } = await desk.ask(publicImageEndpoints.create, { params: {}, body: { title: 'كبة' } });
    const params = { imageId: data._id };
    const rename = (title: string) =>
      desk.ask(publicImageEndpoints.change, { params, body: { title }, seen: fingerprintsOf(data, ['title']) });
    await rename('كبة نيئة');
    expect(await conflictsOf(rename('كبة مقلية'))).toEqual([{ path: '/title', value: 'كبة نيئة' }]);

    const file = await picture().png().toBuffer();
    const replace = (imageBefore: string) =>
      send(desk, { model: 'publicImage', path: 'image', data: { publicImage: params.imageId, imageBefore }, file });
    const { body } = await replace('');
    const image = body.data?.data.image;
    const refused = await replace('');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ conflicts: [{ path: '/image', value: image }] });
    expect((await desk.ask(publicImageEndpoints.read, { params })).data.image).toBe(image);
    expect((await replace(image ?? '')).status).toBe(200);
    const item = { model: 'item', path: 'image', data: { menu: 'x', item: 'y', imageBefore: '' } };
    expect((await desk.request('POST', '/api/v1/upload', { body: item })).status).toBe(400);
  });
});

it('a mark that changes what is owed is refused if the sums were others', async () => {
  const { params, ...order } = await sell();
  const sumsBefore = { totalAmount: 100, paid: 0 };
  const marks: readonly OrderUpdateInput[] = [{ canceled: true }, { isDemo: true }];
  await desk.ask(orderEndpoints.pay, { params, body: { method: 'cliq', value: 25 } });
  for (const mark of marks) {
    const refused = await refusalOf(desk.ask(orderEndpoints.change, { params, body: { ...mark, sumsBefore } }));
    expect(refused.errors.map(({ path }) => path)).toEqual(['/sumsBefore']);
    expect(refused.message).toMatch(/25/);
  }
  const correction = { from: 100, totalAmount: 90, reason: 'خصم', belowPaid: false };
  await desk.ask(orderEndpoints.correctTotal, { params, body: correction });
  const late = desk.ask(orderEndpoints.change, {
    params,
    body: { canceled: true, sumsBefore: { totalAmount: 100, paid: 25 } },
  });
  expect((await refusalOf(late)).message).toMatch(/90/);
  expect(await orderNow(order)).toMatchObject({ canceled: false, isDemo: false });
  const body = { canceled: true, sumsBefore: { totalAmount: 90, paid: 25 }, reason: '  أغلق المطعم ' };
  await desk.ask(orderEndpoints.change, { params, body });
  const { data } = await desk.ask(auditLogEndpoints.ofOrder, { params });
  expect(data[0]).toMatchObject({ deed: 'order-changed', details: { canceled: true, reason: 'أغلق المطعم' } });
});

it('the audit log keeps the former end, and why the new one is late', async () => {
  const { params } = await sell();
  const late = { endDate: '2072-01-01', reason: 'عقد طويل' };
  await desk.ask(orderEndpoints.changeSubscription, { params, body: late });
  await desk.ask(orderEndpoints.change, { params, body: { subEnd: MINE, demoEndDate: THEIRS } });
  const { data } = await desk.ask(auditLogEndpoints.ofOrder, { params });
  expect(data[1]?.details).toEqual({ ...late, formerEnd: SHOWN });
  expect(data[0]?.details).toMatchObject({ subEnd: MINE, formerEnd: '2072-01-01T00:00:00.000Z', formerDemoEnd: null });
});

it('a menu isn’t stopped at a time that has passed', async () => {
  const params = { menuId: await newMenu(desk, client) };
  const past = desk.ask(menuEndpoints.deactivate, { params, query: { schedule: '2020-01-01T00:00:00Z' } });
  await expect(past).rejects.toMatchObject({ statusCode: 400, errors: [{ path: '/schedule' }] });
});
