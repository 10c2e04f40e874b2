/** Visitor statistics: in the menu's time zone, including days without visits, and with a constant number of queries. */
import { addDays, itemEndpoints, statsEndpoints, todayIn, endpointUrl, type Stats } from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { addItem, changeItem, changeMenu } from '../support/carts.js';
import { newSeededMenu, type SeededMenu } from '../support/menus.js';
import { visitor } from '../support/users.js';
import { QUERY_COUNT_ENV, countQueries } from '../support/queryCount.js';
import { expectError } from '../support/expectError.js';
import type { RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';
import { allCounted, look, visit } from '../support/visits.js';

let server: RunningServer;
beforeAll(async () => {
  server = await sharedServer(QUERY_COUNT_ENV);
});

const ZONE = 'Asia/Amman';
const today = () => todayIn(ZONE, new Date());

async function statsOf({ admin, menuId }: SeededMenu, query?: { readonly days: 30 | 90 }): Promise<Stats> {
  await allCounted(server);
  return (await admin.ask(statsEndpoints.read, { params: { menuId }, ...(query ? { query } : {}) })).data;
}
const rowOf = async (table: 'menus' | 'items', id: string) =>
  Number((await sql(server.data, `SELECT id FROM ${table} WHERE document_id = ?`, id))[0]?.['id']);

let noted = 0;
/** Stores a visit as the server does. `hour` and `isNew` may be null, as in rows of earlier versions. */
const note = async (menuId: string, day: string, hour: number | null, isNew: 'true' | 'false' | 'null') =>
  sql(
    server.data,
    `INSERT INTO visits (document_id, menu_id, browser, day, hour, is_new) VALUES (?, ?, ?, ?, ?, ${isNew})`,
    `note${++noted}`,
    await rowOf('menus', menuId),
    `browser${noted}`,
    day,
    hour,
  );

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const totals = ({ visits }: Stats) => ({
  total: sum(visits.map(({ totalVisitors }) => totalVisitors)),
  new: sum(visits.map(({ newVisitors }) => newVisitors)),
});

describe('the stats of a menu that nobody has come to', () => {
  it('have all their days and hours, with nothing in them', async () => {
    const stats = await statsOf(await newSeededMenu(server));
    expect(stats).toMatchObject({ days: 30, timeZone: ZONE, items: [] });
    expect(stats.visits).toHaveLength(30);
    expect(stats.visits.at(-1)).toEqual({ day: today(), newVisitors: 0, totalVisitors: 0 });
    expect(stats.hours).toEqual(Array.from({ length: 24 }, () => 0));
  });
});

describe('visits', () => {
  it('are counted on their day, new and repeated, without admins’ own', async () => {
    const menu = await newSeededMenu(server);
    const again = visitor(server);
    await visit(again, menu.menuId);
    await allCounted(server);
    await sql(
      server.data,
      'UPDATE visits SET day = ? WHERE menu_id = ?',
      addDays(today(), -3),
      await rowOf('menus', menu.menuId),
    );
    for (const client of [again, visitor(server), menu.admin, menu.provider]) await visit(client, menu.menuId);
    const { visits } = await statsOf(menu);
    expect(visits.filter(({ totalVisitors }) => totalVisitors > 0)).toEqual([
      { day: addDays(today(), -3), newVisitors: 1, totalVisitors: 1 },
      { day: today(), newVisitors: 1, totalVisitors: 2 },
    ]);
  });

  it('stand at the hour that the menu’s clock showed', async () => {
    const menu = await newSeededMenu(server);
    await changeMenu(menu, { timeZone: 'Pacific/Kiritimati' });
    await visit(visitor(server), menu.menuId);
    await allCounted(server);
    const [row] = await sql(
      server.data,
      'SELECT hour FROM visits WHERE menu_id = ?',
      await rowOf('menus', menu.menuId),
    );
    const { hours, visits, timeZone } = await statsOf(menu);
    expect(timeZone).toBe('Pacific/Kiritimati');
    expect(hours.map((count, hour) => (count > 0 ? hour : null)).filter((hour) => hour !== null)).toEqual([
      row?.['hour'],
    ]);
    expect(visits.at(-1)).toEqual({
      day: todayIn('Pacific/Kiritimati', new Date()),
      newVisitors: 1,
      totalVisitors: 1,
    });
  });

  it('are those of 30 or 90 days, to the day', async () => {
    const menu = await newSeededMenu(server);
    for (const ago of [0, 29, 30, 89, 90]) await note(menu.menuId, addDays(today(), -ago), 13, 'true');
    expect(totals(await statsOf(menu))).toEqual({ total: 2, new: 2 });
    const longer = await statsOf(menu, { days: 90 });
    expect(totals(longer)).toEqual({ total: 4, new: 4 });
    expect(longer.visits).toHaveLength(90);
    expect(longer.visits[0]).toEqual({ day: addDays(today(), -89), newVisitors: 1, totalVisitors: 1 });
    expect(longer.hours[13]).toBe(4);
  });

  it('of which less was kept count on their day all the same', async () => {
    const menu = await newSeededMenu(server);
    await note(menu.menuId, today(), null, 'null');
    await note(menu.menuId, today(), 8, 'false');
    const stats = await statsOf(menu);
    expect(stats.visits.at(-1)).toEqual({ day: today(), newVisitors: 0, totalVisitors: 2 });
    expect(sum(stats.hours)).toBe(1);
  });
});

describe('the items of most interest', () => {
  it('are sorted, with their current titles, without deleted ones', async () => {
    const menu = await newSeededMenu(server);
    const [second, gone] = [await addItem(menu, { title: 'كنافة' }), await addItem(menu, { title: 'قديم' })];
    const [one, other, third] = [visitor(server), visitor(server), visitor(server)];
    for (const client of [one, other, third]) await look(client, gone);
    for (const client of [one, other]) await look(client, second);
    await look(one, menu.itemId);
    await allCounted(server);
    await changeItem(menu, second, { title: 'كنافة ناعمة' });
    const { menuId, sectionId } = menu;
    await menu.admin.ask(itemEndpoints.remove, { params: { menuId, sectionId, itemId: gone } });
    expect((await statsOf(menu)).items).toEqual([
      { _id: second, title: 'كنافة ناعمة', interests: 2 },
      { _id: menu.itemId, title: expect.any(String) as string, interests: 1 },
    ]);
    const before = addDays(today(), -45);
    await sql(server.data, 'UPDATE interests SET day = ? WHERE item_id = ?', before, await rowOf('items', second));
    expect((await statsOf(menu)).items.map(({ _id }) => _id)).toEqual([menu.itemId]);
    expect((await statsOf(menu, { days: 90 })).items.map(({ _id }) => _id)).toEqual([second, menu.itemId]);
  });

  it('are ten at most', async () => {
    const menu = await newSeededMenu(server);
    for (let index = 0; index < 11; index += 1) await look(visitor(server), await addItem(menu, { title: `${index}` }));
    expect((await statsOf(menu)).items).toHaveLength(10);
  });
});

describe('the call', () => {
  it('takes 30 or 90 days and nothing else', async () => {
    const { admin, menuId } = await newSeededMenu(server);
    for (const days of ['31', '0', 'x']) {
      expectError(await admin.request('GET', `${endpointUrl(statsEndpoints.read, { menuId })}?days=${days}`), 400);
    }
  });

  it('takes as many queries for many visits as for none', async () => {
    const menu = await newSeededMenu(server);
    const queries = async () =>
      countQueries(await menu.admin.request('GET', endpointUrl(statsEndpoints.read, menu, { days: 90 })));
    const none = await queries();
    expect(none).toBeGreaterThan(2);
    for (let ago = 0; ago < 40; ago += 1) await note(menu.menuId, addDays(today(), -ago), ago % 24, 'true');
    for (let index = 0; index < 12; index += 1) await look(visitor(server), await addItem(menu, { title: `${index}` }));
    await allCounted(server);
    expect(await queries()).toBe(none);
  });
});
