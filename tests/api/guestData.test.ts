/** Guests' data: retention, erasure, restored backups, export and consents. (docs/privacy.md) */
import {
  auditLogEndpoints,
  endpointUrl,
  guestDataEndpoints,
  guestOrderEndpoints,
  menuEndpoints,
  MENU_DEFAULTS,
  type DataOfGuest,
  type DataOfOrder,
  type ErasedGuest,
} from '@qaima/schemas';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCart, inDays, newCart, readCart } from '../support/carts.js';
import { run } from '../support/command.js';
import { copyOf, removeData, type Data } from '../support/dataFolder.js';
import { expectError } from '../support/expectError.js';
import { inboxMenu, move, placeOrder } from '../support/guestOrders.js';
import type { ResponseBody } from '../support/http.js';
import { mailTo } from '../support/mailbox.js';
import type { SeededMenu } from '../support/menus.js';
import { newFolder, removeFolder } from '../support/runFolder.js';
import { seededData } from '../support/seedDataLocation.js';
import { startServer, type Server } from '../support/server.js';
import { firstSheet } from '../support/spreadsheet.js';
import { sql } from '../support/sql.js';
import { freePort } from '../../scripts/lib/port.mjs';
import { until } from '../support/until.js';
import { newUser, setConfirmedAt, visitor } from '../support/users.js';

const DAY = 24 * 60 * 60 * 1000;
const { keepDays } = MENU_DEFAULTS.settings.guests;

/** A server starts and sweeps meanwhile, in ms. */
const PATIENCE = 60_000;

/** Old orders: the first few are placed, the others are copies of them. */
const PLACED = 5;
const COPIES = 9;

let data: Data;
let folder: string;
let server: Server;
/** The same after each start, so that browsers stay signed in. */
let port: string;
let menu: Awaited<ReturnType<typeof inboxMenu>>;

const guest = () => visitor(server);
const run1 = (text: string, ...values: (string | number)[]) => sql(data, text, ...values);

/** A time in the past in the database's timestamp format. */
const ago = (days: number) => {
  const at = Date.now() - days * DAY;
  return data.databaseUrl === undefined ? at : new Date(at).toISOString();
};

/** The phone of the nth guest, which occurs nowhere else. */
const phoneOf = (n: number) => `07912300${String(n).padStart(2, '0')}`;
const detailsOf = (n: number) => ({
  phone: phoneOf(n),
  name: `Guest-${phoneOf(n)}`,
  notes: `note-${phoneOf(n)}`,
});

async function orderBy(n: number, of: SeededMenu = menu): Promise<string> {
  const client = guest();
  const cartId = await newCart(client, of.menuId, [{ item: of.itemId, quantity: 1, note: `line-${phoneOf(n)}` }]);
  const { status } = await changeCart(client, cartId, { ...detailsOf(n), receiveOption: 0 });
  expect(status).toBe(200);
  return cartId;
}

const end = async (cartId: string) =>
  expect((await move(menu, cartId, { state: 'rejected', from: 'pending', reason: 'closed' })).status).toBe(200);

const makeOld = (cartId: string, days: number) =>
  run1(
    'UPDATE carts SET submitted_at = ?, placed_at = ?, order_day = ? WHERE document_id = ?',
    ago(days),
    ago(days),
    inDays(-days),
    cartId,
  );

const forget = (cartId: string) => guest().request('POST', endpointUrl(guestDataEndpoints.forget, { cartId }));
const dataOf = async (cartId: string) =>
  (await guest().request<ResponseBody<DataOfOrder>>('GET', endpointUrl(guestDataEndpoints.ofOrder, { cartId }))).body
    .data?.data;

/** All files of the data folder except sent mails, the log, and every row of a database on PostgreSQL, which contain the text. */
async function found(text: string): Promise<string[]> {
  const files = readdirSync(data.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('.replaced') && !file.includes('/outbox/'));
  const inFiles = [...files, server.log].filter((file) => existsSync(file) && readFileSync(file).includes(text));
  if (data.databaseUrl === undefined) return inFiles;
  const tables = await run1("SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'");
  const inRows: string[] = [];
  for (const { name } of tables) {
    const rows = await run1(`SELECT count(*) AS count FROM ${String(name)} AS t WHERE t::text LIKE ?`, `%${text}%`);
    if (Number(rows[0]?.['count']) > 0) inRows.push(String(name));
  }
  return [...inFiles, ...inRows];
}

const named = async () =>
  Number(
    (
      await run1('SELECT count(*) AS count FROM carts WHERE anonymised_at IS NULL AND submitted_at < ?', ago(keepDays))
    )[0]?.['count'],
  );

/** Makes the sweep due at the next start. */
const makeDue = () => run1("UPDATE strapi_core_store_settings SET value = '0' WHERE key = 'qaima_sweep_guest-data'");

const statsOf = async (days: number) => {
  const query = { from: inDays(-days - 399), to: inDays(-days) };
  return (await menu.admin.ask(guestOrderEndpoints.stats, { params: menu, query })).data;
};

beforeAll(async () => {
  folder = newFolder('guests');
  data = await copyOf(seededData());
  port = String(await freePort());
  server = await startServer({ data, env: { PORT: port } });
  menu = await inboxMenu(server);
});
afterAll(async () => {
  await server.stop();
  await removeData(data);
  removeFolder(folder);
});

describe('orders older than the menu keeps guests’ data', () => {
  let recent: string;
  let old: string;

  beforeAll(async () => {
    for (let n = 0; n < PLACED; n++) {
      const cartId = await orderBy(n);
      await makeOld(cartId, keepDays + 1 + n * 10);
      old = cartId;
    }
    recent = await orderBy(PLACED);
    await makeOld(recent, keepDays - 1);
    const columns =
      'menu_id, lines, receipt, submitted_at, placed_at, order_day, order_hour, order_total, state, service, is_practice, client_phone, name, notes, search_text, search_phone';
    for (let copy = 0; copy < COPIES; copy++)
      await run1(
        `INSERT INTO carts (document_id, ${columns}) SELECT '${copy}' || substr(document_id, 1, 23 - 1) , ${columns}
         FROM carts WHERE submitted_at < ?`,
        ago(keepDays),
      );
  });

  it('name their guests until the owners have had notice for 30 days', async () => {
    await server.stop();
    await makeDue();
    server = await startServer({ data, env: { PORT: port } });
    const from = await until(
      async () => {
        const [row] = await run1('SELECT guests_erased_from FROM menus WHERE document_id = ?', menu.menuId);
        return row?.['guests_erased_from'] ?? undefined;
      },
      'The notice',
      PATIENCE,
    );
    expect(new Date(from as string | number).getTime()).toBeGreaterThan(Date.now() + 29 * DAY);
    expect(await named()).toBe(PLACED * 2 ** COPIES);
    await until(
      async () => (await mailTo(data, menu.admin.email)).find(({ text }) => text.includes(`${keepDays}`)),
      'Mail',
      PATIENCE,
    );
  });

  it('are anonymised although the server is killed in between; sums stay', async () => {
    const before = [await statsOf(0), await statsOf(100)];
    expect(before[1]?.orders).toBeGreaterThan(0);
    await server.stop();
    const all = await named();
    await run1('UPDATE menus SET guests_erased_from = ?', ago(0));
    await makeDue();
    let kill = () => Promise.resolve();
    const started = startServer({ data, env: { PORT: port }, onStart: (end) => (kill = end) }).catch(() => undefined);
    await until(async () => ((await named()) < all ? true : undefined), 'The first batch', PATIENCE);
    await kill();
    await started;
    expect(await named()).toBeGreaterThan(0);
    await makeDue();
    server = await startServer({ data, env: { PORT: port } });
    await until(async () => ((await named()) === 0 ? true : undefined), 'The sweep', PATIENCE);
    expect([await statsOf(0), await statsOf(100)]).toEqual(before);
    const { body } = await readCart(guest(), old);
    expect(body.data?.data).toMatchObject({ anonymisedAt: expect.any(String) as string, clientPhone: '' });
    expect(body.data?.data.items).toHaveLength(1);
    expect((await dataOf(recent))?.order).toMatchObject({ name: detailsOf(PLACED).name });
  });

  it('leave no trace of a phone in database, files and log', async () => {
    // Closes the database, so that its journal becomes part of the file.
    await server.stop();
    for (let n = 0; n < PLACED; n++) expect(await found(phoneOf(n).slice(1))).toEqual([]);
    expect(await found(phoneOf(PLACED).slice(1))).not.toEqual([]);
    server = await startServer({ data, env: { PORT: port } });
  });
});

describe('a guest', () => {
  it('reads everything that is held with the order, and erases it', async () => {
    const cartId = await orderBy(20);
    const held = await dataOf(cartId);
    expect(held?.order).toMatchObject({
      clientPhone: phoneOf(20),
      name: detailsOf(20).name,
      notes: detailsOf(20).notes,
    });
    expect(held?.order.items[0]?.note).toBe(`line-${phoneOf(20)}`);
    expectError(await forget(cartId), 409);
    await end(cartId);
    expect((await forget(cartId)).status).toBe(200);
    const after = await dataOf(cartId);
    expect(JSON.stringify(after)).not.toContain(phoneOf(20).slice(1));
    expect(after?.order.total).toBe(held?.order.total);
    expect((await forget(cartId)).status).toBe(200);
  });

  it('can’t do so with an open cart or an unknown one', async () => {
    const cartId = await newCart(guest(), menu.menuId, [{ item: menu.itemId, quantity: 1 }]);
    expectError(await forget(cartId), 409);
    expectError(await guest().request('GET', endpointUrl(guestDataEndpoints.ofOrder, { cartId })), 409);
    expectError(await forget('a'.repeat(24)), 404);
  });

  it('stays erased when an older backup is restored', async () => {
    const cartId = await orderBy(21);
    await end(cartId);
    const file = join(folder, 'before.tar');
    await server.stop();
    expect((await run('backup', data, file)).code).toBe(0);
    server = await startServer({ data, env: { PORT: port } });
    expect((await forget(cartId)).status).toBe(200);
    await server.stop();
    const { code, output } = await run('restore', data, file, '--replace');
    expect(code, output).toBe(0);
    server = await startServer({ data, env: { PORT: port } });
    const { body } = await readCart(guest(), cartId);
    expect(body.data?.data).toMatchObject({ anonymisedAt: expect.any(String) as string });
    await server.stop();
    expect(await found(phoneOf(21).slice(1))).toEqual([]);
    server = await startServer({ data, env: { PORT: port } });
  });
});

describe('a venue', () => {
  const asOwner = <T>(method: string, path: string, body?: unknown) =>
    menu.admin.request<ResponseBody<T>>(method, path, body === undefined ? {} : { body });
  const find = (query: Readonly<Record<string, string>>) =>
    asOwner<DataOfGuest>('GET', endpointUrl(guestDataEndpoints.ofGuest, menu, query));

  it('finds a guest by the exact phone in any form, never by a part', async () => {
    const cartId = await orderBy(30);
    for (const phone of [phoneOf(30), `+962${phoneOf(30).slice(1)}`, `00962 ${phoneOf(30).slice(1)}`])
      expect((await find({ phone })).body.data?.data.orders).toMatchObject([{ _id: cartId }]);
    for (const phone of [phoneOf(30).slice(0, 8), '0791', '%%%%', '____'])
      expect((await find({ phone })).body.data?.data.orders ?? []).toEqual([]);
    expectError(await find({}), 400);
  });

  it('must confirm who asks; others and staff can’t', async () => {
    await setConfirmedAt(server, menu.admin, null);
    expectError(await find({ phone: phoneOf(30) }), 403);
    await setConfirmedAt(server, menu.admin, Date.now());
    const stranger = await newUser(server, 'stranger');
    await setConfirmedAt(server, stranger, Date.now());
    expectError(await stranger.request('GET', endpointUrl(guestDataEndpoints.ofGuest, menu, { phone: '0791' })), 403);
  });

  it('exports one guest, and nobody of another menu', async () => {
    const other = await inboxMenu(server);
    await placeOrder(guest(), other, { phone: phoneOf(30), name: 'Other-menu' });
    const json = await menu.admin.request('GET', endpointUrl(guestDataEndpoints.export, menu, { phone: phoneOf(30) }));
    expect(json.text).toContain(detailsOf(30).name);
    expect(json.text).not.toContain('Other-menu');
    const pdf = await menu.admin.request(
      'GET',
      endpointUrl(guestDataEndpoints.export, menu, { phone: phoneOf(30), format: 'pdf' }),
    );
    expect([pdf.status, pdf.text.slice(0, 4)]).toEqual([200, '%PDF']);
  });

  it('erases what has ended and names what has not; the log tells who and why', async () => {
    const [ended, open] = [await orderBy(31), await orderBy(31)];
    await end(ended);
    const { body } = await asOwner<ErasedGuest>('POST', endpointUrl(guestDataEndpoints.erase, menu), {
      phone: phoneOf(31),
      reason: 'طلب الضيف',
    });
    expect(body.data?.data).toMatchObject({ erased: 1, open: [{ _id: open }] });
    expect((await find({ phone: phoneOf(31) })).body.data?.data.orders).toMatchObject([{ _id: open }]);
    const { data: log } = await menu.admin.ask(auditLogEndpoints.ofMenu, { params: menu });
    expect(log.find(({ deed }) => deed === 'guest-data-erased')?.details).toEqual({ orders: 1, reason: 'طلب الضيف' });
    expect(JSON.stringify(log)).not.toContain(phoneOf(31).slice(1));
  });

  it('gets consents only if it asks for them; one tap withdraws them', async () => {
    const agreeing = async (n: number) => {
      const cartId = await newCart(guest(), menu.menuId, [{ item: menu.itemId, quantity: 1 }]);
      await changeCart(guest(), cartId, { ...detailsOf(n), receiveOption: 0, consent: true });
      return cartId;
    };
    expect((await dataOf(await agreeing(40)))?.consents).toEqual([]);
    await menu.admin.ask(menuEndpoints.change, { params: menu, body: { guests: { marketing: true } } });
    expect((await dataOf(await orderBy(42)))?.consents).toEqual([]);
    const held = await dataOf(await agreeing(41));
    expect(held?.consents).toMatchObject([{ version: 1, source: 'order', withdrawnAt: null }]);
    const stored = await run1('SELECT * FROM consents');
    expect(JSON.stringify(stored)).not.toContain(phoneOf(41).slice(1));
    const consentId = held?.consents[0]?._id ?? '';
    const withdraw = () => guest().request('POST', endpointUrl(guestDataEndpoints.withdraw, { consentId }));
    const phones = async () => {
      const sheet = await menu.admin.fetch(endpointUrl(guestDataEndpoints.consents, menu));
      const rows = await firstSheet(await sheet.arrayBuffer());
      return Array.from({ length: rows.rowCount - 1 }, (_, row) => rows.getRow(row + 2).getCell(1).value);
    };
    expect(await phones()).toEqual([phoneOf(41)]);
    expect([(await withdraw()).status, (await withdraw()).status]).toEqual([200, 200]);
    expect(await phones()).toEqual([]);
    expectError(
      await guest().request('POST', endpointUrl(guestDataEndpoints.withdraw, { consentId: 'a'.repeat(24) })),
      404,
    );
  });

  it('downloads the register of processing', async () => {
    const { status, headers } = await menu.admin.request('GET', endpointUrl(guestDataEndpoints.processing, menu));
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('spreadsheetml')]);
  });
});
