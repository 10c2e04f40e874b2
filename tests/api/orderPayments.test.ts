/** Payments are exact, and never exceed the total, even if they are sent in parallel. (docs/spec/domain.md#payments) */
import {
  addDays,
  auditLogEndpoints,
  DEFAULT_TIME_ZONE,
  endpointUrl,
  orderEndpoints,
  todayIn,
  workQueueEndpoints,
  type Order,
} from '@qaima/schemas';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../support/http.js';
import { newFolder, removeFolder } from '../support/runFolder.js';
import { idOf } from '../support/menus.js';
import { newUser, staffMember, type Person } from '../support/users.js';
import { expectError } from '../support/expectError.js';
import { startServer, type RunningServer, type Server } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';
import { reportResult } from '../support/extendedTests.js';

let server: RunningServer;
/** A second process on the same database, if the database allows several. */
let second: Server | undefined;
let provider: Client;
let client: Person;

beforeAll(async () => {
  server = await sharedServer();
  provider = await staffMember(server);
  client = await newUser(server, 'client');
  if (server.data.databaseUrl === undefined) return;
  // Only one server may use a data folder, so the second server shares only the database and the secret.
  const secret = readFileSync(join(server.data.folder, 'secret'), 'utf8');
  second = await startServer({ data: { ...server.data, folder: newFolder('second') }, env: { SECRET: secret } });
});
afterAll(async () => {
  await second?.stop();
  if (second) removeFolder(second.data.folder);
});

async function sell(totalAmount: number): Promise<{ readonly orderId: string }> {
  const body = { user: client.username, totalAmount, subEnd: '2031-01-01' };
  return { orderId: idOf((await provider.ask(orderEndpoints.create, { params: {}, body })).data) };
}

const pay = (params: { readonly orderId: string }, value: number, by = provider) =>
  by.request('POST', endpointUrl(orderEndpoints.pay, params), { body: { method: 'cliq', value } });

const read = async (params: { readonly orderId: string }): Promise<Order> =>
  (await provider.ask(orderEndpoints.read, { params })).data;

it('is exact in thousandths, and exactly 1 when all is paid', async () => {
  const order = await sell(0.3);
  for (const value of [0.1, 0.1, 0.1]) expect((await pay(order, value)).status).toBe(200);
  const { totalOnPaid, payments = [] } = await read(order);
  expect(totalOnPaid).toBe(1);
  expect(payments.map(({ value }) => value)).toEqual([0.1, 0.1, 0.1]);
  expect(payments[0]).toMatchObject({ method: 'cliq', date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
});

it('refuses more than what is outstanding, and says how much that is', async () => {
  const order = await sell(100);
  await pay(order, 25);
  const answer = await pay(order, 75.001);
  expectError(answer, 409, ['/value']);
  expect(answer.body.message).toContain('75.00 د.أ');
  expect((await read(order)).totalOnPaid).toBe(0.25);
  expect((await pay(order, 74.995)).status).toBe(200);
  expect((await pay(order, 1)).body.message).toContain('0.005 د.أ');
  expect((await pay(order, 0.005)).status).toBe(200);
  expectError(await pay(order, 0.001), 409, ['/value']);
  expect((await read(order)).totalOnPaid).toBe(1);
});

it('is recorded once, however often a request is repeated with its key', async () => {
  const order = await sell(100);
  const keyed = (value: number, key: string, by = provider) =>
    by.request('POST', endpointUrl(orderEndpoints.pay, order), {
      headers: { 'idempotency-key': key },
      body: { method: 'cliq', value },
    });
  const first = await keyed(7, 'payment-0001');
  const answers = await Promise.all(Array.from({ length: 5 }, () => keyed(7, 'payment-0001')));
  for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 200, body: first.body });
  const elsewhere = second ? await staffMember(second) : provider;
  await Promise.all(
    Array.from({ length: 6 }, (_, index) => keyed(3, 'payment-0002', index % 2 === 0 ? provider : elsewhere)),
  );
  const paid = async () => (await read(order)).payments?.map(({ value }) => value);
  expect(await paid()).toEqual([7, 3]);
  expectError(await keyed(8, 'payment-0001'), 409);
  expectError(await keyed(8, 'two words'), 400);
  // A refused request may be corrected.
  expectError(await keyed(1000, 'payment-0003'), 409, ['/value']);
  expect((await keyed(5, 'payment-0003')).status).toBe(200);
  expect(await paid()).toEqual([7, 3, 5]);
  expectError(await keyed(7, 'payment-0001', client), 403);
});

it('refuses what is no payment', async () => {
  const order = await sell(10);
  for (const [body, path] of [
    [{ method: 'card', value: 1 }, '/method'],
    [{ method: 'cash', value: -1 }, '/reason'],
    [{ method: 'cash', value: -1, reason: ' \n' }, '/reason'],
    [{ method: 'cash', value: -1, reason: 'x'.repeat(201) }, '/reason'],
    [{ method: 'cash', value: -0.0001, reason: 'x' }, '/value'],
    [{ method: 'cash', value: 1, by: { username: 'x', name: 'x' } }, '/by'],
    [{ method: 'cash', value: 0.0001 }, '/value'],
    [{ method: 'cash' }, '/value'],
    [{ method: 'cash', value: 1, paidOn: '2031-01-01' }, '/paidOn'],
    [{ method: 'cash', value: 1, paidOn: '2020-01-01' }, '/paidOn'],
    [{ method: 'cash', value: 1, takenBy: { username: 'x', name: 'x' } }, '/takenBy'],
  ] as const) {
    expectError(await provider.request('POST', endpointUrl(orderEndpoints.pay, order), { body }), 400, [path]);
  }
});

it('takes no more than the total from twenty who pay at once', async () => {
  const order = await sell(99);
  const elsewhere = second ? await staffMember(second) : provider;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => pay(order, 10, index % 2 === 0 ? provider : elsewhere)),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array<number>(9).fill(200), ...Array<number>(11).fill(409)]);
  const { payments = [], totalOnPaid } = await read(order);
  expect(payments).toHaveLength(9);
  expect(totalOnPaid).toBe(90 / 99);
  const { total } = await provider.ask(auditLogEndpoints.ofOrder, { params: order });
  expect(total).toBe(1 + 9);
  const [row] = await sql(server.data, 'SELECT paid FROM orders WHERE document_id = ?', order.orderId);
  expect(Number(row?.['paid'])).toBe(90_000);
  reportResult(`20 payments of 10 at once, of 99: ${payments.length} taken, the others told what is outstanding`);
});

it('is refused if more was paid since, naming it, until that was seen', async () => {
  const order = await sell(100);
  const record = (value: number, paidBefore: number, reason?: string) =>
    provider.request('POST', endpointUrl(orderEndpoints.pay, order), {
      body: { method: 'cash', value, paidBefore, ...(reason && { reason }) },
      headers: { 'accept-language': 'en' },
    });
  const race = await Promise.all([record(40, 0), record(40, 0)]);
  expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = await record(40, 0);
  expectError(refused, 409, ['/paidBefore']);
  const told = refused.body.message?.replaceAll(/[\u200e\u2066-\u2069]/g, '') ?? '';
  expect(told).toContain('it was 0.00 JD and is 40.00 JD now. The latest entry: 40.00 JD (Cash), recorded by');
  expectError(await record(-10, 0, 'twice'), 409, ['/paidBefore']);
  expectError(await record(40, -1), 400, ['/paidBefore']);
  expect((await record(40, 40)).status).toBe(200);
  expect((await read(order)).payments?.map(({ value }) => value)).toEqual([40, 40]);
});

it('is compared with the visible payments, also if a stored one is damaged', async () => {
  const order = await sell(100);
  await pay(order, 40);
  const damaged = JSON.stringify([{ method: 'cash', value: 25_000, date: '2026-01-01T00:00:00.000Z' }, { value: 'x' }]);
  await sql(server.data, 'UPDATE orders SET payments = ? WHERE document_id = ?', damaged, order.orderId);
  const shown = (await read(order)).payments?.reduce((sum, { value }) => sum + value, 0) ?? 0;
  expect(shown).toBe(25);
  const body = { method: 'cash', value: 75, paidBefore: shown } as const;
  const { data } = await provider.ask(orderEndpoints.pay, { params: order, body });
  expect([data.payments?.map(({ value }) => value), data.totalOnPaid]).toEqual([[25, 75], 1]);
});

it('takes payments back by counter-entries with a reason, erasing nothing', async () => {
  const order = await sell(100);
  await pay(order, 60);
  const take = (value: number, reason = '  سُجّلت مرتين ', by = provider) =>
    by.request('POST', endpointUrl(orderEndpoints.pay, order), { body: { method: 'cliq', value, reason } });
  expect((await take(-20.125)).status).toBe(200);
  const { payments = [], totalOnPaid } = await read(order);
  expect(totalOnPaid).toBe(0.39875);
  expect(payments).toMatchObject([
    { value: 60, by: { username: expect.any(String) } },
    { value: -20.125, reason: 'سُجّلت مرتين', by: { username: expect.any(String) } },
  ]);
  const { data } = await provider.ask(auditLogEndpoints.ofOrder, { params: order });
  expect(data[0]).toMatchObject({
    deed: 'payment-corrected',
    details: { method: 'cliq', value: -20.125, reason: 'سُجّلت مرتين' },
  });

  const answer = await take(-39.876);
  expectError(answer, 409, ['/value']);
  expect(answer.body.message).toContain('39.875 د.أ');
  const elsewhere = second ? await staffMember(second) : provider;
  const race = await Promise.all([take(-20), take(-20, 'ثانية', elsewhere)]);
  expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await pay(order, 80.125)).status).toBe(200);
  const after = await read(order);
  expect(after.totalOnPaid).toBe(1);
  expect(after.payments?.map(({ value }) => value)).toEqual([60, -20.125, -20, 80.125]);
  const [row] = await sql(server.data, 'SELECT paid FROM orders WHERE document_id = ?', order.orderId);
  expect(Number(row?.['paid'])).toBe(100_000);
});

it('of a cancelled order are refused, and what was paid can be taken back', async () => {
  const order = await sell(100);
  await pay(order, 60);
  await provider.ask(orderEndpoints.change, { params: order, body: { canceled: true } });
  const answer = await pay(order, 1);
  expectError(answer, 409);
  expect(answer.body.message).toContain('ملغى');
  const body = { method: 'cliq' as const, value: -60, reason: 'أُلغي' };
  const { data } = await provider.ask(orderEndpoints.pay, { params: order, body });
  expect(data.payments?.map(({ value }) => value)).toEqual([60, -60]);
  await provider.ask(orderEndpoints.change, { params: order, body: { canceled: false } });
  expect((await pay(order, 1)).status).toBe(200);
});

it('let staff correct the total with a reason, below paid if confirmed', async () => {
  const order = await sell(100);
  await pay(order, 60);
  const correct = (body: object) =>
    provider.request('PUT', endpointUrl(orderEndpoints.correctTotal, order), { body: { reason: 'خصم', ...body } });
  expectError(await correct({ from: 100, totalAmount: 80, reason: ' ' }), 400, ['/reason']);
  expectError(await correct({ from: 99, totalAmount: 80 }), 409, ['/from']);
  expect((await correct({ from: 100, totalAmount: 80 })).status).toBe(200);
  expect(await read(order)).toMatchObject({ totalAmount: 80, totalOnPaid: 0.75 });
  expectError(await pay(order, 20.001), 409, ['/value']);
  const below = await correct({ from: 80, totalAmount: 59.999 });
  expectError(below, 409, ['/totalAmount']);
  expect(below.body.message).toContain('60.00 د.أ');
  expect((await correct({ from: 80, totalAmount: 59.999, belowPaid: true })).status).toBe(200);
  expect(await read(order)).toMatchObject({ totalAmount: 59.999, totalOnPaid: 1 });
  const { data } = await provider.ask(auditLogEndpoints.ofOrder, { params: order });
  expect(data.slice(0, 2)).toMatchObject([
    { deed: 'total-corrected', details: { formerTotal: 80, totalAmount: 59.999, reason: 'خصم' } },
    { deed: 'total-corrected', details: { formerTotal: 100, totalAmount: 80 } },
  ]);
  const race = await Promise.all([70, 90].map((totalAmount) => correct({ from: 59.999, totalAmount })));
  expect(race.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('of a whole demo make it a subscription once, unless its ends changed', async () => {
  const order = await sell(100);
  const change = (body: object, key?: string) =>
    provider.request('PUT', endpointUrl(orderEndpoints.change, order), {
      body,
      headers: { 'accept-language': 'en', ...(key && { 'idempotency-key': key }) },
    });
  await change({ isDemo: true, demoEndDate: '2030-01-01T00:00:00.000Z' });
  await pay(order, 100);
  const endsBefore = { subEnd: '2031-01-01T00:00:00.000Z', demoEndDate: '2030-01-01T00:00:00.000Z' };
  const offer = { isDemo: false, subEnd: '2031-06-01T00:00:00.000Z', endsBefore };
  await change({ demoEndDate: '2030-06-01T00:00:00.000Z' });
  const stale = await change(offer);
  expectError(stale, 409, ['/endsBefore']);
  expect(stale.body.message).toContain('01/06/2030');
  expect(await read(order)).toMatchObject({ isDemo: true, subEnd: endsBefore.subEnd });
  const accepted = { ...offer, endsBefore: { ...endsBefore, demoEndDate: '2030-06-01T00:00:00.000Z' } };
  const answers = await Promise.all([1, 2, 3].map(() => change(accepted, 'trial-0001')));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await read(order)).toMatchObject({ isDemo: false, subEnd: offer.subEnd });
  const late = await change(accepted);
  expectError(late, 409, ['/endsBefore']);
  expect(late.body.message).toContain('has become a subscription');
  expectError(await change({ ...offer, endsBefore: { subEnd: 'soon' } }), 400, [
    '/endsBefore/demoEndDate',
    '/endsBefore/subEnd',
  ]);
});

it('are moved as a credit to another order of the client, whole and once', async () => {
  const [from, to] = [await sell(100), await sell(80)];
  const cash = { method: 'cash' as const, value: 40 };
  await pay(from, 60);
  await provider.ask(orderEndpoints.pay, { params: from, body: cash });
  const move = (body: object, key?: string) =>
    provider.request('POST', endpointUrl(orderEndpoints.moveCredit, from), {
      body,
      headers: { 'accept-language': 'en', ...(key && { 'idempotency-key': key }) },
    });
  expectError(await move({ to: to.orderId, amount: 80 }), 409, ['/amount']);
  await provider.ask(orderEndpoints.change, { params: from, body: { canceled: true } });
  const partial = await move({ to: to.orderId, amount: 79 });
  expectError(partial, 409, ['/amount']);
  expect(partial.body.message).toContain('80.00 JD');
  expectError(await move({ to: from.orderId, amount: 80 }), 409, ['/to']);
  expectError(await move({ to: 'a'.repeat(24), amount: 80 }), 404);
  expectError(await move({ to: to.orderId, amount: 0 }), 400, ['/amount']);
  const { username: user } = await newUser(server, 'client');
  const body = { user, totalAmount: 80, subEnd: '2031-01-01' };
  const { data: foreign } = await provider.ask(orderEndpoints.create, { params: {}, body });
  expectError(await move({ to: idOf(foreign), amount: 80 }), 409, ['/to']);

  const keyed = [1, 2].map(() => move({ to: to.orderId, amount: 80 }, 'credit-0001'));
  expect((await Promise.all(keyed)).map(({ status }) => status)).toEqual([200, 200]);
  expectError(await move({ to: to.orderId, amount: 80 }), 409, ['/amount']);
  const [source, target] = [await read(from), await read(to)];
  const entries = ({ payments = [] }: Order) =>
    payments.map(({ method, value, transfer }) => [method, value, transfer]);
  expect(entries(target)).toEqual([
    ['cliq', 60, source.number],
    ['cash', 20, source.number],
  ]);
  expect(entries(source).slice(2)).toEqual([
    ['cliq', -60, target.number],
    ['cash', -20, target.number],
  ]);
  expect(target.totalOnPaid).toBe(1);
  const { data } = await provider.ask(auditLogEndpoints.ofOrder, { params: to });
  expect(data.map(({ deed }) => deed)).toEqual(['payment-added', 'payment-added', 'order-created']);
});

it('loses no edit of those that are added and switched at once', async () => {
  const order = await sell(1);
  const elsewhere = second ? await staffMember(second) : provider;
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (index % 2 === 0 ? provider : elsewhere).ask(orderEndpoints.addEdit, {
        params: order,
        body: { phone: `+96279000000${index}` },
      }),
    ),
  );
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (index % 2 === 0 ? elsewhere : provider).ask(orderEndpoints.changeEdit, {
        params: { ...order, index: String(index) },
        body: { status: 'ready' },
      }),
    ),
  );
  const { requiredEdits = [] } = await read(order);
  expect(requiredEdits.map(({ status }) => status)).toEqual(Array<string>(10).fill('ready'));
  const [row] = await sql(server.data, 'SELECT unready_edits FROM orders WHERE document_id = ?', order.orderId);
  expect(Number(row?.['unready_edits'])).toBe(0);
});

it('fall due by instalments that add up to the total, and count if late', async () => {
  const unpaid = async () => {
    const { data } = await provider.ask(workQueueEndpoints.read, { params: {}, query: { queue: 'unpaid' } });
    const { overdue = 0, overdueSum = 0 } = data.queues.find(({ queue }) => queue === 'unpaid') ?? {};
    return { overdue, overdueSum };
  };
  const order = await sell(100);
  const before = await unpaid();
  const agree = (body: object) => provider.request('PUT', endpointUrl(orderEndpoints.changeDueDates, order), { body });
  const yesterday = addDays(todayIn(DEFAULT_TIME_ZONE, new Date()), -1);
  const late = [
    { dueOn: yesterday, amount: 30.5 },
    { dueOn: '2031-01-01', amount: 69.5 },
  ];
  expectError(await agree({ instalments: [{ dueOn: yesterday, amount: 99 }] }), 400, ['/instalments']);
  expectError(await agree({ instalments: [{ dueOn: '2031-01-01', amount: 100 }] }), 400, ['/reason']);
  expectError(await agree({ instalments: [{ dueOn: 'soon', amount: 100 }] }), 400);
  expect((await agree({ instalments: late, promisedOn: '2031-02-02' })).status).toBe(200);
  expect(await read(order)).toMatchObject({ instalments: late, promisedOn: '2031-02-02' });
  expect(await unpaid()).toEqual({ overdue: before.overdue + 1, overdueSum: before.overdueSum + 30.5 });
  await pay(order, 30.5);
  expect(await unpaid()).toEqual(before);
});
