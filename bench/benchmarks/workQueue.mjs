/** Measures staff's first screen and search with 800 venues and 5,000 orders, on SQLite and on PostgreSQL. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { round } from '../support/bench.mjs';
import { seed, serveDemo } from '../support/demo.mjs';
import { median } from '../support/load.mjs';
import { startPostgres } from '../support/postgres.mjs';
import { size } from '../support/shortMode.mjs';

/** @import { Bench, Benchmark } from '../support/bench.mjs' */

const READS = size(50, 5);
const MAX_MS = 300;
const MAX_SEARCH_MS = 150;
const QUERIES = ['شا', 'مطعم الحارة', 'mtaam', 'shawarma', '07900', '1234', 'zzqq'];
const QUEUES = ['expiring', 'unpaid', 'edits', 'demos', 'cannotReceive'];

/**
 * Adds the venues to a database with the demo, reads each queue in turn, and searches.
 * @param {Bench} bench @param {string} database its name @param {string} data @param {string} [url]
 */
async function measure(bench, database, data, url = '') {
  const people = await seed(data, url);
  const environment = { DATA_DIR: data, DATABASE_URL: url };
  execFileSync(process.execPath, [join(ROOT, 'scripts/seed.mjs'), 'venues'], {
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  const server = await serveDemo({ data, people, environment: { DATABASE_URL: url } });
  /** @param {string} what @param {number} most ms @param {(read: number) => string} path */
  const row = async (what, most, path) => {
    /** @type {number[]} */
    const times = [];
    for (let read = 0; read < READS; read++) {
      const begun = performance.now();
      await server.staff.ask(path(read));
      times.push(performance.now() - begun);
    }
    const middle = median(times);
    const figure = `${round(middle)} ms (longest ${round(Math.max(...times))}; ${READS} reads)`;
    bench.row(`${what} with 800 venues, median, ${database}`, figure, `≤ ${most} ms`, middle <= most);
  };
  try {
    await row('The work queue', MAX_MS, (read) => `/workQueue?limit=30&queue=${QUEUES[read % QUEUES.length]}`);
    await row('… the search of the console', MAX_SEARCH_MS, (read) => {
      const query = new URLSearchParams({ q: QUERIES[read % QUERIES.length] ?? '' });
      return `/staff/search?${query.toString()}`;
    });
  } finally {
    await server.stop();
  }
}

/** @type {Benchmark} */
export const workQueue = {
  name: 'work-queue',
  title: 'The work queue and the search of the console',
  async run(bench) {
    await measure(bench, 'SQLite', join(bench.work, 'venues-sqlite'));
    const postgres = await startPostgres();
    try {
      await measure(bench, 'PostgreSQL', join(bench.work, 'venues-postgres'), await postgres.create('venues'));
    } finally {
      await postgres.stop();
    }
  },
};
