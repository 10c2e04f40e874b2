/**
 * Measures the CPU time and the memory that a request costs in the front server and the CMS together. `docs/scale.md`
 * contains the hardware needs of many venues, computed from these figures.
 */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startQaima } from '../support/demo.mjs';
import { PHOTO_HEIGHT_PX, makePhoto, pictureForm, PHOTO_WIDTH_PX } from '../support/photo.mjs';
import { startPostgres } from '../support/postgres.mjs';
import { cpuTime, memoryOf, processesOf, sharedMemoryOf } from '../support/processes.mjs';
import { size } from '../support/shortMode.mjs';

/** @import { Benchmark } from '../support/bench.mjs' */

const TOKEN = 'a-token-of-the-bench-alone';
const STAFF = { username: 'bench', password: 'a password of the bench' };
const API = '/api/v1';
const MEGABYTE = 1024 * 1024;

/** The maximum memory of a front process without its cache, in MB. */
const MAX_FRONT = 90;

/** The memory that earlier versions used in MB, after the start and after all requests. The CMS may not use more. */
const FORMER = { idle: 368, after: 445 };

/** One user's API client. @param {string} origin */
function asker(origin) {
  let cookie = '';
  /** @param {string} method @param {string} path @param {object} [body] */
  const ask = async (method, path, body) => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        'accept-encoding': 'br',
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${text.slice(0, 200)}`);
    return { answer, text };
  };
  const signIn = async () => {
    const { answer } = await ask('POST', `${API}/users/login`, STAFF);
    cookie = answer.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  };
  return { ask, signIn };
}

/**
 * Reads the resident memory in MB. `program` is the part that several processes share, mostly the code of Node.js.
 * @param {{ address: string, pid: number }} server
 * @returns {Promise<{ cms: number, front: number, program: number, cache: number }>} `front` excludes the cache and includes `program`
 */
async function memory({ address, pid }) {
  const answer = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const cache = Number(/^qaima_kept_bytes(?:\{.*\})? (\S+)$/m.exec(await answer.text())?.[1]);
  const { cms, fronts } = processesOf(pid);
  const [front = NaN] = fronts;
  const inMegabytes = (/** @type {number} */ bytes) => Math.round(bytes / MEGABYTE);
  return {
    cms: inMegabytes(memoryOf(cms)),
    front: inMegabytes(memoryOf(front) - cache),
    program: inMegabytes(sharedMemoryOf(front)),
    cache: inMegabytes(cache),
  };
}

const ORDER = 'an order: a cart made, and submitted';
const ORDERS = 150;

/** The maximum processor time of some requests, in ms. */
const MAX_COSTS = new Map([
  ['visit', 0.7],
  ['interest', 0.77],
  ['order', 10],
  ['guest', 24.7],
]);

/**
 * @typedef {(name: keyof import('../support/writeScaleDocument.mjs').Facts, what: string, times: number, once: () => Promise<unknown>) => Promise<void>} Cost
 * @param {ReturnType<typeof asker>} asker @returns the menu and an item without sizes
 */
async function orderedItem({ ask }) {
  /** @type {import('../support/demo.mjs').Menu} */
  const menu = JSON.parse((await ask('GET', `${API}/quickmenu/innova`)).text).data.data;
  const section = menu.sections.find(({ items }) => items.some((one) => !one.subItems?.length));
  const item = section?.items.find((one) => !one.subItems?.length && one.price > 0);
  if (!section || !item) throw new Error('The menu has no item with one price.');
  return { menu, section, item };
}

/** Creates a cart and submits it. @param {ReturnType<typeof asker>} asker @param {Awaited<ReturnType<typeof orderedItem>>} ordered */
async function order({ ask }, { menu, item }, items = [item]) {
  const lines = items.map(({ _id }) => ({ item: _id, quantity: 2 }));
  const made = await ask('POST', `${API}/cart/`, { menu: menu._id, items: lines });
  const { _id } = JSON.parse(made.text).data.data;
  const customer = { name: 'Rana', phone: '+962790000000', receiveOption: 0, address: 'Amman' };
  await ask('PUT', `${API}/cart/${_id}`, customer);
}

/** @param {ReturnType<typeof asker>} guest @param {Cost} cost */
async function measure(guest, cost) {
  const { ask, signIn } = guest;
  const page = () => ask('GET', '/m/innova');
  await cost('page', 'a cached page', 3000, page);
  await cost('json', 'its JSON, cached', 3000, () => ask('GET', `${API}/quickmenu/innova`));

  const ordered = await orderedItem(guest);
  const { menu, section, item } = ordered;
  const visit = () => ask('POST', `${API}/quickmenu/${menu._id}/visits`);
  const look = (/** @type {{ _id: string }} */ { _id }) => ask('POST', `${API}/quickmenu/items/${_id}/interests`);
  await cost('visit', 'a visit that is counted', 2000, visit);
  await cost('interest', 'an interest that is counted', 2000, () => look(item));
  await cost('order', ORDER, ORDERS, () => order(guest, ordered));
  const items = menu.sections.flatMap((one) => one.items).filter((one) => !one.subItems?.length && one.price > 0);
  await cost('guest', 'a guest: page, visit, ten interests, a cart of three and its order', 100, async () => {
    await page();
    await visit();
    for (const one of items.slice(0, 10)) await look(one);
    await order(guest, ordered, items.slice(0, 3));
  });

  await signIn();
  const address = `${API}/quickmenu/${menu._id}/sections/${section._id}/items/${item._id}`;
  let thousandths = 1000;
  const edit = () => ask('PUT', address, { price: thousandths++ / 1000 });
  await cost('edit', 'an edit of an item', 200, edit);
  await cost('remade', 'an edit, and the page made anew for the next visitor', 100, async () => {
    await edit();
    await page();
  });
  const photo = await makePhoto();
  await cost(
    'photo',
    `a photograph of ${PHOTO_WIDTH_PX} × ${PHOTO_HEIGHT_PX} taken in, with its smaller widths`,
    6,
    () => ask('POST', `${API}/upload`, pictureForm(photo, { menu: menu._id, item: item._id })),
  );
}

/** @typedef {Awaited<ReturnType<typeof startQaima>> & { readonly folder: string }} Server `folder`: its data */

/**
 * Starts a server with the demo in an empty folder.
 * @template T @param {string} databaseUrl empty for SQLite @param {(server: Server) => Promise<T>} work
 */
async function withServer(databaseUrl, work) {
  const folder = mkdtempSync(join(tmpdir(), 'qaima-costs-'));
  const server = await startQaima({
    NODE_ENV: 'development',
    DEMO: '1',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    METRICS_TOKEN: TOKEN,
    STAFF_USERNAME: STAFF.username,
    STAFF_PASSWORD: STAFF.password,
  });
  try {
    return await work({ ...server, folder });
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** Waits until the CMS has counted all visits and interests. @param {string} folder */
async function allCounted(folder) {
  const visits = join(folder, 'cache/visits');
  const hasFiles = () => readdirSync(visits, { recursive: true, withFileTypes: true }).some((entry) => entry.isFile());
  while (existsSync(visits) && hasFiles()) await wait(50);
}

/**
 * The processor time of a request in the front server and the CMS, in ms, with that of counting it.
 * @param {Server} server @param {number} whole the number of requests of a whole run @param {() => Promise<unknown>} once
 */
async function costOf({ pid, folder }, whole, once) {
  const { cms, fronts } = processesOf(pid);
  const times = Math.ceil(whole / size(1, 10));
  for (let turn = 0; turn < Math.ceil(times / 5); turn += 1) await once();
  await allCounted(folder);
  const before = cpuTime([cms, ...fronts]);
  for (let turn = 0; turn < times; turn += 1) await once();
  await allCounted(folder);
  return (cpuTime([cms, ...fronts]) - before) / times;
}

/** @param {import('../support/bench.mjs').Bench} bench @param {string} name @param {string} what @param {number} cost */
function costRow(bench, name, what, cost) {
  const text = /** @type {const} */ ([`Processor time of ${what}`, `${cost.toFixed(cost < 1 ? 2 : 1)} ms`]);
  const max = MAX_COSTS.get(name);
  if (max === undefined) bench.row(...text);
  else bench.row(...text, `≤ ${max} ms`, cost <= max);
}

/** @type {Benchmark} */
export const requestCost = {
  name: 'costs',
  title: 'What a request costs',
  async run(bench) {
    await withServer('', async (server) => {
      const idle = await memory(server);
      await measure(asker(server.address), async (name, what, whole, once) => {
        const cost = await costOf(server, whole, once);
        bench.facts[name] = cost;
        costRow(bench, name, what, cost);
      });
      const after = await memory(server);
      Object.assign(bench.facts, { frontMemory: after.front, cmsMemory: after.cms });
      bench.row(
        'Memory of a front server without its cache: at start, and after the requests above',
        `${idle.front} MB, ${after.front} MB (${after.program} MB of it Node, shared by all processes; ${after.cache} MB of cache)`,
        `≤ ${MAX_FRONT} MB`,
        Math.max(idle.front, after.front) <= MAX_FRONT,
      );
      bench.row(
        'Memory of the CMS: at start, and after the requests above',
        `${idle.cms} MB, ${after.cms} MB`,
        `≤ ${FORMER.idle} MB, ${FORMER.after} MB`,
        idle.cms <= FORMER.idle && after.cms <= FORMER.after,
      );
    });
    const postgres = await startPostgres();
    try {
      await withServer(await postgres.create('costs'), async (server) => {
        const guest = asker(server.address);
        const ordered = await orderedItem(guest);
        const cost = await costOf(server, ORDERS, () => order(guest, ordered));
        costRow(bench, 'order', `${ORDER}, on PostgreSQL`, cost);
      });
    } finally {
      await postgres.stop();
    }
  },
};
