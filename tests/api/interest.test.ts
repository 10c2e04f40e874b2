/** Visits and interests are counted once per browser and day, and do not change the pages that visitors get. */
import {
  cartEndpoints,
  endpointUrl,
  guestOrderEndpoints,
  menuEndpoints,
  sectionEndpoints,
  todayIn,
  type Item,
  type Menu,
  type PublicItem,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { addItem, cartOf, changeCart, changeItem, changeMenu, inDays, newCart } from '../support/carts.js';
import { GUEST } from '../support/guestOrders.js';
import { newSeededMenu, wholeMenu, type SeededMenu } from '../support/menus.js';
import { newName, newUser, visitor } from '../support/users.js';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';
import { allCounted, look, visit } from '../support/visits.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer();
});

const COOKIE = 'qaima_visitor';

/** A menu as its owner reads it once all reports are counted. */
async function countedMenu({ admin, menuId }: SeededMenu) {
  await allCounted(server);
  return wholeMenu(admin, menuId);
}
const visitorsOf = async (menu: SeededMenu) => (await countedMenu(menu)).menuVisitors;
const interestIn = async (menu: SeededMenu, itemId: string) =>
  (await countedMenu(menu)).sections?.flatMap(({ items = [] }) => items).find(({ _id }) => _id === itemId)
    ?.interestRecords;

/** Sets all counted visits or interests to an earlier day. */
async function passNight(table: 'visits' | 'interests'): Promise<void> {
  await allCounted(server);
  await sql(server.data, `UPDATE ${table} SET day = '2020-01-01'`);
}

/** Whether visitors see each item of the section marked as popular. */
async function popularItems({ menuId }: SeededMenu): Promise<Readonly<Record<string, boolean>>> {
  const { body } = await visitor(server).request<{ readonly data: { readonly data: Menu } }>(
    'GET',
    endpointUrl(menuEndpoints.read, { menuId }),
  );
  const items: readonly PublicItem<Item>[] = body.data.data.sections?.flatMap((section) => section.items ?? []) ?? [];
  return Object.fromEntries(items.map(({ _id, popular }) => [_id, popular === true]));
}

const publicMenu = (menuId: string) => visitor(server).request('GET', endpointUrl(menuEndpoints.read, { menuId }));
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

const BOTS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
];
const PEOPLE = [
  'Mozilla/5.0 (Linux; Android 10; CUBOT X30) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/126.0.0.0 Safari/537.36',
];

describe('a visit', () => {
  it('counts once per browser and day, and is new only once', async () => {
    const menu = await newSeededMenu(server);
    const one = visitor(server);
    const { status, text } = await visit(one, menu.menuId);
    expect({ status, text }).toEqual({ status: 204, text: '' });
    await visit(one, menu.menuId);
    expect(await visitorsOf(menu)).toEqual({ totalVisitors: 1, newVisitors: 1 });
    await visit(visitor(server), menu.menuId);
    expect(await visitorsOf(menu)).toEqual({ totalVisitors: 2, newVisitors: 2 });
    await passNight('visits');
    await visit(one, menu.menuId);
    expect(await visitorsOf(menu)).toEqual({ totalVisitors: 3, newVisitors: 2 });
  });

  it('is new to each menu', async () => {
    const [one, other] = [await newSeededMenu(server), await newSeededMenu(server)];
    const client = visitor(server);
    for (const { menuId } of [one, other]) await visit(client, menuId);
    expect(await visitorsOf(other)).toEqual({ totalVisitors: 1, newVisitors: 1 });
  });

  it('names the browser at random, for a year, out of reach of scripts', async () => {
    const { menuId } = await newSeededMenu(server);
    const client = visitor(server);
    const first = await visit(client, menuId);
    expect(first.headers.get('set-cookie')).toMatch(
      /^qaima_visitor=[a-z0-9]{24}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    const name = client.cookie(COOKIE);
    await visit(client, menuId);
    expect(client.cookie(COOKIE)).toBe(name);
    await visit(visitor(server), menuId, { cookie: `${COOKIE}=me` });
    await allCounted(server);
    const rows = await sql(server.data, "SELECT id FROM visits WHERE browser = 'me'");
    expect(rows).toEqual([]);
  });

  it('is kept with its instant and its day and hour by the menu’s clock', async () => {
    const menu = await newSeededMenu(server);
    const days = [];
    for (const timeZone of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
      await changeMenu(menu, { timeZone });
      const client = visitor(server);
      await visit(client, menu.menuId);
      await allCounted(server);
      days.push(todayIn(timeZone, new Date()));
      const [row] = await sql(
        server.data,
        'SELECT day, hour, at FROM visits WHERE browser = ?',
        client.cookie(COOKIE) ?? '',
      );
      const at = new Date(Number(row?.['at']));
      const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at);
      expect(row).toMatchObject({ day: todayIn(timeZone, at), hour: Number(hour) });
    }
    expect(new Set(days).size).toBe(2);
  });

  it('needs a menu that visitors may see, and else counts nothing', async () => {
    const menu = await newSeededMenu(server);
    expect((await visit(visitor(server), 'a'.repeat(24))).status).toBe(204);
    await menu.provider.ask(menuEndpoints.deactivate, { params: { menuId: menu.menuId } });
    expect((await visit(visitor(server), menu.menuId)).status).toBe(204);
    await allCounted(server);
    await menu.provider.ask(menuEndpoints.activate, { params: { menuId: menu.menuId } });
    expect(await visitorsOf(menu)).toEqual({ totalVisitors: 0, newVisitors: 0 });
  });

  it('by a short name or of a signed-in user is counted by the CMS at once', async () => {
    const menu = await newSeededMenu(server);
    const username = newName('short');
    await menu.admin.ask(menuEndpoints.change, { params: menu, body: { username } });
    const success = { status: 200, body: { status: 'success', data: { data: null } } };
    expect(await visit(visitor(server), username)).toMatchObject(success);
    expect(await visit(await newUser(server), menu.menuId)).toMatchObject(success);
    expect((await wholeMenu(menu.admin, menu.menuId)).menuVisitors).toEqual({ totalVisitors: 2, newVisitors: 2 });
    await menu.provider.ask(menuEndpoints.deactivate, { params: { menuId: menu.menuId } });
    const refused = await visit(visitor(server, 'en'), username);
    expectError(refused, 404);
    expect(refused.body.message).toBe('This menu is not active at the moment.');
  });

  it('of those who look after the menu and of bots is not one', async () => {
    const menu = await newSeededMenu(server);
    for (const client of [menu.admin, menu.provider]) expect((await visit(client, menu.menuId)).status).toBe(200);
    for (const bot of BOTS) {
      const { status, headers } = await visit(visitor(server), menu.menuId, { 'user-agent': bot });
      expect({ status, cookie: headers.get('set-cookie') }).toEqual({ status: 204, cookie: null });
    }
    expect(await visitorsOf(menu)).toEqual({ totalVisitors: 0, newVisitors: 0 });
    for (const person of PEOPLE) await visit(visitor(server), menu.menuId, { 'user-agent': person });
    await visit(await newUser(server), menu.menuId);
    expect(await visitorsOf(menu)).toEqual({ totalVisitors: 4, newVisitors: 4 });
  });

  it('is counted exactly when all come at once, while the owner edits', async () => {
    const menu = await newSeededMenu(server);
    const one = visitor(server);
    await visit(one, menu.menuId);
    const [same, many, edits] = await Promise.all([
      times(50, () => visit(one, menu.menuId)),
      times(50, () => visit(visitor(server), menu.menuId)),
      times(20, (index) => changeItem(menu, menu.itemId, { price: index })),
    ]);
    expect(new Set([...same, ...many].map(({ status }) => status))).toEqual(new Set([204]));
    expect(edits).toHaveLength(20);
    expect(await visitorsOf(menu)).toEqual({ totalVisitors: 51, newVisitors: 51 });
  });
});

describe('an interest', () => {
  it('counts once per browser, item and day', async () => {
    const menu = await newSeededMenu(server);
    const other = await addItem(menu, { soldOut: true });
    const client = visitor(server);
    const { status, text } = await look(client, menu.itemId);
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect(client.cookie(COOKIE)).toMatch(/^[a-z0-9]{24}$/);
    for (const item of [menu.itemId, other, other]) await look(client, item);
    expect(await interestIn(menu, menu.itemId)).toBe(1);
    expect(await interestIn(menu, other)).toBe(1);
    await passNight('interests');
    await look(client, menu.itemId);
    await look(visitor(server), menu.itemId);
    expect(await interestIn(menu, menu.itemId)).toBe(3);
  });

  it('is of those who look after the menu, and of bots, none', async () => {
    const menu = await newSeededMenu(server);
    for (const client of [menu.admin, menu.provider]) expect((await look(client, menu.itemId)).status).toBe(200);
    for (const bot of BOTS) await look(visitor(server), menu.itemId, { 'user-agent': bot });
    expect(await interestIn(menu, menu.itemId)).toBe(0);
  });

  it('in what visitors do not see is not counted', async () => {
    const menu = await newSeededMenu(server);
    const { menuId, sectionId, itemId, admin, provider } = menu;
    const hidden = await addItem(menu, { hide: true });
    for (const item of ['x', '%27']) expectError(await look(visitor(server), item), 404);
    for (const item of ['a'.repeat(24), hidden]) expect((await look(visitor(server), item)).status).toBe(204);
    expectError(await look(admin, hidden), 404);
    await admin.ask(sectionEndpoints.change, { params: { menuId, sectionId }, body: { hide: true } });
    await look(visitor(server), itemId);
    await allCounted(server);
    await admin.ask(sectionEndpoints.change, { params: { menuId, sectionId }, body: { hide: false } });
    await provider.ask(menuEndpoints.deactivate, { params: { menuId } });
    await look(visitor(server), itemId);
    await allCounted(server);
    await provider.ask(menuEndpoints.activate, { params: { menuId } });
    await look(visitor(server), itemId);
    expect(await interestIn(menu, itemId)).toBe(1);
    expect(await interestIn(menu, hidden)).toBe(0);
  });

  it('is counted exactly under parallel views, while the owner edits', async () => {
    const menu = await newSeededMenu(server);
    const one = visitor(server);
    await look(one, menu.itemId);
    const [same, many] = await Promise.all([
      times(50, () => look(one, menu.itemId)),
      times(50, () => look(visitor(server), menu.itemId)),
      times(20, (index) => changeItem(menu, menu.itemId, { price: index })),
    ]);
    expect(new Set([...same, ...many].map(({ status }) => status))).toEqual(new Set([204]));
    expect(await interestIn(menu, menu.itemId)).toBe(51);
  });
});

describe('popular items', () => {
  it('have ten interests and orders, which are seen after the next edit', async () => {
    const menu = await newSeededMenu(server);
    const { itemId } = menu;
    const [looked, ordered] = [await addItem(menu), await addItem(menu)];
    const expectPopular = async (popular: readonly string[]) => {
      await allCounted(server);
      await changeMenu(menu, { headingPhrase: newName() });
      expect(await popularItems(menu)).toEqual(
        Object.fromEntries([itemId, looked, ordered].map((id) => [id, popular.includes(id)])),
      );
    };
    await times(9, () => look(visitor(server), looked));
    await times(9, () => look(visitor(server), ordered));
    await menu.admin.ask(guestOrderEndpoints.practice, { params: menu });
    await expectPopular([]);
    // One order of two lines and five units counts once.
    const lines = [{ quantity: 2 }, { quantity: 3, note: 'بلا ملح' }].map((line) => ({ item: ordered, ...line }));
    const cart = await newCart(visitor(server), menu.menuId, lines);
    await expectPopular([]);
    cartOf(await changeCart(visitor(server), cart, GUEST));
    // The order is a message, which counts once its chat was opened.
    await expectPopular([]);
    await visitor(server).ask(cartEndpoints.sent, { params: { cartId: cart } });
    await expectPopular([ordered]);
    await look(visitor(server), looked);
    await expectPopular([looked, ordered]);
  });

  it('count the last 30 days', async () => {
    const menu = await newSeededMenu(server);
    await times(10, () => look(visitor(server), menu.itemId));
    await allCounted(server);
    const isPopularSince = async (day: string) => {
      await sql(server.data, 'UPDATE popularity_counts SET day = ? WHERE item = ?', day, menu.itemId);
      await changeMenu(menu, { headingPhrase: newName() });
      return (await popularItems(menu))[menu.itemId];
    };
    expect([await isPopularSince(inDays(-29)), await isPopularSince(inDays(-30))]).toEqual([true, false]);
  });
});

describe('what visitors are sent', () => {
  it('is neither changed nor made anew by being looked at', async () => {
    const menu = await newSeededMenu(server);
    const before = await publicMenu(menu.menuId);
    const [{ revision } = {}] = await sql(server.data, 'SELECT revision FROM menus WHERE document_id = ?', menu.menuId);
    await visit(visitor(server), menu.menuId);
    await look(visitor(server), menu.itemId);
    await allCounted(server);
    const after = await publicMenu(menu.menuId);
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
    expect(after.text).toBe(before.text);
    expect(await sql(server.data, 'SELECT revision FROM menus WHERE document_id = ?', menu.menuId)).toEqual([
      { revision },
    ]);
    const shown = (after.body as { data?: { data: Menu } }).data?.data;
    expect(shown).not.toHaveProperty('menuVisitors');
    expect(after.text).not.toContain('interestRecords');
  });
});
