/** Exports orders to Excel and reads the file. (docs/spec/staff-console.md#spreadsheets) */
import { menuEndpoints, orderEndpoints, todayIn, endpointUrl } from '@qaima/schemas';
import { beforeAll, expect, it } from 'vitest';
import type { Client } from '../support/http.js';
import { idOf, newMenu } from '../support/menus.js';
import { newUser, staffMember, type Person } from '../support/users.js';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { firstSheet, type Cell, type Sheet } from '../support/spreadsheet.js';
import { sql } from '../support/sql.js';

let server: RunningServer;
let provider: Client;
let client: Person;
let menuId: string;

async function sell(totalAmount = 99): Promise<string> {
  const body = { user: client.username, totalAmount, subEnd: '2031-05-05T21:30:00.000Z' };
  return idOf((await provider.ask(orderEndpoints.create, { params: {}, body })).data);
}

beforeAll(async () => {
  server = await sharedServer();
  provider = await staffMember(server);
  client = await newUser(server, 'client');
  menuId = await newMenu(provider, client);
  await provider.ask(menuEndpoints.change, { params: { menuId }, body: { institution: { name: '=HYPERLINK("x")' } } });
});

async function sheetOf(query: Readonly<Record<string, string | number>>): Promise<Sheet> {
  const response = await provider.fetch(endpointUrl(orderEndpoints.list, {}, query));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  );
  const filters = Object.keys(query).filter((name) => !['excel', 'page', 'limit'].includes(name));
  const extent = query['excel'] === 'all' ? 'all' : 'first-15';
  const name = ['orders', todayIn('Asia/Amman', new Date()), extent, ...filters].join('-');
  expect(response.headers.get('content-disposition')).toContain(`filename="${name}.xlsx"`);
  return firstSheet(await response.arrayBuffer());
}

/** The cells of the row of an order, by column header. */
function rowOf(sheet: Sheet, number: number): Readonly<Record<string, Cell>> {
  const names = Array.from({ length: 17 }, (_, index) => String(sheet.getRow(1).getCell(index + 1).value));
  return Object.fromEntries(names.map((name, index) => [name, sheet.getRow(number).getCell(index + 1)]));
}

it('is called by its filters and its day, in the reader’s language', async () => {
  const nameIn = async (language: string, others = {}) => {
    const query = { excel: 1, status: 'ready', topGt: 0.25, canceled: 'all', ...others };
    const response = await provider.fetch(endpointUrl(orderEndpoints.list, {}, query), {
      headers: { 'accept-language': language },
    });
    await response.arrayBuffer();
    const encoded = /filename\*=UTF-8''(\S+)/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
    return decodeURIComponent(encoded);
  };
  const today = todayIn('Asia/Amman', new Date());
  expect(await nameIn('ar')).toBe(
    `الطلبات - ${today} - أول 15 - الحالة جاهز - المدفوع أكثر من 25% - الملغاة الكل.xlsx`,
  );
  expect(await nameIn('en')).toBe(
    `Orders - ${today} - First 15 - Status Ready - Paid more than 25% - Cancelled All.xlsx`,
  );
  // A long name is cut between words, after the day and what distinguishes the two sheets.
  expect(await nameIn('en', { excel: 'all', q: 'shawarma '.repeat(11).trim() })).toMatch(
    new RegExp(`^Orders - ${today} - All - .* shawarma\\.xlsx$`),
  );
});

it('is right-to-left, with real numbers and dates in the provider’s time', async () => {
  const orderId = await sell(149.5);
  await provider.ask(orderEndpoints.pay, { params: { orderId }, body: { method: 'cliq', value: 37.375 } });
  await provider.ask(orderEndpoints.addEdit, { params: { orderId }, body: { phone: '+962790000001' } });
  await provider.ask(orderEndpoints.assignMenu, { params: { orderId }, body: { menuId } });
  const sheet = await sheetOf({ excel: 1, orderID: orderId });
  expect(sheet.views[0]?.rightToLeft).toBe(true);
  expect(sheet.rowCount).toBe(2);
  const row = rowOf(sheet, 2);
  const values = Object.fromEntries(Object.entries(row).map(([name, { value }]) => [name, value]));
  expect(values).toMatchObject({
    'اسم العميل': `Person ${client.username}`,
    'المبلغ الكلي': 149.5,
    المدفوع: 37.375,
    'نسبة المدفوع': 0.25,
    'تعديلات غير جاهزة': 1,
    // 21:30 UTC is already the next day in Amman.
    'نهاية الاشتراك': new Date('2031-05-06T00:00:00Z'),
    الحالة: 'غير جاهز',
    'معرّف القائمة': menuId,
  });
  expect(values['تاريخ الطلب']).toBeInstanceOf(Date);
});

it('treats no text as a formula or escape, and repairs stored ones', async () => {
  const typed = ['=1+1', '+cmd', '-2', '@SUM(1)', '\t=1', '\r=1'];
  for (const name of typed) {
    await sql(server.data, 'UPDATE up_users SET name = ? WHERE username = ?', name, client.username);
    const row = rowOf(await sheetOf({ excel: 1, orderID: await sell() }), 2);
    expect(row['اسم العميل']).toMatchObject({ value: name.trim(), numFmt: '@' });
    expect(row['هاتف العميل']).toMatchObject({ value: '+962790000000', numFmt: '@' });
    expect(row['اسم العميل']?.formula).toBeUndefined();
  }
  const name = 'a\uffff\ufffeb\u000b_x000B__x0041_';
  await sql(server.data, 'UPDATE up_users SET name = ? WHERE username = ?', name, client.username);
  const repaired = rowOf(await sheetOf({ excel: 1, orderID: await sell() }), 2);
  // Spreadsheet programs decode `_x005F_` as `_`. The library of this test shows what stands in the file.
  expect(repaired['اسم العميل']?.value).toBe('ab _x005F_x000B__x005F_x0041_');
  const named = await sheetOf({ excel: 'all' });
  const menus = Array.from({ length: named.rowCount - 1 }, (_, index) => rowOf(named, index + 2)['القائمة']?.value);
  expect(menus).toContain('=HYPERLINK("x")');
});

/** The total number of orders, because other test files may have created orders on this server. */
const ordersInAll = async () => (await provider.ask(orderEndpoints.list, { params: {} })).total ?? 0;

/** The order numbers in the sheet, from top to bottom. */
const numbersOf = (sheet: Sheet) =>
  Array.from({ length: sheet.rowCount - 1 }, (_, index) => Number(sheet.getRow(index + 2).getCell(1).value));

it('has fifteen rows of the page that is asked for, or all that match', async () => {
  const missing = 32 - (await ordersInAll());
  for (let count = 0; count < missing; count += 1) await sell();
  const total = await ordersInAll();
  const all = numbersOf(await sheetOf({ excel: 'all', limit: 1 }));
  expect(all).toHaveLength(total);
  expect(all).toEqual([...new Set(all)].sort((a, b) => b - a));
  expect(numbersOf(await sheetOf({ excel: 1, limit: 100 }))).toEqual(all.slice(0, 15));
  const page = Math.ceil(total / 15);
  expect(numbersOf(await sheetOf({ excel: 1, page }))).toEqual(all.slice(15 * (page - 1)));
});

it('goes through more than it reads at a time', async () => {
  const before = numbersOf(await sheetOf({ excel: 'all' }));
  const [own] = await sql(server.data, 'SELECT max(number) AS last FROM orders');
  const numbers = Array.from({ length: 450 }, (_, index) => Number(own?.['last']) + 450 - index);
  const more = numbers.map(
    (number) => `('x${String(number).padStart(23, '0')}', ${number}, 1000, 0, 0, 0, false, false, 'ready')`,
  );
  const columns = 'document_id, number, total_amount, total_on_paid, paid, unready_edits, canceled, is_demo, status';
  await sql(server.data, `INSERT INTO orders (${columns}) VALUES ${more.join(', ')}`);
  expect(numbersOf(await sheetOf({ excel: 'all' }))).toEqual([...numbers, ...before]);
});

it('refuses in the envelope, and knows no other sheet', async () => {
  expectError(await provider.request('GET', endpointUrl(orderEndpoints.list, {}, { excel: 'some' })), 400, ['/excel']);
  expectError(await client.request('GET', endpointUrl(orderEndpoints.list, {}, { excel: 'all' })), 403);
});

it('is in English and reads from the left for its readers', async () => {
  const orderId = await sell(80);
  await provider.ask(orderEndpoints.pay, { params: { orderId }, body: { method: 'cash', value: 20.2 } });
  const body = { method: 'cash' as const, value: -0.1, reason: 'x' };
  await provider.ask(orderEndpoints.pay, { params: { orderId }, body });
  const response = await provider.fetch(endpointUrl(orderEndpoints.list, {}, { excel: 1, orderID: orderId }), {
    headers: { 'accept-language': 'en' },
  });
  const sheet = await firstSheet(await response.arrayBuffer());
  expect(sheet.views[0]?.rightToLeft).toBe(false);
  const aligned = (column: string) => rowOf(sheet, 2)[column]?.alignment?.horizontal;
  expect(['Client', 'Total', 'Date'].map(aligned)).toEqual(['left', 'right', 'right']);
  const row = rowOf(sheet, 2);
  expect({ paid: row['Paid']?.value, methods: row['Methods']?.value, status: row['Status']?.value }).toEqual({
    paid: 20.1,
    methods: 'Cash',
    status: 'Not ready',
  });
});
