/** Months and statements of the provider's accounts. (docs/spec/domain.md#accounting) */
import {
  accountingEndpoints,
  addDays,
  calendarYear,
  cashCountEndpoints,
  DEFAULT_TIME_ZONE,
  endpointUrl,
  monthSchema,
  orderEndpoints,
  sumOfMonths,
  todayIn,
  type Month,
  type QueryOf,
} from '@qaima/schemas';
import { beforeAll, expect, it } from 'vitest';
import { expectError } from '../support/expectError.js';
import type { Client } from '../support/http.js';
import { idOf } from '../support/menus.js';
import { textsOf } from '../support/pdf.js';
import { PROVIDER_ENV } from '../support/providerSettings.js';
import { countQueries, QUERY_COUNT_ENV } from '../support/queryCount.js';
import { STAFF, type RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { firstSheet } from '../support/spreadsheet.js';
import { sql } from '../support/sql.js';
import { newUser, staffMember, type Person } from '../support/users.js';

let server: RunningServer;
let staff: Client;
let client: Person;

beforeAll(async () => {
  server = await sharedServer({ ...PROVIDER_ENV, ...QUERY_COUNT_ENV });
  staff = await staffMember(server);
  client = await newUser(server, 'client');
});

const today = () => todayIn(DEFAULT_TIME_ZONE, new Date());

/** The day of the first order. A run before midnight ends on the next day, which may be in the next month and year. */
const firstDay = today();

async function sell(totalAmount: number, user = client.username): Promise<string> {
  const body = { user, totalAmount, subEnd: '2031-01-01' };
  return idOf((await staff.ask(orderEndpoints.create, { params: {}, body })).data);
}

const pay = (orderId: string, body: { method: 'cliq' | 'cash'; value: number; reason?: string }) =>
  staff.ask(orderEndpoints.pay, { params: { orderId }, body });

/** The sums of all months, of all clients. */
const sumOfAll = async (): Promise<Month> =>
  sumOfMonths((await staff.ask(accountingEndpoints.months, { params: {} })).data);

it('adds what is due and received to the month, exactly and by method', async () => {
  const before = await sumOfAll();
  const orderId = await sell(100.1);
  await pay(orderId, { method: 'cliq', value: 60.005 });
  await pay(orderId, { method: 'cash', value: 10 });
  await pay(orderId, { method: 'cash', value: -5.5, reason: 'خطأ' });
  const canceled = await sell(40);
  await pay(canceled, { method: 'cash', value: 1 });
  await staff.ask(orderEndpoints.change, { params: { orderId: canceled }, body: { canceled: true } });
  const demo = await sell(30);
  await staff.ask(orderEndpoints.change, { params: { orderId: demo }, body: { isDemo: true } });
  const after = await sumOfAll();
  const grown = Object.fromEntries(
    (['due', 'cliq', 'cash', 'corrections', 'netCliq', 'netCash', 'net', 'canceled', 'outstanding'] as const).map(
      (name) => [name, Math.round((after[name] - before[name]) * 1000) / 1000],
    ),
  );
  expect(grown).toEqual({
    due: 100.1,
    cliq: 60.005,
    cash: 11,
    corrections: -5.5,
    netCliq: 60.005,
    netCash: 5.5,
    net: 65.505,
    canceled: 1,
    outstanding: 35.595,
  });
  // All orders and payments explain each other.
  const { data: months } = await staff.ask(accountingEndpoints.months, { params: {} });
  const sum = sumOfMonths(months);
  expect(sum.net - sum.canceled - sum.overpaid + sum.outstanding).toBeCloseTo(sum.due, 3);
  expect(sum.otherPeriods).toBe(0);
  const list = await staff.ask(accountingEndpoints.payments, { params: {}, query: { figure: 'canceled', limit: 100 } });
  expect(list.data.filter(({ order }) => order === canceled)).toMatchObject([{ payment: { value: 1 } }]);
  expect(list.sum).toBe(sum.canceled);
});

it('counts a moved credit neither as received nor as a counter-entry', async () => {
  const mover = await newUser(server, 'mover');
  const [from, to] = [await sell(70, mover.username), await sell(80, mover.username)];
  await pay(from, { method: 'cliq', value: 70 });
  await staff.ask(orderEndpoints.change, { params: { orderId: from }, body: { canceled: true } });
  const before = await sumOfAll();
  const { data } = await staff.ask(orderEndpoints.moveCredit, { params: { orderId: from }, body: { to, amount: 70 } });
  expect(await sumOfAll()).toEqual({
    ...before,
    canceled: before.canceled - 70,
    outstanding: before.outstanding - 70,
  });
  const list = await staff.ask(accountingEndpoints.payments, { params: {}, query: { figure: 'net', limit: 100 } });
  expect(list.data.filter(({ order }) => [from, to].includes(order))).toHaveLength(1);
  // The statement names the other order in the reader's language.
  const other = data.payments?.at(-1)?.transfer;
  const url = endpointUrl(accountingEndpoints.statement, { username: mover.username }, { excel: 1 });
  for (const [language, told] of [
    ['en', `Moved to order ${other}`],
    ['ar', `نُقل إلى الطلب ${other}`],
  ] as const) {
    const answer = await staff.fetch(url, { headers: { 'accept-language': language } });
    const sheet = await firstSheet(await answer.arrayBuffer());
    const entries = Array.from({ length: sheet.rowCount }, (_, index) =>
      String(sheet.getRow(index + 1).getCell(2).value).replaceAll(/[\u200e\u2066-\u2069]/g, ''),
    );
    expect(entries.some((entry) => entry.endsWith(told))).toBe(true);
  }
});

it('lists the payments behind a figure, with client and order', async () => {
  const payer = await newUser(server, 'payer');
  const orderId = await sell(100, payer.username);
  await pay(orderId, { method: 'cliq', value: 30 });
  await pay(orderId, { method: 'cash', value: 20 });
  await pay(orderId, { method: 'cash', value: -5.5, reason: 'خطأ' });
  const listed = async (query: QueryOf<typeof accountingEndpoints.payments>) => {
    const answer = await staff.ask(accountingEndpoints.payments, { params: {}, query: { limit: 100, ...query } });
    const own = answer.data.filter(({ order }) => order === orderId);
    return { total: answer.total, own, values: own.map(({ payment }) => payment.value) };
  };
  const corrected = await listed({ figure: 'corrections' });
  expect(corrected.own).toEqual([
    {
      order: orderId,
      number: expect.any(Number),
      client: { username: payer.username, name: `Person ${payer.username}` },
      payment: expect.objectContaining({ method: 'cash', value: -5.5, reason: 'خطأ', by: expect.any(Object) }),
    },
  ]);
  expect((await listed({ figure: 'cash' })).values).toEqual([20]);
  expect((await listed({ figure: 'netCash' })).values).toEqual([-5.5, 20]);
  const all = await listed({ from: firstDay, to: today() });
  expect(all.values).toEqual([-5.5, 20, 30]);
  expect(await listed({ to: addDays(firstDay, -1) })).toMatchObject({ total: 0, values: [] });
  const page = await staff.ask(accountingEndpoints.payments, { params: {}, query: { page: 2, limit: 1 } });
  expect([page.data[0]?.payment.value, page.total]).toEqual([20, all.total]);
  const sums = async (query: QueryOf<typeof accountingEndpoints.payments>) =>
    (await staff.ask(accountingEndpoints.payments, { params: {}, query: { limit: 1, ...query } })).sum;
  const [received, taken] = [await sums({ figure: 'cash' }), await sums({ figure: 'corrections' })];
  expect(await sums({ figure: 'net' })).toBeCloseTo((await sums({ figure: 'cliq' }))! + received! + taken!, 3);
  expect(await sums({ to: addDays(firstDay, -1) })).toBe(0);

  const response = await staff.fetch(endpointUrl(accountingEndpoints.payments, {}, { figure: 'net', excel: 1 }), {
    headers: { 'accept-language': 'en' },
  });
  const sheet = await firstSheet(await response.arrayBuffer());
  // A heading, all payments, and their sum.
  expect(sheet.rowCount).toBe((all.total ?? 0) + 2);
  expect(sheet.getRow(2).getCell(3).value).toBe(payer.username);
  expect([5, 8].map((cell) => sheet.getRow(2).getCell(cell).value)).toEqual([-5.5, 'خطأ']);
  expect(sheet.getRow(sheet.rowCount).getCell(5).value).toBe(await sums({ figure: 'net' }));
  for (const query of [{ figure: 'due' }, { from: firstDay, to: addDays(firstDay, -1) }]) {
    const { status } = await staff.request('GET', endpointUrl(accountingEndpoints.payments, {}, query));
    expect(status).toBe(400);
  }
});

it('is a spreadsheet in the reader’s language', async () => {
  const { data: months } = await staff.ask(accountingEndpoints.months, { params: {} });
  for (const language of ['ar', 'en'] as const) {
    const response = await staff.fetch(endpointUrl(accountingEndpoints.months, {}, { excel: 1 }), {
      headers: { 'accept-language': language },
    });
    const sheet = await firstSheet(await response.arrayBuffer());
    expect(sheet.views[0]?.rightToLeft).toBe(language === 'ar');
    const label = language === 'ar' ? monthSchema.properties.due.title : monthSchema.properties.due['x-en'];
    expect(sheet.getRow(1).getCell(2).value).toBe(label);
    expect([1, 2].map((cell) => sheet.getRow(2).getCell(cell).value)).toEqual([months[0]?.month, months[0]?.due]);
    expect([1, 2].map((cell) => sheet.getRow(sheet.rowCount).getCell(cell).value)).toEqual([
      language === 'ar' ? 'المجموع' : 'Sum',
      sumOfMonths(months).due,
    ]);
  }
});

it('states a client’s orders, payments and balance in either language', async () => {
  const debtor = await newUser(server, 'debtor');
  const orderId = await sell(1099, debtor.username);
  await pay(orderId, { method: 'cliq', value: 300.25 });
  await pay(orderId, { method: 'cliq', value: -100.25, reason: 'Wrong order' });
  const statement = async (language: string) => {
    const response = await staff.fetch(endpointUrl(accountingEndpoints.statement, { username: debtor.username }), {
      headers: { 'accept-language': language },
    });
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain(`filename="statement-${debtor.username}.pdf"`);
    return (await textsOf(new Uint8Array(await response.arrayBuffer()))).join(' ').replace(/\s+/g, ' ');
  };
  const english = await statement('en');
  for (const part of ['Statement', '98-76543', '1,099.00 JD', '798.75 JD', '-100.25 JD', '899.00 JD', 'Wrong order'])
    expect(english).toContain(part);
  const arabic = await statement('ar');
  for (const part of ['1,099.00 JD', '798.75 JD', '899.00 JD']) expect(arabic).toContain(part);
  const empty = await newUser(server, 'empty');
  const none = await staff.request('GET', endpointUrl(accountingEndpoints.statement, { username: empty.username }));
  expect(none.status).toBe(200);
  expectError(await staff.request('GET', endpointUrl(accountingEndpoints.statement, { username: 'nobody-here' })), 404);
  expectError(await staff.request('GET', endpointUrl(accountingEndpoints.months, {}, { excel: 'x' })), 400, ['/excel']);
});

it('counts the days of a period in months, statements and spreadsheets', async () => {
  const debtor = await newUser(server, 'periods');
  const orderId = await sell(200, debtor.username);
  await pay(orderId, { method: 'cash', value: 50 });
  const { from } = calendarYear(firstDay);
  const { to } = calendarYear(today());
  const tomorrow = addDays(today(), 1);
  const monthsOf = async (query: Readonly<Record<string, string | undefined>>) =>
    (await staff.ask(accountingEndpoints.months, { params: {}, query })).data;
  const all = await monthsOf({});
  expect([firstDay, today()].map((day) => day.slice(0, 7))).toContain(all[0]?.month);
  expect(await monthsOf({ from, to })).toEqual(all);
  expect(await monthsOf({ from: firstDay, to: today() })).toEqual(all);
  expect(await monthsOf({ from: '', to: addDays(firstDay, -1) })).toEqual([]);
  expect(await monthsOf({ from: tomorrow })).toEqual([]);

  const statement = (query: Record<string, string>, language: string) =>
    staff.fetch(endpointUrl(accountingEndpoints.statement, { username: debtor.username }, query), {
      headers: { 'accept-language': language },
    });
  const sheetOf = async (query: Record<string, string>, language: string) => {
    const response = await statement({ ...query, excel: '1' }, language);
    expect(response.headers.get('content-type')).toContain('spreadsheetml');
    const sheet = await firstSheet(await response.arrayBuffer());
    expect(sheet.views[0]?.rightToLeft).toBe(language === 'ar');
    const rows = Array.from({ length: sheet.rowCount - 1 }, (_, index) => sheet.getRow(index + 2));
    return rows.map((row) => [1, 2, 3, 4, 5].map((cell) => row.getCell(cell).value));
  };
  const [order, payment, sum] = await sheetOf({}, 'ar');
  const day = order?.[0];
  expect([firstDay, today()].map((one) => new Date(one))).toContainEqual(day);
  expect(order?.slice(2)).toEqual([200, 0, 200]);
  expect(payment).toEqual([day, expect.stringContaining('نقدًا'), 0, 50, 150]);
  expect(sum?.slice(2)).toEqual([200, 50, 150]);
  const later = await sheetOf({ from: tomorrow }, 'en');
  expect(later).toEqual([
    [new Date(tomorrow), 'Balance before the period', null, null, 150],
    [null, 'Sums and balance', 0, 0, 150],
  ]);
  const paper = await statement({ from: tomorrow }, 'en');
  expect(paper.headers.get('content-disposition')).toContain(`statement-${debtor.username}-${tomorrow}.pdf`);
  const text = (await textsOf(new Uint8Array(await paper.arrayBuffer()))).join(' ').replace(/\s+/g, ' ');
  for (const part of ['No orders or payments in this period', 'Balance before the period', '150.00 JD'])
    expect(text).toContain(part);

  for (const query of [{ from: firstDay, to: addDays(firstDay, -1) }, { to: '2026-02-30' }, { to: 'x' }]) {
    for (const excel of ['0', '1']) {
      const urls = [
        endpointUrl(accountingEndpoints.months, {}, { ...query, excel }),
        endpointUrl(accountingEndpoints.statement, { username: debtor.username }, { ...query, excel }),
      ];
      for (const url of urls) expectError(await staff.request('GET', url), 400, ['/to']);
    }
  }
});

it('sums the payments that can be read, whatever else is stored', async () => {
  const damaged = await newUser(server, 'damaged');
  const orderId = await sell(100, damaged.username);
  const before = await sumOfAll();
  const stored = [
    { method: 'cliq', value: 20_000, date: '' },
    { method: 'cash', value: 5_000, date: 'yesterday', by: 'nobody' },
    { method: 'gold', value: 1_000 },
    { method: 'cash', value: '7' },
    { method: 'cash', value: 0.5 },
    null,
    'x',
  ];
  const update = 'UPDATE orders SET payments = ? WHERE document_id = ?';
  await sql(server.data, update, JSON.stringify(stored), orderId);
  const after = await sumOfAll();
  expect([after.cliq - before.cliq, after.cash - before.cash]).toEqual([20, 5]);
  const url = endpointUrl(accountingEndpoints.statement, { username: damaged.username }, { excel: 1 });
  const sheet = await firstSheet(await (await staff.fetch(url)).arrayBuffer());
  expect(sheet.getRow(sheet.rowCount).getCell(4).value).toBe(25);
});

it('needs no query for each order', async () => {
  const busy = await newUser(server, 'busy');
  const count = async () => [
    countQueries(await staff.request('GET', endpointUrl(accountingEndpoints.months, {}))),
    countQueries(await staff.request('GET', endpointUrl(accountingEndpoints.statement, { username: busy.username }))),
  ];
  await sell(1, busy.username);
  const few = await count();
  for (let made = 0; made < 10; made += 1) await sell(1, busy.username);
  expect(await count()).toEqual(few);
});

it('counts a payment on the day it was made, also before its order', async () => {
  const paidOn = addDays(today(), -40);
  const period = { from: paidOn, to: paidOn };
  const cashOf = async () =>
    sumOfMonths((await staff.ask(accountingEndpoints.months, { params: {}, query: period })).data).cash;
  const before = await cashOf();
  const orderId = await sell(100);
  const body = { method: 'cash' as const, value: 12.25, paidOn };
  await staff.ask(orderEndpoints.pay, { params: { orderId }, body });
  expect(await cashOf()).toBe(before + 12.25);
});

it('closes a member’s day: what was counted once is not counted again', async () => {
  const held = async () =>
    (await staff.ask(cashCountEndpoints.held, { params: {} })).data.find(
      ({ member }) => member.username === STAFF.username,
    );
  const orderId = await sell(100);
  await pay(orderId, { method: 'cash', value: 20 });
  const expected = (await held())?.cash ?? 0;
  const count = (body: object) =>
    staff.request('POST', endpointUrl(cashCountEndpoints.create, {}), { body: { username: STAFF.username, ...body } });
  expectError(await count({ expected, counted: expected - 0.5 }), 400, ['/reason']);
  expectError(await count({ expected: expected - 1, counted: expected - 1 }), 409, ['/expected']);
  expectError(await count({ expected, counted: expected, username: client.username }), 404, ['/username']);
  const both = await Promise.all([1, 2].map(() => count({ expected, counted: expected - 0.5, reason: 'فكة' })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await held())?.cash).toBe(0);
  expect((await held())?.since).not.toBeNull();
  await pay(orderId, { method: 'cash', value: 7 });
  await pay(orderId, { method: 'cash', value: -2, reason: 'خطأ' });
  await pay(orderId, { method: 'cliq', value: 9 });
  expect((await held())?.cash).toBe(5);
  const { data } = await staff.ask(cashCountEndpoints.list, { params: {}, query: { from: today(), to: today() } });
  expect(data[0]).toMatchObject({ expected, counted: expected - 0.5, reason: 'فكة' });
  expectError(await client.request('GET', endpointUrl(cashCountEndpoints.held, {})), 403);
});
