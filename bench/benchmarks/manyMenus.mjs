/**
 * Compares reads of a menu of 200 items on two servers with PostgreSQL: one has 10 menus, the other 10,000. They are
 * measured alternately.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { inDatabase } from '../../scripts/lib/temporaryPostgres.mjs';
import { round } from '../support/bench.mjs';
import { startQaima } from '../support/demo.mjs';
import { median, ratio } from '../support/load.mjs';
import { insertMenus, ITEMS_PER_MENU, menuNameOf } from '../support/manyMenus.mjs';
import { startPostgres } from '../support/postgres.mjs';
import { size } from '../support/shortMode.mjs';

/** @import { Bench, Benchmark } from '../support/bench.mjs' */

const FEW = 10;
const MANY = size(10_000, 500);
const ROUNDS = size(7, 1);
const MAX_RATIO = 1.3;

/** After this age, in ms, the front server revalidates a cached response. */
const REVALIDATE_AFTER_MS = 700;

const BR = { 'Accept-Encoding': 'br' };

/** @typedef {Awaited<ReturnType<typeof among>>} Server */

/**
 * Starts a server with `count` menus.
 * @param {Bench} bench @param {import('../support/postgres.mjs').Postgres} postgres @param {number} count
 */
async function among(bench, postgres, count) {
  const url = await postgres.create(`menus_${count}`);
  const environment = { DATABASE_URL: url, DATA_DIR: `${bench.work}/menus-${count}`, DEMO: '0' };
  // The first start creates the tables.
  await (await startQaima(environment)).stop();
  const begun = performance.now();
  await insertMenus(url, count);
  console.log(`  ${round(count)} menus written in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  const server = await startQaima(environment);
  return { ...server, url, count };
}

/** The durations of the first read after a change, for ten menus, in ms. @param {Server} server */
async function coldReads({ url, address, count }) {
  const chosen = Array.from({ length: 10 }, () => Math.floor(Math.random() * count) + 1);
  await inDatabase(url, (client) =>
    client.query('UPDATE menus SET revision = revision + 1 WHERE id = ANY($1)', [chosen]),
  );
  await wait(REVALIDATE_AFTER_MS);
  /** @type {number[]} */
  const times = [];
  for (const number of new Set(chosen)) {
    const begun = performance.now();
    const answer = await fetch(`${address}/m/${menuNameOf(number)}`, { headers: BR });
    const html = await answer.text();
    times.push(performance.now() - begun);
    const items = html.split('data-item=').length - 1;
    if (!answer.ok || items < ITEMS_PER_MENU)
      throw new Error(`/m/${menuNameOf(number)}: ${answer.status}, ${items} items`);
  }
  return times;
}

/** @param {Bench} bench @param {Server} few @param {Server} many */
async function measure(bench, few, many) {
  const cold = { few: /** @type {number[]} */ ([]), many: /** @type {number[]} */ ([]) };
  await coldReads(few);
  await coldReads(many);
  for (let count = 0; count < ROUNDS; count++) {
    cold.few.push(...(await coldReads(few)));
    cold.many.push(...(await coldReads(many)));
  }
  const [one, other] = [median(cold.few), median(cold.many)];
  const sizes = `${few.count} menus and ${round(many.count)} (${ITEMS_PER_MENU} items each, PostgreSQL)`;
  bench.row(
    `A cold page among ${sizes}`,
    `${(other / one).toFixed(2)} (${one.toFixed(1)} / ${other.toFixed(1)} ms)`,
    `≤ ${MAX_RATIO}`,
    other / one <= MAX_RATIO,
  );
  const page = (/** @type {Server} */ { address, count }) => ({ url: `${address}/m/${menuNameOf(count)}` });
  const warm = await ratio(page(few), page(many), { rounds: 3, seconds: size(2, 1), headers: BR });
  bench.row(
    'A warm page among as many',
    `${warm.ratio.toFixed(2)} (${round(warm.ours)} / ${round(warm.theirs)} requests/s)`,
    `≤ ${MAX_RATIO}`,
    warm.ratio <= MAX_RATIO,
  );
}

/** @type {Benchmark} */
export const growth = {
  name: 'growth',
  title: '10 menus and 10,000',
  async run(bench) {
    const postgres = await startPostgres();
    /** @type {Server[]} */
    const servers = [];
    try {
      const start = async (/** @type {number} */ count) => {
        const server = await among(bench, postgres, count);
        servers.push(server);
        return server;
      };
      await measure(bench, await start(FEW), await start(MANY));
    } finally {
      for (const server of servers) await server.stop();
      await postgres.stop();
    }
  },
};
