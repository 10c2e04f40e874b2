/**
 * What a request costs the server: processor time and memory, as the process itself counts them at `/metrics`. From these,
 * not from how many a second fit, `docs/scale.md` says what so many venues need.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startOurs } from '../support/demo.mjs';

const TOKEN = 'a-token-of-the-bench-alone';
const STAFF = { username: 'bench', password: 'a password of the bench' };

/** @typedef {{ what: string, times: number, milliseconds: number }} Cost of one of so many, in ms of a processor */

/** @param {string} text @param {string} name */
const figure = (text, name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);

/**
 * Measures a server that is started for it.
 * @param {Record<string, string>} [environment] `DATABASE_URL`, say
 * @returns {Promise<{ rows: readonly Cost[], memory: { idle: number, after: number } }>} memory in bytes
 */
async function costs(environment = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'qaima-costs-'));
  const server = await startOurs({
    NODE_ENV: 'development',
    DEMO: '1',
    DATA_DIR: folder,
    METRICS_TOKEN: TOKEN,
    STAFF_USERNAME: STAFF.username,
    STAFF_PASSWORD: STAFF.password,
    ...environment,
  });
  try {
    return await measure(server.address);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} origin */
async function measure(origin) {
  const look = async () => {
    const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    const text = await answer.text();
    return {
      cpu: figure(text, 'process_cpu_seconds_total') * 1000,
      memory: figure(text, 'process_resident_memory_bytes'),
    };
  };
  let cookie = '';
  /** @param {string} method @param {string} path @param {unknown} [body] */
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

  /** @type {Cost[]} */
  const rows = [];
  /** @param {string} what @param {number} times @param {() => Promise<unknown>} once */
  const cost = async (what, times, once) => {
    for (let turn = 0; turn < Math.ceil(times / 5); turn += 1) await once();
    const before = await look();
    for (let turn = 0; turn < times; turn += 1) await once();
    const after = await look();
    rows.push({ what, times, milliseconds: (after.cpu - before.cpu) / times });
  };

  const idle = (await look()).memory;
  const api = '/api/v1';
  const page = () => ask('GET', '/m/innova');
  await cost('a page that is kept ready', 1500, page);
  await cost('its JSON, kept ready', 1500, () => ask('GET', `${api}/quickmenu/innova`));

  const menu = JSON.parse((await ask('GET', `${api}/quickmenu/innova`)).text).data.data;
  const section = menu.sections.find((/** @type {any} */ { items }) =>
    items.some((/** @type {any} */ one) => !one.subItems?.length),
  );
  const item = section.items.find((/** @type {any} */ one) => !one.subItems?.length && one.price > 0);
  await cost('an order: a cart made, and submitted', 150, async () => {
    const made = await ask('POST', `${api}/cart/`, { menu: menu._id, items: [{ item: item._id, quantity: 2 }] });
    const { _id } = JSON.parse(made.text).data.data;
    const customer = { name: 'Rana', phone: '+962790000000', receiveOption: 0, address: 'Amman' };
    await ask('PUT', `${api}/cart/${_id}`, customer);
  });

  const login = await ask('POST', `${api}/users/login`, STAFF);
  cookie = login.answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const address = `${api}/quickmenu/${menu._id}/sections/${section._id}/items/${item._id}`;
  let price = 1;
  const edit = () => ask('PUT', address, { price: (price += 0.001) });
  await cost('an edit of an item', 200, edit);
  await cost('an edit, and the page made anew for the next visitor', 100, async () => {
    await edit();
    await page();
  });
  const noise = { mean: 128, sigma: 40, type: /** @type {const} */ ('gaussian') };
  const photo = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#b3402a', noise } })
    .blur(6)
    .jpeg()
    .toBuffer();
  await cost('a photograph of 2400 × 1800 taken in, with its smaller widths', 6, () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(photo)]), 'photo.jpg');
    form.set('path', 'image');
    form.set('model', 'item');
    form.set('data', JSON.stringify({ menu: menu._id, item: item._id }));
    return ask('POST', `${api}/upload`, form);
  });
  return { rows, memory: { idle, after: (await look()).memory } };
}

const MEGABYTE = 1024 * 1024;

export const costsPart = {
  name: 'costs',
  title: 'What a request costs',
  async run(bench) {
    const { rows, memory } = await costs();
    for (const { what, milliseconds } of rows)
      bench.row(`Processor time of ${what}`, `${milliseconds.toFixed(1)} ms`, 'see docs/scale.md');
    const [idle, after] = [memory.idle, memory.after].map((bytes) => Math.round(bytes / MEGABYTE));
    bench.row('Memory of a process: when it has started, and after all of these', `${idle} MB, ${after} MB`, '');
  },
};
