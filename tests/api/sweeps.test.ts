/** What is kept for so long and no longer: a server that starts finds it too old, and deletes that and nothing else. */
import { addDays, interestCalls, statsCalls, urlOf } from '@qaima/schemas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeCart, inDays, newCart, readCart } from '../support/carts.js';
import { copyOf, removeData, type Data } from '../support/data.js';
import type { Client } from '../support/http.js';
import { furnish, wholeMenu, type Furnished } from '../support/menus.js';
import { newcomer, staff, visitor } from '../support/people.js';
import { preparedData } from '../support/prepared.js';
import { startServer, type Server } from '../support/server.js';
import { sql } from '../support/sql.js';
import { until } from '../support/until.js';

/** Open carts that are too old: three, doubled until there are more than a thousand. */
const OLD_CARTS = 3 * 2 ** 9;

const DAY = 24 * 60 * 60 * 1000;
const TOKEN = 'a-token-of-the-tests-alone';
const ENV = { METRICS_TOKEN: TOKEN };

/** The sweeps that run beside the requests. */
const SWEEPS = ['open-carts', 'visits', 'interests'];

let data: Data;
let server: Server;
/** Staff, at the server that runs. */
let provider: Client;
let own: Furnished;

/** One of a sweep's figures. */
async function figure(name: string, sweep: string): Promise<number> {
  const { text } = await visitor(server).request('GET', '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  return Number(new RegExp(`^qaima_sweep_${name}\\{sweep="${sweep}"\\} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
}
const removed = (sweep: string) => figure('removed_rows_total', sweep);

const update = (text: string, ...values: (string | number)[]) => sql(data, text, ...values);
const count = async (table: string, where: string, ...values: (string | number)[]) =>
  Number((await sql(data, `SELECT count(*) AS count FROM ${table} WHERE ${where}`, ...values))[0]?.['count']);
const rowOf = async (table: string, id: string) =>
  Number((await sql(data, `SELECT id FROM ${table} WHERE document_id = ?`, id))[0]?.['id']);

/** Makes a row's last change so many days old, as the database writes instants. */
const age = async (table: string, documentId: string, days: number) => {
  const at = Date.now() - days * DAY;
  const value = data.databaseUrl === undefined ? at : new Date(at).toISOString();
  await update(`UPDATE ${table} SET updated_at = ? WHERE document_id = ?`, value, documentId);
};

/** Starts the server again, whose sweeps are all due, and waits until they have run. */
async function startAgain(between: () => Promise<void>): Promise<void> {
  await server.stop();
  await between();
  for (const sweep of SWEEPS) {
    await update('UPDATE strapi_core_store_settings SET value = ? WHERE key = ?', '0', `qaima_sweep_${sweep}`);
  }
  server = await startServer({ data, env: ENV });
  provider = await staff(server);
  for (const sweep of SWEEPS) {
    await until(async () => ((await figure('last_run_seconds', sweep)) > 0 ? true : undefined), `The sweep ${sweep}`);
  }
}

beforeAll(async () => {
  data = await copyOf(preparedData());
  server = await startServer({ data, env: ENV });
  provider = await staff(server);
  own = await furnish(provider, await newcomer(server, 'owner'));
});
afterAll(async () => {
  await server.stop();
  await removeData(data);
});

const lines = () => [{ item: own.itemId, quantity: 1 }];
const open = () => newCart(visitor(server), own.menuId, lines());
const statusOf = async (cartId: string) => (await readCart(visitor(server), cartId)).status;
const visit = (client = visitor(server)) => client.request('POST', urlOf(interestCalls.visit, own));
const look = (client = visitor(server)) => client.request('POST', urlOf(interestCalls.record, own));
const stats = async () => (await provider.ask(statsCalls.read, { params: own, query: { days: 90 } })).data;

describe('a server that starts', () => {
  const carts = { old: [] as string[], recent: '', submitted: '' };
  let before: { readonly visitors: unknown; readonly interests: unknown; readonly stats: unknown };
  const shown = async () => {
    const { menuVisitors, sections } = await wholeMenu(provider, own.menuId);
    return {
      visitors: menuVisitors,
      interests: sections?.[0]?.items?.[0]?.interestRecords,
      stats: await stats(),
    };
  };

  beforeAll(async () => {
    for (let n = 0; n < 3; n++) carts.old.push(await open());
    carts.recent = await open();
    carts.submitted = await open();
    const submission = { phone: '0790000000', receiveOption: 0 };
    expect((await changeCart(visitor(server), carts.submitted, submission)).status).toBe(200);
    for (let n = 0; n < 6; n++) {
      const guest = visitor(server);
      await visit(guest);
      await look(guest);
    }
    const menu = await rowOf('menus', own.menuId);
    // Three visits of two months long ago, one of them not the browser's first, one on the last day that is kept.
    const days = [inDays(-402), inDays(-402), addDays(inDays(-402), -40), inDays(-399)];
    for (const table of ['visits', 'interests']) {
      const rows = await sql(data, `SELECT id FROM ${table} WHERE menu_id = ? ORDER BY id`, menu);
      for (const [index, day] of days.entries())
        await update(`UPDATE ${table} SET day = ? WHERE id = ?`, day, Number(rows[index]?.['id']));
    }
    await update('UPDATE visits SET is_new = false WHERE menu_id = ? AND day = ?', menu, days[2] ?? '');
    await update(
      'INSERT INTO visit_sums (menu_id, month, total_visitors, new_visitors) VALUES (?, ?, 5, 2)',
      menu,
      (days[0] ?? '').slice(0, 7),
    );
    before = await shown();
    const { recent } = carts;
    await startAgain(async () => {
      for (const cart of carts.old) await age('carts', cart, 7.01);
      await age('carts', recent, 6.9);
      await age('carts', carts.submitted, 300);
      // More than one batch takes.
      const copied = 'lines, menu_id, updated_at';
      for (let carts = 3; carts < OLD_CARTS; carts *= 2) {
        await update(
          `INSERT INTO carts (document_id, ${copied}) SELECT 'copy', ${copied} FROM carts
           WHERE submitted_at IS NULL AND document_id <> ?`,
          recent,
        );
      }
    });
  });

  it('ends open carts seven days after their last change, and no order', async () => {
    expect(await Promise.all(carts.old.map(statusOf))).toEqual([404, 404, 404]);
    expect(await Promise.all([carts.recent, carts.submitted].map(statusOf))).toEqual([200, 200]);
    expect(await removed('open-carts')).toBe(OLD_CARTS);
  });

  it('adds visits to the sums of their month after 400 days, and what an owner is shown stays', async () => {
    const menu = await rowOf('menus', own.menuId);
    const sums = await sql(
      data,
      'SELECT month, total_visitors, new_visitors FROM visit_sums WHERE menu_id = ? ORDER BY month',
      menu,
    );
    expect(sums).toEqual([
      { month: addDays(inDays(-402), -40).slice(0, 7), total_visitors: 1, new_visitors: 0 },
      { month: inDays(-402).slice(0, 7), total_visitors: 7, new_visitors: 4 },
    ]);
    for (const table of ['visits', 'interests']) {
      expect(await removed(table)).toBe(3);
      expect(await count(table, 'menu_id = ?', menu)).toBe(3);
    }
    expect(await shown()).toEqual(before);
  });

  it('says of each sweep when it ended, how long it took, and that none failed', async () => {
    for (const sweep of [...SWEEPS, 'trash', 'trashed-menus']) {
      expect(await figure('last_run_seconds', sweep)).toBeGreaterThan(Date.now() / 1000 - 600);
      expect(await figure('last_duration_seconds', sweep)).toBeGreaterThan(0);
      expect(await figure('failures_total', sweep)).toBe(0);
    }
  });
});
