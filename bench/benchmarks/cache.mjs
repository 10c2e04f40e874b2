/**
 * Measures the hit rate of the front server's cache with 100,000 simulated menus. Every page has the size of the
 * demo's page, and reads follow a Zipf distribution. `requestCost.mjs` measures the cost of rendering a page.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { round } from '../support/bench.mjs';
import { size } from '../support/shortMode.mjs';

/** @import { Benchmark } from '../support/bench.mjs' */

const MENUS = 100_000;

/**
 * The number of menus per process if 36 processes share the work. The load balancer assigns each path to one process.
 */
const SHARE = Math.round(MENUS / 36);

const WARM_UP = size(4000, 1500);
const READS = size(6000, 1000);

/**
 * After this many reads, the benchmark waits for pending disk writes. Simulated pages render so fast that the writes
 * would otherwise pile up.
 */
const SETTLE_EVERY = 20;

const RESTORED = size(200, 50);

/**
 * Bundles the front server's cache modules and imports them.
 * @param {string} folder @returns {Promise<typeof import('../support/siteCache.mjs')>}
 */
async function frontsCache(folder) {
  await build({
    configFile: false,
    logLevel: 'error',
    root: ROOT,
    ssr: { noExternal: true },
    build: {
      ssr: join(ROOT, 'bench/support/siteCache.mjs'),
      outDir: folder,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'siteCache.mjs' } },
    },
  });
  return import(pathToFileURL(join(folder, 'siteCache.mjs')).href);
}

/** The sum of a page's sizes in the cached encodings, in bytes. @param {string} url */
async function bytesOf(url) {
  const lengths = ['identity', 'br'].map(async (encoding) => {
    const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': encoding } });
    return Number(answer.headers.get('content-length'));
  });
  return (await Promise.all(lengths)).reduce((sum, one) => sum + one, 0);
}

/**
 * Returns a function that draws one of `count` menus. Menu number n is drawn 1/n as often as the first menu.
 * @param {number} count @returns {() => number} from 1
 */
function zipf(count) {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 1; rank <= count; rank++) sums[rank - 1] = sum += 1 / rank;
  return () => {
    const drawn = Math.random() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < drawn) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
}

const idOf = (/** @type {number} */ rank) => `m${String(rank).padStart(23, '0')}`;

/**
 * A cache with disk storage that counts how many responses come from memory, from disk and from rendering.
 * @param {typeof import('../support/siteCache.mjs')} modules @param {string} folder @param {number} bytes of a page
 */
function counting({ diskStore, responseCache, responseStoreOn, createCmsState }, folder, bytes) {
  const files = diskStore({ folder, log: { error: console.error, warn: console.error, info: console.error } });
  const store = responseStoreOn(files, 'bench');
  const from = { memory: 0, disk: 0, made: 0 };
  const state = createCmsState();
  state.started();
  /** @type {typeof store.loadEntry} */
  const loadEntry = async (...which) => {
    const entry = await store.loadEntry(...which);
    if (entry) from.disk += 1;
    return entry;
  };
  const cache = responseCache({
    state,
    revisionOf: () => Promise.resolve({ revision: 1, askedAt: Date.now() }),
    store: { ...store, loadEntry },
    transport: {},
  });
  // The cache stores each body in all encodings. This body compresses to almost nothing. So its uncompressed form alone
  // is as large as the demo's page in all encodings together.
  const body = Buffer.alloc(bytes, 'قائمة');
  const read = async (/** @type {number} */ rank) => {
    const menuId = idOf(rank);
    const before = from.disk + from.made;
    const menu = { menuId, revision: 1, closesAt: Infinity, changesAt: Infinity };
    const make = () => {
      from.made += 1;
      return { status: 200, headers: { 'Content-Type': 'text/html' }, body, validUntil: Infinity };
    };
    if (!cache.immediate('page', menuId))
      await cache.respond('page', menuId, { fetch: () => Promise.resolve(menu), make });
    if (before === from.disk + from.made) from.memory += 1;
  };
  return { from, read, settled: files.settled, figures: cache.stats };
}

/**
 * @param {typeof import('../support/siteCache.mjs')} modules @param {string} folder @param {number} bytes of a page
 * @param {number} count of menus
 * @returns the fractions of reads that are answered from memory, from disk, and by rendering
 */
async function simulate(modules, folder, bytes, count) {
  const { from, read, settled, figures } = counting(modules, folder, bytes);
  const next = zipf(count);
  for (let reads = 0; reads < WARM_UP + READS; reads++) {
    if (reads === WARM_UP) Object.assign(from, { memory: 0, disk: 0, made: 0 });
    await read(next());
    if (reads % SETTLE_EVERY === 0) await settled();
  }
  await settled();
  const part = (/** @type {number} */ number) => number / READS;
  return { memory: part(from.memory), disk: part(from.disk), made: part(from.made), ...figures() };
}

/**
 * The CPU time to read a response from disk, in ms, with an empty memory cache.
 * @param {typeof import('../support/siteCache.mjs')} modules @param {string} folder @param {number} bytes of a page
 */
async function restoring(modules, folder, bytes) {
  const { from, read } = counting(modules, folder, bytes);
  let cost = 0;
  for (let rank = 1; from.disk < RESTORED && rank <= MENUS; rank++) {
    const [before, begun] = [from.disk, process.cpuUsage()];
    await read(rank);
    const { user, system } = process.cpuUsage(begun);
    if (from.disk > before) cost += user + system;
  }
  return cost / 1000 / from.disk;
}

const percent = (/** @type {number} */ part) => `${Math.round(part * 100)} %`;

/** @type {Benchmark} */
export const cache = {
  name: 'cache',
  title: 'The cache before 100,000 menus',
  async run(bench) {
    const { address } = await bench.demo();
    const bytes = await bytesOf(`${address}/m/innova`);
    const modules = await frontsCache(join(bench.work, 'site-cache'));
    const say = (/** @type {Awaited<ReturnType<typeof simulate>>} */ { memory, disk, made, responses, bytes: taken }) =>
      `${percent(memory)} from memory, ${percent(disk)} from the disk, ${percent(made)} made anew (${round(responses)} pages in ${round(taken / 2 ** 20)} MB)`;
    const whole = await simulate(modules, join(bench.work, 'cache-whole'), bytes, MENUS);
    const share = await simulate(modules, join(bench.work, 'cache-share'), bytes, SHARE);
    const restored = await restoring(modules, join(bench.work, 'cache-share'), bytes);
    const { memory, disk } = whole;
    Object.assign(bench.facts, { memory, disk, shareMemory: share.memory, shareDisk: share.disk, restored });
    const what = `pages of ${round(bytes)} bytes in three forms, read by Zipf (simulated)`;
    bench.row(`A front server before ${round(MENUS)} menus, ${what}`, say(whole), '');
    bench.row(`… before ${round(SHARE)} of them, each path always to the same one of 36`, say(share), '');
    bench.row('… processor time of a page that is taken from the disk', `${restored.toFixed(1)} ms`);
  },
};
