/** Measures page reads and API calls during a deploy, and while the CMS is killed and restarted. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { round } from '../support/bench.mjs';
import { menuWithOneItem } from '../support/menus.mjs';
import { processesOf } from '../support/processes.mjs';
import { size } from '../support/shortMode.mjs';
import {
  responseTimeAfter,
  callers,
  measureDuring,
  now,
  summarize,
  readers,
  measureAtConstantRate,
} from '../support/constantRate.mjs';

/** @import { Bench, Demo, Benchmark } from '../support/bench.mjs' */
/** @import { MenuItem } from '../support/menus.mjs' */

/** How long measuring continues after the operation, in ms. */
const MEASURE_AFTER_MS = size(3000, 1000);

const MAX_BACK_SECONDS = 5;

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;
const waits = (/** @type {ReturnType<typeof summarize>} */ { p99, longest }) =>
  `p99 ${p99.toFixed(1)} ms, longest ${round(longest)} ms`;

/**
 * Measures requests before, during and after an operation.
 * @param {Demo} demo @param {MenuItem} item
 * @param {() => Promise<number>} perform performs the operation, and resolves to the time at which it began, in epoch
 * ms
 */
async function beside({ address, owner }, item, perform) {
  const load = await measureAtConstantRate([readers(address), callers(address, owner.cookie, item)]);
  const begun = await perform();
  const over = now();
  await wait(MEASURE_AFTER_MS);
  const calls = await load.end();
  return { begun, over, pages: summarize(measureDuring(calls, 'pages')), calls: measureDuring(calls, 'calls') };
}

/** @param {Bench} bench @param {Demo} server @param {MenuItem} item */
async function reload(bench, server, item) {
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: server.data, CMS_PANEL: '0' };
  const { begun, over, pages, calls } = await beside(server, item, async () => {
    const at = now();
    await promisify(execFile)(process.execPath, [join(ROOT, 'scripts/reload.mjs')], { cwd: ROOT, env });
    return at;
  });
  const answered = summarize(calls);
  const reach = '0 failed';
  bench.row(
    'A deploy (`npm run reload`) at 200 page reads/s and 20 calls/s: reads',
    `${pages.failed} of ${round(pages.count)} failed${pages.statuses && ` (${pages.statuses})`}; ${waits(pages)}; took ${seconds(over - begun)}`,
    reach,
    pages.failed === 0,
  );
  bench.row(
    '… calls, half of them edits',
    `${answered.failed} of ${round(answered.count)} failed${answered.statuses && ` (${answered.statuses})`}; the longest wait ${seconds(answered.longest)}`,
    reach,
    answered.failed === 0,
  );
}

/** @param {Bench} bench @param {Demo} server @param {MenuItem} item */
async function kill(bench, server, item) {
  const { begun, pages, calls } = await beside(server, item, async () => {
    const { cms } = processesOf(server.pid);
    const at = now();
    process.kill(cms, 'SIGKILL');
    // Retries until the CMS has restarted. Before that, a call waits and may time out.
    const me = `${server.address}/api/v1/users/me`;
    while (!(await fetch(me, { headers: { cookie: server.owner.cookie } })).ok) await wait(50);
    return at;
  });
  const { count, statuses, longest } = summarize(calls);
  const back = responseTimeAfter(calls, begun);
  const unsaid = calls.filter(({ status }) => status !== 200 && status !== 503).length;
  const told = calls.filter(({ status, method }) => status === 503 && method === 'PUT').length;
  bench.row(
    'kill -9 of the CMS under the same load: reads of known menus',
    `${pages.failed} of ${round(pages.count)} failed${pages.statuses && ` (${pages.statuses})`}; ${waits(pages)}`,
    '0 failed',
    pages.failed === 0,
  );
  bench.row(
    '… writes in flight',
    `${told} got 503, ${unsaid} of ${round(count)} calls no response${statuses && ` (${statuses})`}; the longest wait ${seconds(longest)}`,
    '503',
    unsaid === 0,
  );
  bench.row('… until calls succeed again', seconds(back), `≤ ${MAX_BACK_SECONDS} s`, back <= MAX_BACK_SECONDS * 1000);
}

/** @type {Benchmark} */
export const deployAndCrash = {
  name: 'interruptions',
  title: 'A deploy, and a CMS that is killed',
  async run(bench) {
    const server = await bench.server();
    try {
      const { item } = await menuWithOneItem(server);
      await reload(bench, server, item);
      await kill(bench, server, item);
    } catch (error) {
      console.error(server.said().slice(-2000));
      throw error;
    } finally {
      await server.stop();
    }
  },
};
