/**
 * The text of the invoice's PDF: within Arabic text, each number has its digits in order.
 * (docs/spec/staff-console.md#invoice)
 */
import {
  addDays,
  DEFAULT_TIME_ZONE,
  endpointUrl,
  formatDate,
  menuEndpoints,
  orderEndpoints,
  todayIn,
  type Order,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../support/http.js';
import { idOf, newMenu } from '../support/menus.js';
import { codeOn, sizesOf, textsOf } from '../support/pdf.js';
import { newUser, staffMember, type Person } from '../support/users.js';
import { PROVIDER_ENV, PUBLIC_URL } from '../support/providerSettings.js';
import { expectError } from '../support/expectError.js';
import { STAFF, type RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';

let server: RunningServer;
let provider: Client;
let client: Person;

beforeAll(async () => {
  server = await sharedServer(PROVIDER_ENV);
  provider = await staffMember(server);
  client = await newUser(server, 'client');
});

async function sell(totalAmount: number, ...payments: number[]): Promise<Order> {
  const body = { user: client.username, totalAmount, subEnd: '2031-05-05T21:30:00Z' };
  const order = (await provider.ask(orderEndpoints.create, { params: {}, body })).data;
  for (const value of payments) {
    await provider.ask(orderEndpoints.pay, { params: { orderId: idOf(order) }, body: { method: 'cash', value } });
  }
  return order;
}

async function invoice(order: Order, language = 'ar') {
  const headers = { 'accept-language': language };
  const response = await provider.fetch(endpointUrl(orderEndpoints.invoice, { orderId: idOf(order) }), { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
}

const words = async (order: Order) => (await textsOf((await invoice(order)).bytes)).join('\n');

describe('an invoice', () => {
  it('is a PDF of one A4 page that is saved by its number', async () => {
    const order = await sell(99);
    const { headers, bytes } = await invoice(order);
    expect(headers.get('content-disposition')).toContain(`filename="invoice-${order.number}.pdf"`);
    expect((await sizesOf(bytes)).map((size) => size.map(Math.round))).toEqual([[595, 842]]);
  });

  it('states number, dates, payments and balance, digits in order', async () => {
    const order = await sell(1042.5, 37.375, 800);
    await sql(server.data, 'UPDATE orders SET number = ? WHERE document_id = ?', 20461, idOf(order));
    const said = await words(order);
    // 21:30 UTC on 5 May is 6 May in Amman.
    for (const number of ['20461', '06/05/2031', '1,042.50 JD', '37.375 JD', '800.00 JD', '837.375 JD', '205.125 JD']) {
      expect(said).toContain(number);
    }
    const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Amman' }).format(new Date());
    expect(said).toContain(today);
  });

  it('states seller and buyer from the configuration and the account', async () => {
    // Extracting text from a PDF splits words at kerned letters, so line breaks are removed.
    const said = (await words(await sell(10))).replaceAll('\n', '');
    for (const part of [
      '+962 6 500 1042',
      'billing@qaima.example',
      '123',
      'QAIMA2026',
      '98-76543',
      '+962790000000',
      client.username,
    ]) {
      expect(said).toContain(part);
    }
  });

  it('is in English if asked, with counter-entries but no internal reasons', async () => {
    const order = await sell(100, 60);
    const body = { method: 'cash' as const, value: -20.5, reason: 'Recorded twice' };
    await provider.ask(orderEndpoints.pay, { params: { orderId: idOf(order) }, body });
    const { headers, bytes } = await invoice(order, 'en');
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(`Invoice ${order.number}.pdf`);
    const said = (await textsOf(bytes)).join(' ').replace(/\s+/g, ' ');
    for (const part of ['Invoice', 'Tax number', 'Outstanding', 'Cash · Counter-entry', '-20.50 JD', '60.50 JD'])
      expect(said).toContain(part);
    expect(said).not.toContain('Recorded twice');
  });

  it('of a demo has nothing to pay', async () => {
    const order = await sell(100);
    await provider.ask(orderEndpoints.change, { params: { orderId: idOf(order) }, body: { isDemo: true } });
    const said = (await textsOf((await invoice(order, 'en')).bytes)).join(' ').replace(/\s+/g, ' ');
    expect(said).toContain('nothing is due yet');
    expect(said).toMatch(/Outstanding.*0\.00 JD|0\.00 JD.*Outstanding/);
    expect(said).not.toContain('QAIMA2026');
  });

  it('has the menu’s code', async () => {
    const order = await sell(10, 10);
    const menuId = await newMenu(provider, client);
    await provider.ask(menuEndpoints.change, {
      params: { menuId },
      body: { institution: { name: 'مقهى No. 5 (عمّان)' } },
    });
    await provider.ask(orderEndpoints.assignMenu, { params: { orderId: idOf(order) }, body: { menuId } });
    const { bytes } = await invoice(order);
    expect(await codeOn(bytes)).toBe(`${PUBLIC_URL}/m/${menuId}`);
    const said = (await textsOf(bytes)).join('\n');
    expect(said).toContain('No. 5');
    // The amount due is 0, so the invoice contains no payment instructions.
    expect(said).toContain('0.00 JD');
    expect(said).not.toContain('QAIMA2026');
  });

  it('goes on on a second page, and loses no payment', async () => {
    const order = await sell(100, ...Array.from({ length: 30 }, (_, index) => 1 + index / 1000));
    const { bytes } = await invoice(order);
    expect((await sizesOf(bytes)).length).toBe(2);
    const said = await textsOf(bytes);
    // Both pages contain their page number.
    expect(said.filter((text) => text === '2').length).toBeGreaterThanOrEqual(2);
    expect(said).toContain('1.00 JD');
    expect(said).toContain('1.029 JD');
    expect(said.filter((text) => /^1\.\d+ JD$/.test(text))).toHaveLength(30);
  });

  it('of no order is refused in the envelope', async () => {
    expectError(await provider.request('GET', endpointUrl(orderEndpoints.invoice, { orderId: 'a'.repeat(24) })), 404);
    expectError(
      await client.request('GET', endpointUrl(orderEndpoints.invoice, { orderId: idOf(await sell(1)) })),
      403,
    );
  });
});

it('a receipt states one payment by number, day and reference', async () => {
  const order = await sell(100, 10);
  const params = { orderId: idOf(order) };
  const paidOn = addDays(todayIn(DEFAULT_TIME_ZONE, new Date()), -3);
  const body = { method: 'cliq' as const, value: 30.5, paidOn, reference: 'CLQ-778', taker: STAFF.username };
  await provider.ask(orderEndpoints.pay, { params, body });
  await provider.ask(orderEndpoints.pay, { params, body: { method: 'cash', value: -1, reason: 'خطأ' } });
  const receipt = (index: string) => endpointUrl(orderEndpoints.receipt, { ...params, index });
  for (const language of ['ar', 'en']) {
    const response = await provider.fetch(receipt('1'), { headers: { 'accept-language': language } });
    expect(response.headers.get('content-disposition')).toContain(`filename="receipt-${order.number}-2.pdf"`);
    const said = (await textsOf(new Uint8Array(await response.arrayBuffer()))).join('');
    for (const part of ['30.50 JD', '40.50 JD', 'CLQ-778', formatDate(paidOn), `${order.number}-2`, '98-76543'])
      expect(said).toContain(part);
  }
  for (const index of ['2', '3', '-1', 'x']) expectError(await provider.request('GET', receipt(index)), 404);
});
