/**
 * Measures the CPU time and the memory that a request costs in the front server and the CMS together. `docs/scale.md`
 * contains the hardware needs of many venues, computed from these figures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startQaima } from '../support/demo.mjs';
import { PHOTO_HEIGHT_PX, makePhoto, pictureForm, PHOTO_WIDTH_PX } from '../support/photo.mjs';
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

/**
 * @typedef {(name: keyof import('../support/writeScaleDocument.mjs').Facts, what: string, times: number, once: () => Promise<unknown>) => Promise<void>} Cost
 * @param {ReturnType<typeof asker>} asker @param {Cost} cost
 */
async function measure({ ask, signIn }, cost) {
  const page = () => ask('GET', '/m/innova');
  await cost('page', 'a cached page', 3000, page);
  await cost('json', 'its JSON, cached', 3000, () => ask('GET', `${API}/quickmenu/innova`));

  /** @type {import('../support/demo.mjs').Menu} */
  const menu = JSON.parse((await ask('GET', `${API}/quickmenu/innova`)).text).data.data;
  const section = menu.sections.find(({ items }) => items.some((one) => !one.subItems?.length));
  const item = section?.items.find((one) => !one.subItems?.length && one.price > 0);
  if (!section || !item) throw new Error('The menu has no item with one price.');
  await cost('visit', 'a visit that is counted', 200, () => ask('POST', `${API}/quickmenu/${menu._id}/visits`));
  await cost('order', 'an order: a cart made, and submitted', 150, async () => {
    const made = await ask('POST', `${API}/cart/`, { menu: menu._id, items: [{ item: item._id, quantity: 2 }] });
    const { _id } = JSON.parse(made.text).data.data;
    const customer = { name: 'Rana', phone: '+962790000000', receiveOption: 0, address: 'Amman' };
    await ask('PUT', `${API}/cart/${_id}`, customer);
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

/** @type {Benchmark} */
export const requestCost = {
  name: 'costs',
  title: 'What a request costs',
  async run(bench) {
    const folder = mkdtempSync(join(tmpdir(), 'qaima-costs-'));
    const server = await startQaima({
      NODE_ENV: 'development',
      DEMO: '1',
      DATA_DIR: folder,
      METRICS_TOKEN: TOKEN,
      STAFF_USERNAME: STAFF.username,
      STAFF_PASSWORD: STAFF.password,
    });
    try {
      const { cms, fronts } = processesOf(server.pid);
      const pids = [cms, ...fronts];
      const idle = await memory(server);
      await measure(asker(server.address), async (name, what, whole, once) => {
        const times = Math.ceil(whole / size(1, 10));
        for (let turn = 0; turn < Math.ceil(times / 5); turn += 1) await once();
        const before = cpuTime(pids);
        for (let turn = 0; turn < times; turn += 1) await once();
        const cost = (cpuTime(pids) - before) / times;
        bench.facts[name] = cost;
        bench.row(`Processor time of ${what}`, `${cost.toFixed(1)} ms`);
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
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true });
    }
  },
};
