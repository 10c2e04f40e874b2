/** Measures read latency at a constant request rate. First the service is otherwise idle; then it does heavy work. */
import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { round } from '../support/bench.mjs';
import { newMenu } from '../support/menus.mjs';
import { PHOTO_HEIGHT_PX, makePhoto, pictureForm, PHOTO_WIDTH_PX } from '../support/photo.mjs';
import { size } from '../support/shortMode.mjs';
import { measureDuring, now, summarize, readers, measureAtConstantRate } from '../support/constantRate.mjs';

/** @import { Demo, Benchmark } from '../support/bench.mjs' */
/** @import { NewMenu } from '../support/menus.mjs' */

const SECONDS = size(20, 4);
const PHOTOGRAPHS = size(30, 4);
const ORDERS = size(200, 10);
const OWNERS = 5;
const MAX_MS = 20;

/** How long an owner looks at the changed page before the next edit, in ms. */
const VIEW_MS = 1000;

/** Repeats a task until the end of the measurement. @param {(count: number) => Promise<unknown>} once */
async function again(once) {
  const end = now() + SECONDS * 1000;
  let count = 0;
  while (now() < end) await once(count++);
  return count;
}

/**
 * Uploads pictures two at a time, because the CMS decodes two in parallel.
 * @param {Demo} demo @param {NewMenu} menu @param {Buffer} photo
 */
async function uploads({ address, owner }, menu, photo) {
  const items = menu.items.slice(0, PHOTOGRAPHS);
  const hand = async () => {
    for (let item = items.shift(); item; item = items.shift()) {
      const body = pictureForm(photo, { menu: menu.id, item: item.id });
      const answer = await fetch(`${address}/api/v1/upload`, {
        method: 'POST',
        headers: { cookie: owner.cookie },
        body,
      });
      if (!answer.ok) throw new Error(`A photograph was answered ${answer.status}: ${await answer.text()}`);
    }
  };
  await Promise.all([hand(), hand()]);
  return `of ${PHOTO_WIDTH_PX} × ${PHOTO_HEIGHT_PX}, two at a time`;
}

/**
 * Each owner edits an item of their own menu and reads its page. @param {Demo} demo @param {readonly NewMenu[]} menus
 * @returns the latencies of those reads
 */
async function edits({ address, owner }, menus) {
  /** @type {number[]} */
  const looks = [];
  const hand = async (/** @type {NewMenu} */ { id, items }) => {
    await again(async (count) => {
      await owner.ask(items[count % items.length]?.path ?? '', {
        method: 'PUT',
        body: { price: (200 + (count % 100)) / 100 },
      });
      const begun = now();
      await (await fetch(`${address}/m/${id}`)).text();
      looks.push(now() - begun);
      await wait(VIEW_MS);
    });
  };
  await Promise.all(menus.map(hand));
  const longest = Math.max(...looks);
  return `${looks.length} edits; their own pages made anew in at most ${longest.toFixed(0)} ms`;
}

/** @param {Demo} demo @param {readonly string[]} orders */
async function papers({ staff }, orders) {
  const take = async (/** @type {string} */ path) => (await staff.ask(path)).arrayBuffer();
  const [sheets, invoices] = await Promise.all([
    again(() => take('/orders?excel=all')),
    again((count) => take(`/orders/${orders[count % orders.length]}/invoice`)),
  ]);
  return `${sheets} spreadsheets of ${ORDERS} rows and ${invoices} invoices, without a pause`;
}

/** @param {Demo} demo */
async function backup({ data }) {
  const file = join(data, '..', 'backup.qaima');
  const script = join(ROOT, 'scripts/backup.mjs');
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: data, DATABASE_URL: '' };
  const count = await again(async () => {
    await promisify(execFile)(process.execPath, [script, file], { cwd: ROOT, env });
    rmSync(file);
  });
  return `${count} times \`npm run backup\`, one after the other`;
}

/** @param {Demo} demo */
async function sell({ staff, people }) {
  const body = { user: people.owner.username, totalAmount: 10, subEnd: '2031-01-01' };
  /** @type {string[]} */
  const orders = [];
  for (let count = 0; count < ORDERS; count++) {
    orders.push((await staff.json('/orders', { method: 'POST', body }))._id);
  }
  return orders;
}

const say = (/** @type {ReturnType<typeof summarize>} */ { count, failed, p50, p99, longest, statuses }) =>
  `p99 ${p99.toFixed(1)} ms (median ${p50.toFixed(1)}, longest ${longest.toFixed(0)}; ${round(count)} reads, ${failed} failed${statuses && `: ${statuses}`})`;

/** @type {Benchmark} */
export const latency = {
  name: 'latency',
  title: 'Readers beside other work',
  async run(bench) {
    const server = await bench.server();
    try {
      const orders = await sell(server);
      const photo = await makePhoto();
      const album = await newMenu(server, 2, Math.ceil(PHOTOGRAPHS / 2));
      /** @type {NewMenu[]} */
      const menus = [];
      for (let count = 0; count < OWNERS; count++) menus.push(await newMenu(server, 12, 15));
      /** @type {readonly (readonly [what: string, perform: () => Promise<string>])[]} */
      const work = [
        [`${PHOTOGRAPHS} photographs are uploaded`, () => uploads(server, album, photo)],
        [`${OWNERS} owners edit, each their own menu of 180 items`, () => edits(server, menus)],
        ['Excel and invoices are made', () => papers(server, orders)],
        ['a backup runs', () => backup(server)],
      ];
      const load = await measureAtConstantRate([readers(server.address)]);
      const timed = async (/** @type {() => Promise<unknown>} */ perform) => {
        const begun = now();
        const done = await perform();
        const time = /** @type {const} */ ([begun, now()]);
        await wait(VIEW_MS);
        return { done, time };
      };
      const quiet = await timed(() => wait(SECONDS * 1000));
      const phases = [];
      for (const [what, perform] of work) phases.push({ what, ...(await timed(perform)) });
      const calls = await load.end();
      const alone = summarize(measureDuring(calls, 'pages', quiet.time));
      bench.row('Pages and JSON at 200 reads/s, alone', say(alone), '0 failed', alone.failed === 0);
      for (const { what, done, time } of phases) {
        const came = summarize(measureDuring(calls, 'pages', time));
        bench.row(
          `… while ${what}`,
          `${say(came)}; ${done}`,
          `≤ 2 × alone, ≤ ${MAX_MS} ms, 0 failed`,
          came.failed === 0 && came.p99 <= MAX_MS && came.p99 <= 2 * alone.p99,
        );
      }
    } finally {
      await server.stop();
    }
  },
};
