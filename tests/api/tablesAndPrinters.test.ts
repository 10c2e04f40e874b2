/** The codes and calls of tables, and ticket printers. (docs/spec/domain.md#tables, docs/spec/domain.md#printers) */
import {
  auditLogEndpoints,
  branchEndpoints,
  cartEndpoints,
  DAYS,
  endpointUrl,
  guestOrderEndpoints,
  inLanguage,
  menuEndpoints,
  printerEndpoints,
  tableEndpoints,
  trashEndpoints,
  type CallKind,
  type Printer,
  type Table,
  type TableOfToken,
} from '@qaima/schemas';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { addItem, cartOf, changeCart, changeMenu, newCart } from '../support/carts.js';
import { openEvents } from '../support/eventStream.js';
import { expectError } from '../support/expectError.js';
import { GUEST, inboxMenu, move, orderOf, placeOrder } from '../support/guestOrders.js';
import type { Client, ResponseBody } from '../support/http.js';
import { idOf, newSeededMenu, type SeededMenu } from '../support/menus.js';
import { codeOn, sizesOf, textsOf } from '../support/pdf.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';
import { joinTeam } from '../support/teams.js';
import { newName, newUser, visitor } from '../support/users.js';

let server: RunningServer;
let guest: Client;
beforeAll(async () => {
  server = await sharedServer();
  guest = visitor(server);
});

const addTable = async ({ admin, menuId }: SeededMenu, label: string): Promise<Table> =>
  (await admin.ask(tableEndpoints.create, { params: { menuId }, body: { label } })).data;
const tokenOf = ({ token }: { readonly token?: string }) => token ?? '';

describe('a table', () => {
  it('is named by its code until the code is rotated', async () => {
    const menu = await inboxMenu(server);
    const made = await menu.admin.ask(tableEndpoints.createMany, {
      params: menu,
      body: [{ label: '٧', zone: 'الشرفة', translations: { en: { zone: 'Terrace' } } }, { label: 'VIP' }],
    });
    const { data: log } = await menu.admin.ask(auditLogEndpoints.ofMenu, { params: menu });
    expect(log[0]).toMatchObject({ deed: 'part-added', details: { part: 'table', count: 2 } });
    const [seven] = made.data;
    const token = tokenOf(seven ?? {});
    expect(token).toMatch(/^[a-z0-9]{10}$/);
    const tableAt = (code: string) => guest.request('GET', endpointUrl(tableEndpoints.ofToken, { token: code }));
    expect((await tableAt(token)).body.data?.data).toEqual({ menu: menu.menuId, label: '7', zone: 'الشرفة' });
    // The zone is in the guest's language, if the menu offers that.
    const zoneIn = async (language: string) => {
      const headers = { 'Accept-Language': language };
      const path = endpointUrl(tableEndpoints.ofToken, { token });
      return (await guest.request<ResponseBody<TableOfToken>>('GET', path, { headers })).body.data?.data.zone;
    };
    expect(await zoneIn('en')).toBe('الشرفة');
    await changeMenu(menu, { languages: { default: 'ar', offered: ['ar', 'en'] } });
    expect([await zoneIn('en'), await zoneIn('ar')]).toEqual(['Terrace', 'الشرفة']);

    const cart = await guest.ask(cartEndpoints.create, {
      params: {},
      body: { menu: menu.menuId, items: [{ item: menu.itemId, quantity: 1 }], table: token },
    });
    expect(cart.data.table).toMatchObject({ _id: seven?._id, label: '7' });
    const order = cartOf(await changeCart(guest, cart.data._id, GUEST));
    expect(order.table).toMatchObject({ _id: seven?._id, label: '7' });
    const found = await menu.admin.ask(guestOrderEndpoints.read, { params: { ...menu, cartId: order._id } });
    expect(found.data).toMatchObject({ service: 'dine-in', table: { label: '7', zone: 'الشرفة' } });
    expect(inLanguage(found.data.table, 'en')?.zone).toBe('Terrace');

    const params = { ...menu, tableId: idOf(seven ?? {}) };
    const rotated = await menu.admin.ask(tableEndpoints.rotate, { params });
    expect((await tableAt(token)).body.data?.data).toEqual({ menu: menu.menuId });
    expect((await tableAt(tokenOf(rotated.data))).status).toBe(200);
    await menu.admin.ask(tableEndpoints.change, { params, body: { active: false } });
    expect((await tableAt(tokenOf(rotated.data))).body.data?.data).toEqual({ menu: menu.menuId });
    expect((await tableAt('a'.repeat(10))).status).toBe(404);
    const username = newName('venue');
    await menu.admin.ask(menuEndpoints.change, { params: menu, body: { username } });
    expect((await tableAt(token)).body.data?.data).toEqual({ menu: menu.menuId, username });
    const code = await guest.request('GET', `/t/${token}`);
    expect([code.status, code.headers.get('location')]).toEqual([303, `/m/${username}?t=${token}`]);
    // The codes of an inactive menu lead to its page, which says that it is inactive, also to guests without its address.
    await menu.provider.ask(menuEndpoints.deactivate, { params: menu });
    const stopped = await guest.request('GET', `/t/${token}`);
    expect([stopped.status, stopped.headers.get('location')]).toEqual([303, `/m/${username}?t=${token}`]);
    const stoppedPage = await guest.request('GET', `/m/${username}?t=${token}`, { headers: { Accept: 'text/html' } });
    expect([stoppedPage.status, stoppedPage.text.includes('هذه القائمة متوقفة حاليًا')]).toEqual([404, true]);
    await menu.provider.ask(menuEndpoints.activate, { params: menu });
    const removed = await menu.admin.ask(tableEndpoints.remove, { params });
    await menu.admin.ask(trashEndpoints.restore, { params: { ...menu, trashId: removed.undo ?? '' } });
    expect((await menu.admin.ask(tableEndpoints.list, { params: menu })).data.map(({ label }) => label)).toEqual([
      '7',
      'VIP',
    ]);
  });

  it('stands in a branch of its menu, and is shown without a deleted one', async () => {
    const [menu, foreign] = [await newSeededMenu(server), await newSeededMenu(server)];
    const branchIn = async (of: SeededMenu) =>
      idOf(
        (await of.admin.ask(branchEndpoints.create, { params: of, body: { phone: '+962790000001', address: 'إربد' } }))
          .data,
      );
    const [branch, strange] = [await branchIn(menu), await branchIn(foreign)];
    const create = (body: object) =>
      menu.admin.request<ResponseBody<Table>>('POST', endpointUrl(tableEndpoints.create, menu), { body });
    for (const unknown of [strange, 'nowhere'])
      expectError(await create({ label: '1', branch: unknown }), 400, ['/branch']);
    const body = [{ label: '1' }, { label: '2', branch: strange }];
    const many = await menu.admin.request('POST', endpointUrl(tableEndpoints.createMany, menu), { body });
    expectError(many, 400, ['/1/branch']);
    expect((await create({ label: '1', branch: null })).status).toBe(200);
    const made = (await create({ label: '2', branch })).body.data?.data;
    expect(made?.branch).toBe(branch);
    const params = { ...menu, tableId: made?._id ?? '' };
    const change = endpointUrl(tableEndpoints.change, params);
    expectError(await menu.admin.request('PUT', change, { body: { branch: strange } }), 400, ['/branch']);
    const shown = async () =>
      (await menu.admin.ask(tableEndpoints.list, { params: menu })).data.find(({ label }) => label === '2')?.branch;
    const { undo = '' } = await menu.admin.ask(branchEndpoints.remove, { params: { ...menu, branchId: branch } });
    expect(await shown()).toBeNull();
    await menu.admin.ask(tableEndpoints.change, { params, body: { seats: 4 } });
    await menu.admin.ask(trashEndpoints.restore, { params: { ...menu, trashId: undo } });
    expect(await shown()).toBe(branch);
  });

  it('calls the waiter once a minute, and rings until somebody answers', async () => {
    const menu = await newSeededMenu(server);
    const token = tokenOf(await addTable(menu, '12'));
    const call = (kind: CallKind) =>
      guest.request('POST', endpointUrl(tableEndpoints.call, { token }), { body: { kind } });
    await menu.admin.ask(menuEndpoints.change, {
      params: menu,
      body: { institution: { contact: { phone: '065550100' } } },
    });
    // A device that does not ring sees the calls, but perhaps nobody notices them.
    await menu.admin.ask(tableEndpoints.listCalls, { params: menu });
    expect((await call('bill')).body.data?.data).toMatchObject({ isUnattended: true, phone: '065550100' });
    await menu.admin.ask(tableEndpoints.listCalls, { params: menu, query: { rings: '1' } });
    await sql(
      server.data,
      'DELETE FROM table_calls WHERE menu_id = (SELECT id FROM menus WHERE document_id = ?)',
      menu.menuId,
    );
    const heard = (await call('bill')).body.data?.data;
    expect(heard).toMatchObject({ isUnattended: false });
    expect(heard).not.toHaveProperty('phone');
    await sql(
      server.data,
      'DELETE FROM table_calls WHERE menu_id = (SELECT id FROM menus WHERE document_id = ?)',
      menu.menuId,
    );
    const inbox = await openEvents(menu.admin, endpointUrl(guestOrderEndpoints.stream, menu));
    expect((await call('waiter')).status).toBe(200);
    await inbox.next(({ kind, data }) => kind === 'call' && data['kind'] === 'waiter', 'the call');
    inbox.close();
    const again = await call('waiter');
    expectError(again, 409);
    expect(again.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await call('bill')).status).toBe(200);
    await sql(
      server.data,
      'UPDATE table_calls SET at = at - 60000 WHERE menu_id = (SELECT id FROM menus WHERE document_id = ?)',
      menu.menuId,
    );
    expect((await call('waiter')).status).toBe(200);
    const waiting = async () => (await menu.admin.ask(tableEndpoints.listCalls, { params: menu })).data;
    const calls = await waiting();
    expect(calls.map(({ kind }) => kind)).toEqual(['bill', 'waiter']);
    await menu.admin.ask(tableEndpoints.answerCall, { params: { ...menu, callId: idOf(calls[0] ?? {}) } });
    expect(await waiting()).toMatchObject([{ kind: 'waiter', table: { label: '12' } }]);
    // The guest sees which call was answered, until the next one of its kind.
    const seen = async () => (await guest.ask(tableEndpoints.callsOfToken, { params: { token } })).data;
    const [bill, waiter] = await seen();
    expect([bill?.kind, waiter?.kind]).toEqual(['bill', 'waiter']);
    expect(Date.parse(bill?.answeredAt ?? '')).toBeGreaterThanOrEqual(Date.parse(bill?.at ?? ''));
    expect(waiter).not.toHaveProperty('answeredAt');
    await menu.provider.ask(menuEndpoints.deactivate, { params: menu });
    expect((await call('waiter')).status).toBe(404);
    expect((await guest.request('GET', endpointUrl(tableEndpoints.callsOfToken, { token }))).status).toBe(404);
  });

  it('has a code to print', async () => {
    const menu = await newSeededMenu(server);
    const sheet = (format: 'a4' | 'stickers') => menu.admin.fetch(endpointUrl(tableEndpoints.sheet, menu, { format }));
    expect((await sheet('a4')).status).toBe(409);
    const token = tokenOf(await addTable(menu, '7'));
    const page = new Uint8Array(await (await sheet('a4')).arrayBuffer());
    expect(await codeOn(page)).toBe(`${server.origin}/t/${token}`);
    const labels = Array.from({ length: 25 }, (_, index) => ({ label: String(index + 1) }));
    await menu.admin.ask(tableEndpoints.createMany, { params: menu, body: labels });
    expect(await sizesOf(new Uint8Array(await (await sheet('stickers')).arrayBuffer()))).toHaveLength(3);
    const { data: tables } = await menu.admin.ask(tableEndpoints.list, { params: menu });
    const last = tables.at(-1);
    const one = (table: string) => menu.admin.fetch(endpointUrl(tableEndpoints.sheet, menu, { table }));
    const alone = new Uint8Array(await (await one(last?._id ?? '')).arrayBuffer());
    expect(await codeOn(alone)).toBe(`${server.origin}/t/${last?.token ?? ''}`);
    expect(await sizesOf(alone)).toHaveLength(1);
    expect((await one('a'.repeat(24))).status).toBe(404);
  });

  it('has a code with correctly directed texts, and wraps a long label', async () => {
    const name = 'Joe’s Burgers & Fries, No. 1 (Amman)!';
    const long = 'Family table, window';
    const menu = await newSeededMenu(server);
    const { _id: table } = await addTable(menu, '7');
    const { _id: longTable } = await addTable(menu, long);
    const cardOf = async (query: Readonly<Record<string, string>>) => {
      const response = await menu.admin.fetch(endpointUrl(tableEndpoints.sheet, menu, query));
      return textsOf(new Uint8Array(await response.arrayBuffer()));
    };
    const packed = (...texts: readonly string[]) => texts.join('').replaceAll(' ', '');
    await changeMenu(menu, { institution: { name } });
    await menu.admin.ask(tableEndpoints.change, { params: { ...menu, tableId: table }, body: { zone: 'Rooftop!' } });
    const arabic = packed(...(await cardOf({ table })));
    expect(arabic).toContain(packed(name, '7'));
    expect(arabic).toContain('Rooftop!');
    await changeMenu(menu, { languages: { default: 'en', offered: ['en'] } });
    const prompt = 'Scan the code and order from your table';
    expect(packed(...(await cardOf({ table })))).toBe(packed(name, 'Table 7', 'Rooftop!', prompt));
    const wrapped = await cardOf({ table: longTable });
    expect(packed(...wrapped)).toContain(packed('Table', long));
    expect(wrapped.join('|')).not.toContain(long);
  });
});

/** A printer that implements the Star CloudPRNT protocol. */
function fakePrinter(token: string, printerMAC = '00:11:62:00:00:01') {
  const at = (query: Readonly<Record<string, string>> = {}) => `/print/${token}?${new URLSearchParams(query)}`;
  const mac = { mac: printerMAC, uid: 'printer' };
  interface Poll {
    readonly jobReady: boolean;
    readonly jobToken?: string;
    readonly mediaTypes?: readonly string[];
  }
  return {
    poll: (printingInProgress = false) =>
      guest.request<Poll>('POST', at(), {
        body: { status: '23 6 0 0', statusCode: '200 OK', printerMAC, printingInProgress },
      }),
    fetch: async (job: string) => {
      const answer = await guest.fetch(at({ ...mac, type: 'image/png', token: job }));
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()), headers: answer.headers };
    },
    confirm: (job: string, code: string) => guest.request('DELETE', at({ ...mac, code, token: job })),
    /** Older printers name no job: they confirm the last one. */
    confirmLast: () => guest.request('DELETE', at({ ...mac, code: 'OK' })),
  };
}

const heightOf = async (picture: Buffer) => (await sharp(picture).metadata()).height;

describe('a printer', () => {
  const addPrinter = async ({ admin, menuId }: SeededMenu, body: object = {}): Promise<Printer> =>
    (await admin.ask(printerEndpoints.create, { params: { menuId }, body: { title: 'المطبخ', ...body } })).data;

  it('prints each ticket once, and a copy if its confirmation was lost', async () => {
    const menu = await inboxMenu(server);
    const kitchen = await addPrinter(menu, { copies: 2, width: 400 });
    const printer = fakePrinter(tokenOf(kitchen));
    expect((await printer.poll()).body).toEqual({ jobReady: false });
    const { _id } = await placeOrder(guest, menu);
    expect((await printer.poll()).body.jobReady).toBe(false);
    orderOf(await move(menu, _id, { state: 'accepted', from: 'pending' }));
    const first = (await printer.poll()).body;
    expect(first).toMatchObject({ jobReady: true, mediaTypes: ['image/png'] });
    const job = first.jobToken ?? '';
    const ticket = await printer.fetch(job);
    expect([ticket.status, ticket.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect((await sharp(ticket.bytes).metadata()).width).toBe(400);
    // While a printer is printing, it gets no other job.
    expect((await printer.poll(true)).body.jobReady).toBe(false);
    // The printer reports that it is out of paper: nothing was printed, so the job remains.
    expect((await printer.confirm(job, '410')).status).toBe(200);
    expect((await printer.poll()).body.jobToken).toBe(job);
    const whole = await printer.fetch(job);
    expect(await heightOf(whole.bytes)).toBe(await heightOf(ticket.bytes));
    // The printer has not confirmed the ticket it fetched, so the next one is marked as a copy.
    expect((await printer.poll()).body.jobToken).toBe(job);
    const copy = await printer.fetch(job);
    expect(await heightOf(copy.bytes)).toBeGreaterThan(await heightOf(ticket.bytes));
    expect((await printer.confirm(job, '200 OK')).status).toBe(200);
    expect((await printer.confirm(job, '200 OK')).status).toBe(200);
    const second = (await printer.poll()).body.jobToken ?? '';
    expect(second).not.toBe(job);
    await printer.fetch(second);
    await printer.confirm(second, 'OK');
    expect((await printer.poll()).body.jobReady).toBe(false);
    // The venue prints it once more, from a browser: that is a copy.
    const at = endpointUrl(guestOrderEndpoints.ticket, { ...menu, cartId: _id }, { width: 400 });
    const again = Buffer.from(await (await menu.admin.fetch(at)).arrayBuffer());
    expect(await heightOf(again)).toBe(await heightOf(copy.bytes));
    const [seen] = (await menu.admin.ask(printerEndpoints.list, { params: menu })).data;
    expect(Date.now() - Date.parse(seen?.lastSeenAt ?? '')).toBeLessThan(60_000);
    // Order takers see whether it works, and not the token, which gives access to tickets.
    const taker = await newUser(server);
    await joinTeam(menu.admin, menu.menuId, taker, 'orders');
    const states = await taker.ask(printerEndpoints.states, { params: { menuId: menu.menuId } });
    expect(states.data).toEqual([{ _id: kitchen._id, title: 'المطبخ', lastSeenAt: seen?.lastSeenAt }]);
  });

  it('without a job id confirms what it was sent, even if rejected since', async () => {
    const menu = await inboxMenu(server);
    const printer = fakePrinter(tokenOf(await addPrinter(menu, { on: 'placed' })));
    const [off, next] = [await placeOrder(guest, menu), await placeOrder(guest, menu)];
    expect((await printer.fetch((await printer.poll()).body.jobToken ?? '')).status).toBe(200);
    orderOf(await move(menu, off._id, { state: 'rejected', from: 'pending', reason: 'closed' }));
    expect((await printer.confirmLast()).status).toBe(200);
    // The response was lost.
    expect((await printer.confirmLast()).status).toBe(200);
    const job = (await printer.poll()).body.jobToken ?? '';
    expect((await printer.fetch(job)).status).toBe(200);
    const printedAt = async () =>
      (await menu.admin.ask(guestOrderEndpoints.read, { params: { ...menu, cartId: next._id } })).data.printedAt ??
      null;
    expect(await printedAt()).toBeNull();
    await printer.confirmLast();
    expect(await printedAt()).not.toBeNull();
    expect((await printer.poll()).body.jobReady).toBe(false);
  });

  it('holds a job until it is confirmed or a minute has passed', async () => {
    const menu = await inboxMenu(server);
    const token = tokenOf(await addPrinter(menu, { on: 'placed' }));
    const printers = [fakePrinter(token), fakePrinter(token, '00:11:62:00:00:02'), fakePrinter(token, '')];
    const [one, other] = [fakePrinter(token), fakePrinter(token, '00:11:62:00:00:02')];
    await placeOrder(guest, menu);
    const asked = await Promise.all([...printers, ...printers].map((printer) => printer.poll()));
    const given = asked.map(({ body }, index) => ({ by: index % 3, job: body.jobToken })).filter(({ job }) => job);
    const [first] = given;
    expect(new Set(given.map(({ by }) => by)).size).toBe(1);
    const job = first?.job ?? '';
    const minuteLater = () => sql(server.data, 'UPDATE print_jobs SET held_until = 1 WHERE document_id = ?', job);
    await minuteLater();
    expect((await one.poll()).body.jobToken).toBe(job);
    expect((await other.poll()).body.jobReady).toBe(false);
    expect((await other.fetch(job)).status).toBe(404);
    expect((await one.fetch(job)).status).toBe(200);
    await placeOrder(guest, menu);
    const next = (await other.poll()).body.jobToken ?? '';
    expect([next === job, (await one.poll()).body.jobToken]).toEqual([false, job]);
    await minuteLater();
    await other.fetch(next);
    await other.confirm(next, 'OK');
    expect((await other.poll()).body.jobToken).toBe(job);
    await other.confirm(job, '410');
    expect((await one.poll()).body.jobToken).toBe(job);
    await one.confirm(job, 'OK');
    expect((await other.poll()).body.jobReady).toBe(false);
  });

  it('copies tickets that the venue printed, not those of another printer', async () => {
    const menu = await inboxMenu(server);
    const [one, other, late] = [await addPrinter(menu), await addPrinter(menu), await addPrinter(menu)].map((made) =>
      fakePrinter(tokenOf(made)),
    );
    const { _id } = await placeOrder(guest, menu);
    orderOf(await move(menu, _id, { state: 'accepted', from: 'pending' }));
    const printed = async (printer = fakePrinter('')) => {
      const job = (await printer.poll()).body.jobToken ?? '';
      const { bytes } = await printer.fetch(job);
      await printer.confirm(job, 'OK');
      return heightOf(bytes);
    };
    const height = await printed(one);
    expect(await printed(other)).toBe(height);
    const byHand = await placeOrder(guest, menu);
    orderOf(await move(menu, byHand._id, { state: 'accepted', from: 'pending' }));
    await menu.admin.fetch(endpointUrl(guestOrderEndpoints.ticket, { ...menu, cartId: byHand._id }));
    expect(await printed(late)).toBe(height);
    expect(await printed(late)).toBeGreaterThan(height);
  });

  it('prints when the order arrives, only its sections, and a test', async () => {
    const menu = await inboxMenu(server);
    const other = await menu.admin.request<{ data: { data: { _id: string } } }>(
      'POST',
      `/api/v1/quickmenu/${menu.menuId}/sections`,
      { body: { title: 'مشروبات', prime: false } },
    );
    const sectionId = other.body.data.data._id;
    const tea = await addItem({ ...menu, sectionId }, { title: 'شاي', price: 1 });
    const bar = fakePrinter(tokenOf(await addPrinter(menu, { on: 'placed', sections: [sectionId] })));
    const all = fakePrinter(tokenOf(await addPrinter(menu, { on: 'placed' })));
    await placeOrder(guest, menu);
    expect((await bar.poll()).body.jobReady).toBe(false);
    expect((await all.poll()).body.jobReady).toBe(true);
    const cartId = await newCart(guest, menu.menuId, [
      { item: menu.itemId, quantity: 1 },
      { item: tea, quantity: 3 },
    ]);
    cartOf(await changeCart(guest, cartId, GUEST));
    expect((await bar.poll()).body.jobReady).toBe(true);
    // An order that is cancelled before it was printed is not printed.
    await guest.request('POST', endpointUrl(cartEndpoints.cancel, { cartId }));
    expect((await bar.poll()).body.jobReady).toBe(false);
    const spare = await addPrinter(menu);
    await menu.admin.ask(printerEndpoints.test, { params: { ...menu, printerId: idOf(spare) } });
    const tested = fakePrinter(tokenOf(spare));
    const job = (await tested.poll()).body.jobToken ?? '';
    expect((await tested.fetch(job)).status).toBe(200);
  });

  it('prints a closed venue’s orders at opening, and drops them 12 hours on', async () => {
    const menu = await inboxMenu(server, { autoAccept: true });
    const printer = fakePrinter(tokenOf(await addPrinter(menu)));
    const day = DAYS[(new Date().getUTCDay() + 3) % 7] ?? 'sun';
    const isReady = async () => (await printer.poll()).body.jobReady;
    const later = async ({ _id }: { readonly _id: string }, hours: number) =>
      sql(server.data, `UPDATE print_jobs SET queued_at = queued_at - ${hours * 3_600_000} WHERE cart_ref = ?`, _id);
    const open = await placeOrder(guest, menu);
    expect(await isReady()).toBe(true);
    await later(open, 13);
    expect(await isReady()).toBe(false);
    await changeMenu(menu, { workingDays: [{ day, start: '08:00', end: '20:00' }] });
    const closed = await placeOrder(guest, menu);
    await later(closed, 13);
    expect(await isReady()).toBe(true);
    await later(closed, 7 * 24);
    expect(await isReady()).toBe(false);
  });

  it('has its expired tickets listed for a week, and printed or dismissed', async () => {
    const menu = await inboxMenu(server, { autoAccept: true });
    const kitchen = await addPrinter(menu, { copies: 2 });
    await addPrinter(menu, { title: 'البار', sections: ['a'.repeat(24)] });
    const placed = [await placeOrder(guest, menu), await placeOrder(guest, menu), await placeOrder(guest, menu)];
    const [printed, dismissed, off] = placed;
    orderOf(await move(menu, off!._id, { state: 'canceled', from: 'accepted' }));
    const expired = async () => (await menu.admin.ask(printerEndpoints.listExpired, { params: menu })).data;
    expect(await expired()).toEqual([]);
    const age = (hours: number) =>
      sql(
        server.data,
        `UPDATE print_jobs SET queued_at = queued_at - ${hours * 3_600_000} WHERE printer_ref = ?`,
        idOf(kitchen),
      );
    await age(13);
    const listed = await expired();
    expect(listed.map(({ order }) => order)).toEqual([dismissed?._id, printed?._id]);
    const [last, first] = listed;
    expect(first).toMatchObject({ printer: 'المطبخ', number: 1, state: 'accepted', isPractice: false });
    expect(first?.jobs).toHaveLength(2);
    // Only members of the team read orders and their tickets.
    const stranger = await inboxMenu(server);
    const body = { jobs: listed.flatMap(({ jobs }) => jobs) };
    await stranger.admin.ask(printerEndpoints.dismissExpired, { params: stranger, body });
    expect(await expired()).toHaveLength(2);
    await menu.admin.ask(printerEndpoints.dismissExpired, { params: menu, body: { jobs: last?.jobs ?? [] } });
    await menu.admin.ask(printerEndpoints.printExpired, { params: menu, body });
    expect(await expired()).toEqual([]);
    const printer = fakePrinter(tokenOf(kitchen));
    for (const job of (first?.jobs ?? []).toReversed()) {
      expect((await printer.poll()).body.jobToken).toBe(job);
      await printer.fetch(job);
      await printer.confirm(job, 'OK');
    }
    expect((await printer.poll()).body.jobReady).toBe(false);
    const late = await placeOrder(guest, menu);
    await age(13);
    expect(await expired()).toMatchObject([{ order: late._id }]);
    await age(7 * 24);
    expect(await expired()).toEqual([]);
  });

  it('is known by its token alone', async () => {
    const stranger = fakePrinter('a'.repeat(24));
    expectError((await stranger.poll()) as never, 404);
    expect((await stranger.fetch('x')).status).toBe(404);
    expect((await guest.request('PUT', `/print/${'a'.repeat(24)}`)).status).toBe(404);
  });
});
