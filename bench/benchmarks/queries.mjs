/**
 * Counts SQL statements per response with few and with many rows. `tests/api/queryCounts.test.ts` enforces these
 * counts.
 */
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { DEMO_ITEM_COUNT } from '../support/demo.mjs';

/** @import { Bench, Benchmark } from '../support/bench.mjs' */
/** @import { Client, Menu } from '../support/demo.mjs' */

const COUNTING = { NODE_OPTIONS: `--require ${join(ROOT, 'tests/support/countQueries.cjs')}` };
const ORDERS = 60;

const anItem = { title: 'منسف', description: 'لحم وجميد', price: 6.5, pin: false, show: { type: 'small-image' } };

/**
 * The number of SQL statements of a request. It is the minimum of three runs, because background polling adds
 * statements.
 * @param {Client} who @param {string} path @param {import('../support/demo.mjs').Init} [init]
 */
async function queries(who, path, init) {
  /** @type {number[]} */
  const counts = [];
  for (let count = 0; count < 3; count++) counts.push(Number((await who.ask(path, init)).headers.get('x-queries')));
  return Math.min(...counts);
}

const orderOf = (/** @type {Menu} */ menu) => ({
  sections: menu.sections.map(({ _id, items }) => ({ id: _id, items: items.map((item) => item._id) })),
});

/** @param {Bench} bench @param {Client} owner @param {Client} staff @param {string} ownerName */
async function measure(bench, owner, staff, ownerName) {
  const small = await staff.json('/quickmenu', { method: 'POST', body: { admins: [ownerName], plan: 1 } });
  const path = `/quickmenu/${small._id}/sections`;
  const section = await owner.json(path, { method: 'POST', body: { title: 'أ', prime: false } });
  await owner.ask(`${path}/${section._id}/items`, { method: 'POST', body: anItem });
  // A menu without galleries needs fewer statements. The demo has galleries, so the small menu gets one for a fair
  // comparison.
  await owner.ask(`${path}/${section._id}/galleries`, { method: 'POST', body: { title: 'ب' } });
  /** @type {readonly Menu[]} */
  const menus = [await owner.json(`/quickmenu/${small._id}`), await owner.json('/quickmenu/innova')];

  /** @type {number[]} */
  const reads = [];
  /** @type {number[]} */
  const saves = [];
  for (const menu of menus) {
    reads.push(await queries(owner, `/quickmenu/${menu._id}`));
    saves.push(await queries(owner, `/quickmenu/${menu._id}/sections`, { method: 'PUT', body: orderOf(menu) }));
  }
  const of = `1 item and ${DEMO_ITEM_COUNT}`;
  const isConstant = (/** @type {readonly number[]} */ [few, many]) => few === many;
  bench.row(`Queries of a menu read, ${of}`, reads.join(' and '), 'constant', isConstant(reads));
  bench.row(`Queries of an order of the menu saved, ${of}`, saves.join(' and '), 'constant', isConstant(saves));

  const sell = () =>
    staff.ask('/orders', { method: 'POST', body: { user: ownerName, totalAmount: 10, subEnd: '2031-01-01' } });
  await sell();
  const list = '/orders?limit=100';
  const rows = async () => {
    /** @type {readonly object[]} */
    const orders = await staff.json(list);
    return orders.length;
  };
  const few = { rows: await rows(), queries: await queries(staff, list) };
  for (let count = 0; count < ORDERS; count++) await sell();
  const many = { rows: await rows(), queries: await queries(staff, list) };
  bench.row(
    `Queries of a list of orders, ${few.rows} rows and ${many.rows}`,
    `${few.queries} and ${many.queries}`,
    'constant',
    few.queries === many.queries,
  );
}

/** @type {Benchmark} */
export const queryCounts = {
  name: 'queries',
  title: 'Queries',
  async run(bench) {
    const server = await bench.server(COUNTING);
    try {
      await measure(bench, server.owner, server.staff, server.people.owner.username);
    } finally {
      await server.stop();
    }
  },
};
