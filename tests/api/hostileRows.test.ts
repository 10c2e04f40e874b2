/**
 * Stored rows may violate the current rules. Pages and API responses repair or omit such rows, and never fail with
 * 500. (docs/spec/domain.md#damaged-data)
 */
import {
  accountEndpoints,
  branchEndpoints,
  cartSchema,
  validateInMenu,
  comboEndpoints,
  galleryEndpoints,
  itemEndpoints,
  menuEndpoints,
  fullMenuSchema,
  orderEndpoints,
  orderSchema,
  qrEndpoints,
  receiveOptionEndpoints,
  sectionEndpoints,
  daypartEndpoints,
  specialHoursEndpoints,
  statsEndpoints,
  auditLogEndpoints,
  trashEndpoints,
  workQueueEndpoints,
  endpointUrl,
  type Endpoint,
  type Order,
  type Schema,
} from '@qaima/schemas';
import { beforeAll, expect, it } from 'vitest';
import { changeCart, createCart, newCart, readCart } from '../support/carts.js';
import {
  asWritten,
  corruptRow,
  corruptionsOf,
  restoreRow,
  rowOf,
  SCRIPT,
  touch,
  type RowCorruption,
} from '../support/hostileRows.js';
import type { Client, ResponseBody } from '../support/http.js';
import { aBranch, anItem, newSeededMenu, idOf, wholeMenu, type SeededMenu } from '../support/menus.js';
import { visitor } from '../support/users.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';

let server: RunningServer;
let guest: Client;
beforeAll(async () => {
  server = await sharedServer();
  guest = visitor(server);
});

type Menu = SeededMenu & { readonly provider: Client };

/** Requests a path; a failed assertion's message contains the response. */
async function got(who: Client, path: string, about: unknown = '') {
  const { status, text } = await who.request('GET', path, { headers: { accept: '*/*' } });
  expect(status, `${path} ${JSON.stringify(about)} ${text.slice(0, 300)}`).toBe(200);
  return text;
}

/** Stored prices may exceed the limit of the menu's currency (docs/limits.md), so answers are judged by the highest. */
const expectValid = (schema: Schema, value: unknown, about: unknown) =>
  expect(validateInMenu(schema, value, { currency: 'LBP' }).issues, JSON.stringify(about)).toEqual([]);

/** Asserts that the public view and the owner's view of a menu show the valid content. */
async function expectShown({ admin, menuId }: Menu, titles: readonly string[], about: unknown) {
  await touch(server, menuId);
  const page = await got(guest, `/m/${menuId}`, about);
  const json = await got(guest, endpointUrl(menuEndpoints.read, { menuId }), about);
  for (const title of titles) for (const text of [page, json]) expect(text, JSON.stringify(about)).toContain(title);
  expect(page).not.toContain(`href="${SCRIPT}`);
  expectValid(fullMenuSchema, await wholeMenu(admin, menuId), about);
}

/** For each kind of record in a menu: a body that creates a record, and a field that the tests then change. */
const PARTS = {
  items: {
    calls: itemEndpoints,
    body: { ...anItem, sale: { onSale: true, offPrice: 0.25 }, subItems: [{ title: 'صغير', price: 2 }] },
    change: { pin: true },
    id: 'itemId',
  },
  sections: {
    calls: sectionEndpoints,
    body: { title: 'مقبلات', prime: false },
    change: { prime: true },
    id: 'sectionId',
  },
  galleries: { calls: galleryEndpoints, body: { title: 'معرض' }, change: { image: 'ملاحظة' }, id: 'galleryId' },
  combos: { calls: comboEndpoints, body: { title: 'وجبة', price: 9 }, change: { price: 8 }, id: 'comboId' },
  branches: {
    calls: branchEndpoints,
    body: { ...aBranch, googleMaps: 'https://maps.example/' },
    change: { lat: 32, long: 35 },
    id: 'branchId',
  },
  receive_options: {
    calls: receiveOptionEndpoints,
    body: { title: 'استلام', description: 'من المحل', ionIcon: 'walk', kind: 'pickup' },
    change: { description: 'من الباب' },
    id: 'optionId',
  },
  dayparts: {
    calls: daypartEndpoints,
    body: {
      title: 'فطور',
      windows: [{ start: '07:00', end: '12:00', days: ['sun'] }],
      from: '2026-01-01',
      to: '2026-12-31',
    },
    change: { title: 'إفطار' },
    id: 'daypartId',
  },
  special_hours_list: {
    calls: specialHoursEndpoints,
    body: {
      title: 'رمضان',
      from: '2026-02-18',
      to: '2026-03-19',
      days: [{ day: 'sun', start: '12:00', end: '02:00' }],
    },
    change: { title: 'الشهر' },
    id: 'specialHoursId',
  },
} as const;
type ChildTable = keyof typeof PARTS;

async function made(
  who: Client,
  call: Endpoint,
  params: Readonly<Record<string, string>>,
  body: object,
): Promise<string> {
  const answer = await who.request<ResponseBody<{ _id: string }>>('POST', endpointUrl(call, params as never), { body });
  expect(answer.status, answer.text).toBe(200);
  return idOf(answer.body.data?.data ?? {});
}

/** How many damaged records a menu has at once: it has a maximum for some of them. */
const PARTS_AT_ONCE = 50;

/** Creates a record for each possible corruption from the number `first` on, and corrupts it. */
async function damagedParts({ admin, menuId, sectionId, itemId }: Menu, table: ChildTable, first: number) {
  const { calls, body, id, change } = PARTS[table];
  const params = { menuId, sectionId };
  const whole = await made(admin, calls.create, params, body);
  const filled = table === 'combos' ? { items: [itemId] } : change;
  await admin.request('PUT', endpointUrl(calls.change, { ...params, [id]: whole }), { body: filled });
  const damages = (await corruptionsOf(server, table, whole)).slice(first, first + PARTS_AT_ONCE);
  const parts: { readonly documentId: string; readonly done: RowCorruption }[] = [];
  for (const done of damages) {
    const documentId = await made(admin, calls.create, params, body);
    await corruptRow(server, table, documentId, done);
    parts.push({ documentId, done });
  }
  return parts;
}

const RIGHT = [anItem.title, 'وجبة العائلة', 'إربد'];

it.each(Object.keys(PARTS) as ChildTable[])(
  'shows a menu with damaged %s, which its owner can change',
  async (table) => {
    const menu = await newSeededMenu(server);
    const { admin, menuId, sectionId } = menu;
    const about = { menuId, sectionId };
    const { calls, change, id } = PARTS[table];
    for (let first = 0, more = true; more; first += PARTS_AT_ONCE) {
      const parts = await damagedParts(menu, table, first);
      more = parts.length === PARTS_AT_ONCE;
      await expectShown(menu, RIGHT, table);
      await got(admin, endpointUrl(statsEndpoints.read, about));
      await got(guest, `/m/${menuId}/manifest.webmanifest`);

      for (const { documentId, done } of parts) {
        if (table === 'items' || table === 'combos') {
          const line = table === 'items' ? { item: documentId, subItem: 0 } : { combo: documentId };
          const { status, text } = await createCart(guest, menuId, [line]);
          expect(status, `${JSON.stringify(done)} ${text}`).toBeLessThan(500);
        }
        const path = endpointUrl(calls.change, { ...about, [id]: documentId });
        const { status, text } = await admin.request('PUT', path, { body: change });
        // An item without a section can't be found by its section's path.
        expect(status, `${JSON.stringify(done)} ${text}`).toBe(done.column === 'section_id' ? 404 : 200);
        const removed = await admin.request('DELETE', path);
        expect(removed.status, `${JSON.stringify(done)} ${removed.text}`).toBe(
          done.column === 'section_id' ? 404 : 200,
        );
      }
      await got(admin, endpointUrl(trashEndpoints.list, about));
      await expectShown(menu, RIGHT, `${table}, removed`);
    }
  },
);

it('shows a menu whose own row is damaged', async () => {
  const menu = await newSeededMenu(server);
  const { admin, menuId, provider } = menu;
  const body = {
    username: `rows-${process.pid}`,
    headingPhrase: 'أهلًا',
    colors: { mainColor: '#c0392b' },
    workingDays: [{ day: 'sun' as const, start: '10:00', end: '22:00' }],
    institution: { name: 'الديرة', location: { address: 'عمّان' }, contact: { x: 'deira', phone: '+962790000001' } },
    ...{ lat: 32, long: 35.8, timeZone: 'Asia/Amman' },
  };
  await admin.ask(menuEndpoints.change, { params: { menuId }, body });
  const [stored = {}] = await sql(server.data, 'SELECT * FROM menus WHERE document_id = ?', menuId);
  for (const done of await corruptionsOf(server, 'menus', menuId)) {
    await corruptRow(server, 'menus', menuId, done);
    await expectShown(menu, RIGHT, done);
    await got(admin, endpointUrl(accountEndpoints.me, {}), done);
    const { status, text } = await admin.request('PUT', endpointUrl(menuEndpoints.change, { menuId }), {
      body: {
        endingPhrase: 'صحتين',
        institution: { description: 'مطعم' },
        workingDays: [{ day: 'mon', start: '09:00' }],
      },
    });
    expect(status, `${JSON.stringify(done)} ${text}`).toBe(200);
    await corruptRow(server, 'menus', menuId, { ...done, value: asWritten(stored[done.column]) });
  }
  await got(provider, endpointUrl(qrEndpoints.sheet, { menuId }));
});

it('shows damaged carts and receipts', async () => {
  const menu = await newSeededMenu(server);
  const { menuId, itemId, comboId } = menu;
  const lines = [{ item: itemId, quantity: 2 }, { combo: comboId }];
  const submit = { phone: '0791234567', receiveOption: 0, address: 'إربد', notes: 'بلا بصل', name: 'ليلى' };
  const opened = () => newCart(guest, menuId, lines);
  const sent = async () => {
    const cartId = await opened();
    await changeCart(guest, cartId, submit);
    return cartId;
  };
  for (const make of [opened, sent]) {
    const cartId = await make();
    const whole = await rowOf(server, 'carts', cartId);
    for (const done of await corruptionsOf(server, 'carts', cartId)) {
      await corruptRow(server, 'carts', cartId, done);
      await got(guest, `/cart/${cartId}`, done);
      const { status, text, body } = await readCart(guest, cartId);
      expect(status, `${JSON.stringify(done)} ${text}`).toBe(200);
      expectValid(cartSchema, body.data?.data, done);
      const added = await changeCart(guest, cartId, { item: itemId });
      expect(added.status, `${JSON.stringify(done)} ${added.text}`).toBeLessThan(500);
      await restoreRow(server, 'carts', whole);
    }
  }
});

it('shows damaged orders to staff', async () => {
  const menu = await newSeededMenu(server);
  const { provider, menuId, admin } = menu;
  const sell = async () => {
    const body = { user: admin.username, totalAmount: 99, subEnd: '2031-05-05' };
    const orderId = idOf((await provider.ask(orderEndpoints.create, { params: {}, body })).data);
    await provider.ask(orderEndpoints.assignMenu, { params: { orderId }, body: { menuId } });
    await provider.ask(orderEndpoints.pay, { params: { orderId }, body: { method: 'cash', value: 9 } });
    await provider.ask(orderEndpoints.addEdit, { params: { orderId }, body: { phone: '+962790000001' } });
    return orderId;
  };
  const orderId = await sell();
  const [stored = {}] = await sql(server.data, 'SELECT * FROM orders WHERE document_id = ?', orderId);
  const { username } = admin;
  for (const done of await corruptionsOf(server, 'orders', orderId)) {
    await corruptRow(server, 'orders', orderId, done);
    const read = await provider.ask(orderEndpoints.read, { params: { orderId } });
    expectValid(orderSchema, read.data, done);
    const listed = await provider.ask(orderEndpoints.list, { params: {}, query: { username, canceled: 'all' } });
    for (const order of listed.data as readonly Order[]) expectValid(orderSchema, order, done);
    await got(provider, endpointUrl(orderEndpoints.list, {}, { username, canceled: 'all', excel: 'all' }), done);
    await got(provider, endpointUrl(orderEndpoints.invoice, { orderId }), done);
    await got(provider, endpointUrl(auditLogEndpoints.ofOrder, { orderId }), done);
    const proposed = await provider.request('GET', endpointUrl(orderEndpoints.proposeRenewal, { orderId }));
    expect(proposed.status, `${JSON.stringify(done)} ${proposed.text}`).toBeLessThan(500);
    await got(provider, endpointUrl(menuEndpoints.list, {}, { username }), done);
    await got(provider, endpointUrl(workQueueEndpoints.read, {}, { queue: 'edits', q: username }), done);
    const changed = await provider.request('PUT', endpointUrl(orderEndpoints.change, { orderId }), {
      body: { isDemo: true },
    });
    expect(changed.status, `${JSON.stringify(done)} ${changed.text}`).toBe(200);
    await corruptRow(server, 'orders', orderId, { ...done, value: asWritten(stored[done.column]) });
  }
  await got(provider, endpointUrl(orderEndpoints.list, {}, { q: username }));
});
