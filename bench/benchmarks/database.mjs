/** Measures page reads and API calls while PostgreSQL is stopped, and then while it is frozen. */
import { setTimeout as wait } from 'node:timers/promises';
import { round } from '../support/bench.mjs';
import { seed, serveDemo } from '../support/demo.mjs';
import { menuWithOneItem } from '../support/menus.mjs';
import { startPostgres } from '../support/postgres.mjs';
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

const SECONDS = size(60, 6);

/** The maximum duration of a response during an outage. (docs/spec/operations.md#outages) */
const MAX_ANSWER_MS = 3_000;

/** The maximum time for recovery in ms. If it takes longer, the benchmark fails. */
const TIMEOUT_MS = 60_000;

/** @param {Demo} server */
async function untilAnswered({ address, owner }) {
  const end = now() + TIMEOUT_MS;
  while (now() < end) {
    const answer = await fetch(`${address}/api/v1/users/me`, { headers: { cookie: owner.cookie } });
    if (answer.ok) return;
    await wait(50);
  }
  throw new Error('It did not recover.');
}

/**
 * @param {Bench} bench @param {Demo} server @param {import('../support/menus.mjs').MenuItem} item
 * @param {{ what: string, begin: () => Promise<unknown>, end: () => Promise<unknown> }} outage
 */
async function outage(bench, server, item, { what, begin, end }) {
  const load = await measureAtConstantRate([
    readers(server.address),
    callers(server.address, server.owner.cookie, item),
  ]);
  await wait(1000);
  const begun = now();
  await begin();
  await wait(SECONDS * 1000);
  const over = now();
  await end();
  const back = now();
  await untilAnswered(server);
  await wait(1000);
  const all = await load.end();
  const pages = summarize(measureDuring(all, 'pages'));
  const calls = measureDuring(all, 'calls', [begun, over]);
  const { count, longest } = summarize(calls);
  const refused = calls.filter(({ status }) => status === 503).length;
  const unsaid = calls.filter(({ status }) => status !== 503 && status !== 200).length;
  const later = measureDuring(all, 'calls', [back, Infinity]);
  bench.row(
    `PostgreSQL ${what} for ${SECONDS} s, at 200 page reads/s and 20 calls/s: reads of known menus`,
    `${pages.failed} of ${round(pages.count)} failed${pages.statuses && ` (${pages.statuses})`}; p99 ${pages.p99.toFixed(1)} ms, longest ${round(pages.longest)} ms`,
    '0 failed',
    pages.failed === 0,
  );
  bench.row(
    '… calls meanwhile',
    `${refused} of ${count} got 503, ${unsaid} something else; the longest wait ${round(longest)} ms`,
    '503 within 3 s',
    unsaid === 0 && longest <= MAX_ANSWER_MS,
  );
  bench.row(
    '… recovery after its return',
    `by itself, after ${round(responseTimeAfter(later, back))} ms`,
    'by itself',
    true,
  );
}

/** @type {Benchmark} */
export const database = {
  name: 'database',
  title: 'PostgreSQL away',
  async run(bench) {
    const postgres = await startPostgres();
    try {
      const [data, databaseUrl] = [`${bench.work}/away`, await postgres.create('away')];
      const people = await seed(data, databaseUrl);
      const server = await serveDemo({ data, people, environment: { DATABASE_URL: databaseUrl } });
      try {
        const { item } = await menuWithOneItem(server);
        const { away, back, freeze, thaw } = postgres;
        await outage(bench, server, item, { what: 'stopped', begin: away, end: back });
        await outage(bench, server, item, { what: 'frozen', begin: freeze, end: thaw });
      } finally {
        await server.stop();
      }
    } finally {
      await postgres.stop();
    }
  },
};
