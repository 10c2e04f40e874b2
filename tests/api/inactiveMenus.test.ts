/**
 * Inactive menus, the trash into which staff move them, and the endpoint and the command that restore them.
 * (docs/spec/staff-console.md#inactive-menus)
 */
import {
  accountEndpoints,
  menuEndpoints,
  menuParts,
  orderEndpoints,
  sectionEndpoints,
  auditLogEndpoints,
  endpointUrl,
  type InactiveMenu,
} from '@qaima/schemas';
import { beforeAll, describe, expect, it } from 'vitest';
import { run } from '../support/command.js';
import { corruptionsOf, corruptRow, restoreRow, rowOf } from '../support/hostileRows.js';
import type { Client } from '../support/http.js';
import { newSeededMenu, wholeMenu } from '../support/menus.js';
import { newUser, newName, staffMember, visitor } from '../support/users.js';
import { expectError } from '../support/expectError.js';
import { STAFF, type RunningServer } from '../support/server.js';
import { sharedServer } from '../support/sharedServer.js';
import { sql } from '../support/sql.js';

let server: RunningServer;
let provider: Client;
beforeAll(async () => {
  server = await sharedServer();
  provider = await staffMember(server);
});

type Own = Awaited<ReturnType<typeof newSeededMenu>>;

const list = async () => (await provider.ask(menuEndpoints.listInactive, { params: {} })).data;
const removeAll = async () => (await provider.ask(menuEndpoints.removeInactive, { params: {} })).data;
const ids = (menus: readonly InactiveMenu[]) => menus.map(({ _id }) => _id);
const close = (own: Own, schedule?: string) =>
  provider.ask(menuEndpoints.deactivate, { params: own, ...(schedule ? { query: { schedule } } : {}) });
const readAs = (client: Client, name: string) =>
  client.request('GET', endpointUrl(menuEndpoints.read, { menuId: name }));

/** Runs `npm run menus -- …` without building first. */
async function command(...args: string[]): Promise<{ readonly code: number | null; readonly said: string }> {
  const { code, output } = await run('deletedMenus', server.data, ...args);
  return { code, said: output };
}

/** An inactive menu with a username, a business name and a phone number. */
async function closedMenu() {
  const own = await newSeededMenu(server);
  const name = newName('menu');
  const institution = { name: 'مطعم الدار', contact: { phone: '+962790000000' } };
  await own.admin.ask(menuEndpoints.change, { params: own, body: { username: name, institution } });
  await close(own);
  return { ...own, name };
}

describe('inactive menus', () => {
  it('are listed with their owners, without open or scheduled ones', async () => {
    const open = await newSeededMenu(server);
    const scheduled = await newSeededMenu(server);
    await close(scheduled, '2190-01-01');
    const closed = await closedMenu();
    const sell = async (subEnd: string) => {
      const body = { user: closed.admin.username, totalAmount: 99, subEnd };
      const { data } = await provider.ask(orderEndpoints.create, { params: {}, body });
      await provider.ask(orderEndpoints.assignMenu, { params: { orderId: data._id }, body: { menuId: closed.menuId } });
      return data;
    };
    const [ended, running] = [await sell('2020-01-01'), await sell('2190-01-01')];
    expect((await list()).find(({ _id }) => _id === closed.menuId)?.subscription).toBeNull();
    for (const { _id: orderId } of [ended, running])
      await provider.ask(orderEndpoints.pay, { params: { orderId }, body: { method: 'cash', value: 50 } });
    const menus = await list();
    expect(menus.find(({ _id }) => _id === closed.menuId)).toEqual({
      _id: closed.menuId,
      username: closed.name,
      institution: { name: 'مطعم الدار', contact: { phone: '+962790000000' } },
      orderNumber: running.number,
      subscription: { number: running.number, until: '2190-01-01' },
      owner: {
        username: closed.admin.username,
        name: `Person ${closed.admin.username}`,
        phone: '+962790000000',
      },
      inactiveFrom: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(ids(menus)).not.toContain(open.menuId);
    expect(ids(menus)).not.toContain(scheduled.menuId);

    const whole = await rowOf(server, 'orders', running._id);
    for (const damage of await corruptionsOf(server, 'orders', running._id)) {
      if (damage.column !== 'sub_end') continue;
      await corruptRow(server, 'orders', running._id, damage);
      expect((await list()).find(({ _id }) => _id === closed.menuId)?.subscription).toBeNull();
    }
    await restoreRow(server, 'orders', whole);
  });

  it('disappear for everybody once in the trash; others are unchanged', async () => {
    const open = await newSeededMenu(server);
    const [first, second] = [await closedMenu(), await closedMenu()];
    expect((await readAs(first.admin, first.menuId)).status).toBe(200);
    expect((await readAs(visitor(server), first.name)).status).toBe(404);
    const moved = await removeAll();
    expect(ids(moved)).toEqual(expect.arrayContaining([first.menuId, second.menuId]));
    expect(ids(moved)).not.toContain(open.menuId);
    expect(await list()).toEqual([]);
    expect(await removeAll()).toEqual([]);
    for (const client of [first.admin, provider, visitor(server)]) {
      for (const name of [first.menuId, first.name]) expectError(await readAs(client, name), 404);
    }
    const body = { title: 'جديد', prime: false };
    expectError(await first.admin.request('POST', endpointUrl(sectionEndpoints.create, first), { body }), 404);
    expectError(await provider.request('POST', endpointUrl(menuEndpoints.activate, first)), 404);
    expect((await visitor(server).fetch(`/m/${first.name}`)).status).toBe(404);
    const me = await first.admin.ask(accountEndpoints.me, { params: {} });
    expect(me.user.menus).toEqual([]);
    expect((await readAs(visitor(server), open.menuId)).status).toBe(200);
  });

  it('keep their short name in the trash', async () => {
    const [closed, other] = [await closedMenu(), await newSeededMenu(server)];
    await removeAll();
    const check = await other.admin.ask(menuEndpoints.checkUsername, { params: { ...other, username: closed.name } });
    expect(check.data.available).toBe(false);
    const taken = await other.admin.request('PUT', endpointUrl(menuEndpoints.change, other), {
      body: { username: closed.name },
    });
    expectError(taken, 409, ['/username']);
  });

  it('are moved one by one, all of those named or none', async () => {
    const [first, second, open] = [await closedMenu(), await closedMenu(), await newSeededMenu(server)];
    const move = (menus: readonly string[]) =>
      provider.request('POST', endpointUrl(menuEndpoints.trashMany, {}), { body: { menus } });
    expectError(await move([first.menuId, open.menuId]), 409, ['/menus']);
    expectError(await move([]), 400, ['/menus']);
    expect(ids(await list())).toEqual(expect.arrayContaining([first.menuId, second.menuId]));
    expect((await move([first.menuId])).status).toBe(200);
    expect(ids(await list())).not.toContain(first.menuId);
    expect(ids(await list())).toContain(second.menuId);
    expectError(await move([first.menuId]), 409, ['/menus']);
  });

  it('are moved by staff alone', async () => {
    const closed = await closedMenu();
    const address = endpointUrl(menuEndpoints.removeInactive, {});
    expectError(await visitor(server).request('DELETE', address), 401);
    expectError(await closed.admin.request('DELETE', address), 403);
    expectError(await (await newUser(server)).request('GET', endpointUrl(menuEndpoints.listInactive, {})), 403);
    expect(ids(await list())).toContain(closed.menuId);
  });
});

describe('deleted menus', () => {
  const deleted = async () => (await provider.ask(menuEndpoints.listDeleted, { params: {} })).data;
  const restore = (client: Client, menuId: string) =>
    client.request('POST', endpointUrl(menuEndpoints.restore, { menuId }));

  it('are listed with contents, who deleted them, and until when', async () => {
    const closed = await closedMenu();
    await removeAll();
    const [newest] = await deleted();
    expect(newest).toEqual({
      _id: closed.menuId,
      username: closed.name,
      institution: { name: 'مطعم الدار', contact: { phone: '+962790000000' } },
      counts: { sections: 1, items: 1, pictures: 0, orders: 0 },
      by: { username: STAFF.username, name: STAFF.username },
      at: expect.any(String),
      until: new Date(Date.parse(newest?.at ?? '') + 30 * 24 * 60 * 60 * 1000).toISOString(),
    });
  });

  it('are restored once, whole, and public as soon as they are activated', async () => {
    const closed = await closedMenu();
    const before = await wholeMenu(closed.admin, closed.menuId);
    expectError(await restore(provider, closed.menuId), 404);
    await removeAll();
    const page = () => visitor(server).fetch(`/m/${closed.name}`);
    expect((await page()).status).toBe(404);
    expectError(await restore(closed.admin, closed.menuId), 403);

    const { data: menu } = await provider.ask(menuEndpoints.restore, { params: closed });
    expect(menu).toMatchObject({ _id: closed.menuId, username: closed.name });
    expect(ids(await list())).toContain(closed.menuId);
    expect((await deleted()).map(({ _id }) => _id)).not.toContain(closed.menuId);
    expect(await wholeMenu(closed.admin, closed.menuId)).toEqual(before);
    await provider.ask(menuEndpoints.activate, { params: closed });
    expect((await page()).status).toBe(200);
    expectError(await restore(provider, closed.menuId), 404);
    expectError(await restore(provider, 'nowhere'), 404);

    const { data: auditLog } = await provider.ask(auditLogEndpoints.ofMenu, { params: closed });
    expect(auditLog.map(({ deed, by }) => [deed, by.name])).toContainEqual(['menu-restored', STAFF.username]);
  });
});

describe('the command', () => {
  it('brings a menu back whole, for the very next reader', async () => {
    const closed = await closedMenu();
    const before = await wholeMenu(closed.admin, closed.menuId);
    await removeAll();
    expectError(await readAs(closed.admin, closed.menuId), 404);
    expect(await command('restore', closed.menuId)).toEqual({ code: 0, said: expect.stringContaining('Restored') });
    expect(await wholeMenu(closed.admin, closed.menuId)).toEqual(before);
    await provider.ask(menuEndpoints.activate, { params: closed });
    expect((await readAs(visitor(server), closed.name)).status).toBe(200);
    expect(await command('restore', closed.menuId)).toMatchObject({ code: 1 });

    const { data: auditLog } = await provider.ask(auditLogEndpoints.ofMenu, { params: closed });
    expect(auditLog.map(({ deed, by }) => [deed, by.name]).slice(0, 4)).toEqual([
      ['menu-activated', STAFF.username],
      ['menu-restored', 'npm run menus'],
      ['menu-trashed', STAFF.username],
      ['menu-deactivated', STAFF.username],
    ]);
  }, 300_000);

  it('says how it is used', async () => {
    expect(await command()).toEqual({ code: 1, said: expect.stringContaining('restore ID') });
    expect(await command('restore')).toMatchObject({ code: 1 });
  });
});

/** Tables whose rows stay when their menu ends. */
const OUTLIVING = ['orders', 'stored_pictures'];

/** A table whose own cleanup deletes the rows of this test, because they have no user. */
const INCOMPLETE = 'team_members';

/** The columns of the database that hold the row id of a menu: foreign keys, and those that are none on purpose. */
const menuReferences = async () =>
  (await sql(
    server.data,
    server.data.databaseUrl === undefined
      ? `SELECT DISTINCT tables.name AS "table", columns.name AS "column"
         FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
         LEFT JOIN pragma_foreign_key_list(tables.name) AS keys ON keys."from" = columns.name
         WHERE tables.type = 'table' AND (columns.name = 'menu_id' OR keys."table" = 'menus')`
      : `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
         WHERE table_schema = 'public' AND column_name = 'menu_id'
         UNION SELECT source.table_name, source.column_name FROM information_schema.key_column_usage AS source
         JOIN information_schema.constraint_column_usage AS target USING (constraint_name)
         JOIN information_schema.table_constraints AS keys USING (constraint_name)
         WHERE keys.constraint_type = 'FOREIGN KEY' AND target.table_name = 'menus'`,
  )) as { readonly table: string; readonly column: string }[];

const rowId = async (menuId: string) =>
  Number((await sql(server.data, 'SELECT id FROM menus WHERE document_id = ?', menuId))[0]?.['id']);

describe('after 30 days', () => {
  it('a menu in the trash ends with all that was its own, and no other does', async () => {
    const [old, young] = [await closedMenu(), await closedMenu()];
    await removeAll();
    const menuRows = { old: await rowId(old.menuId), young: await rowId(young.menuId) };
    const kept = (await menuReferences()).filter(({ table }) => table !== 'menus_admins_lnk');
    expect(kept.map(({ table }) => table)).toEqual(
      expect.arrayContaining([...menuParts.map((part) => part.table), 'visits']),
    );
    // A menu has one such row, and the server may not have told of these menus yet.
    await sql(server.data, 'DELETE FROM menu_changes WHERE menu_id IN (?, ?)', menuRows.old, menuRows.young);
    for (const { table, column } of kept)
      for (const [name, menu] of Object.entries(menuRows))
        await sql(server.data, `INSERT INTO ${table} (document_id, ${column}) VALUES ('${table} ${name}', ?)`, menu);
    const monthAgo = Date.now() - 30 * 24 * 60 * 60 * 1000 - 60_000;
    const at = server.data.databaseUrl === undefined ? monthAgo : new Date(monthAgo).toISOString();
    await sql(server.data, 'UPDATE menus SET trashed_at = ? WHERE document_id = ?', at, old.menuId);
    const { code, said } = await command('list');
    expect(code).toBe(0);
    expect(said).toContain(young.menuId);
    expect(said).not.toContain(old.menuId);
    for (const { table, column } of kept) {
      const left = await sql(server.data, `SELECT ${column} FROM ${table} WHERE document_id = '${table} old'`);
      const remains = OUTLIVING.includes(table);
      expect({ table, left: left.length }).toEqual({ table, left: remains ? 1 : 0 });
      const others = await sql(server.data, `SELECT ${column} FROM ${table} WHERE document_id = '${table} young'`);
      if (table !== INCOMPLETE) expect({ table, others: others.length }).toEqual({ table, others: 1 });
      await sql(server.data, `DELETE FROM ${table} WHERE document_id IN ('${table} old', '${table} young')`);
    }
    expect(await sql(server.data, 'SELECT menu_id FROM menus_admins_lnk WHERE menu_id = ?', menuRows.old)).toEqual([]);
    const ownItem = `SELECT id FROM items WHERE document_id = '${old.itemId}'`;
    expect(await sql(server.data, ownItem)).toEqual([]);
    const other = await newSeededMenu(server);
    const body = { username: old.name };
    expect((await other.admin.request('PUT', endpointUrl(menuEndpoints.change, other), { body })).status).toBe(200);
  });
});
