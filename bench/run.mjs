/**
 * `npm run bench`: the speed of what visitors read, as ratios against a baseline measured in the same run, one server
 * process each, in turn. Prints a table, and writes it to `docs/bench.md`.
 */
import '../scripts/steps/node.mjs';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { build, SERVER } from '../scripts/steps/build.mjs';
import { install } from '../scripts/steps/install.mjs';
import { CACHE, ROOT } from '../scripts/steps/places.mjs';
import { generator, median, ratio, requestsPerSecond } from './parts/load.mjs';
import { start } from './parts/servers.mjs';
import { POPULATE, writeStockApp } from './stock/config.mjs';

const BR = { 'Accept-Encoding': 'br' };
const work = mkdtempSync(join(tmpdir(), 'qaima-bench-'));
const cms = join(ROOT, 'cms');

/** @type {{ what: string, figure: string, reach: string }[]} */
const rows = [];
const row = (what, figure, reach) => {
  rows.push({ what, figure, reach });
  console.log(`  ${what}: ${figure}   (to reach: ${reach})`);
};
const round = (value) => Math.round(value).toLocaleString('en');

/** Ours against a bare server that sends the same bytes. */
async function againstBare(what, url) {
  const answer = await fetch(url, { headers: BR });
  const encoded = execFileSync('curl', ['-s', '-H', 'Accept-Encoding: br', url], { maxBuffer: 64 << 20 });
  const headers = Object.fromEntries(
    [...answer.headers].filter(([name]) => !/^(date|connection|keep-alive)$/.test(name)),
  );
  writeFileSync(join(work, 'body'), encoded);
  writeFileSync(join(work, 'headers.json'), JSON.stringify({ ...headers, 'content-length': String(encoded.length) }));
  const bare = await start(join(ROOT, 'bench/parts/bare.mjs'), [join(work, 'body'), join(work, 'headers.json')]);
  const measured = await ratio(url, bare.address, { headers: BR });
  await bare.stop();
  row(
    `${what}, warm, against bare node:http`,
    `${measured.ratio.toFixed(2)} (${round(measured.ours)} / ${round(measured.theirs)} requests/s, ${round(encoded.length)} bytes)`,
    '≥ 0.6, then 0.8',
  );
  return { encoded, requests: measured.ours };
}

async function againstStock(ours) {
  const folder = join(cms, '.cache/stock');
  cpSync(join(work, 'data/data.db'), join(work, 'stock.db'));
  writeStockApp(folder, cms, join(work, 'stock.db'));
  try {
    const stock = await start(join(folder, 'start.js'), [], { STRAPI_TELEMETRY_DISABLED: 'true' }, folder);
    try {
      const answer = await (await fetch(stock.address + POPULATE)).json();
      const items = (answer.data?.[0]?.sections ?? []).reduce((sum, { items: own = [] }) => sum + own.length, 0);
      if (items < 180) throw new Error(`Stock Strapi answers only ${items} items: it would be no fair peer.`);
      const theirs = await requestsPerSecond(stock.address + POPULATE, 10);
      row(
        `The same menu (${items} items) through stock Strapi REST with populate`,
        `${Math.round(ours / theirs)} times (${round(ours)} / ${theirs.toFixed(1)} requests/s)`,
        '≥ 50',
      );
    } finally {
      await stock.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the menu is made of that is measured: so many items in so many sections, with its deals beside them. */
const SECTIONS = 12;
const PER_SECTION = 15;

/** The demo's owner, signed in: what their calls are made with. */
async function owner(address, said) {
  const [, username, password] = /owner\s+(\S+)\s+(\S+)/.exec(said()) ?? [];
  const headers = { 'Content-Type': 'application/json' };
  const login = await fetch(`${address}/api/v1/users/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ username, password }),
  });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return { headers: { ...headers, cookie } };
}

const wholeMenu = async (address, asOwner) =>
  (await (await fetch(`${address}/api/v1/quickmenu/innova`, asOwner)).json()).data.data;

/** Makes the demo menu one of exactly 180 items in 12 sections: by moving its items, and deleting what is left over. */
async function cutToSize(address, asOwner) {
  const menu = await wholeMenu(address, asOwner);
  // What is hidden is not read: it goes to the end, and with it.
  const shownFirst = (list) => [...list.filter(({ hide }) => !hide), ...list.filter(({ hide }) => hide)];
  const inOrder = shownFirst(menu.sections);
  const all = shownFirst(
    inOrder.flatMap(({ items, hide }) => items.map((item) => ({ ...item, hide: hide || item.hide }))),
  );
  const rest = all.slice(SECTIONS * PER_SECTION);
  const itemsAt = (at) =>
    at < SECTIONS ? all.slice(at * PER_SECTION, (at + 1) * PER_SECTION) : at > SECTIONS ? [] : rest;
  const sections = inOrder.map(({ _id }, at) => ({ id: _id, items: itemsAt(at).map((item) => item._id) }));
  const at = `${address}/api/v1/quickmenu/${menu._id}/sections`;
  const must = async (path, init) => {
    const answer = await fetch(path, { ...asOwner, ...init });
    if (!answer.ok) throw new Error(`${init.method} ${path}: ${await answer.text()}`);
  };
  await must(at, { method: 'PUT', body: JSON.stringify({ sections }) });
  for (const { id } of sections.slice(SECTIONS)) await must(`${at}/${id}`, { method: 'DELETE' });
  // As a visitor reads it.
  const now = await wholeMenu(address, {});
  const count = now.sections.reduce((sum, { items }) => sum + items.length, 0);
  if (now.sections.length !== SECTIONS || count !== SECTIONS * PER_SECTION)
    throw new Error(`The menu has ${count} items in ${now.sections.length} sections.`);
}

/** An edit, and what the very next request gets. */
async function edit(address, asOwner) {
  const menu = await wholeMenu(address, asOwner);
  const [section] = menu.sections;
  const target = `${address}/api/v1/quickmenu/${menu._id}/sections/${section._id}/items/${section.items[0]._id}`;
  const times = [];
  let old = 0;
  for (let count = 0; count < 21; count++) {
    const title = `اسم ${count} ${Date.now()}`;
    await fetch(target, { ...asOwner, method: 'PUT', body: JSON.stringify({ title }) });
    const begun = performance.now();
    if (!(await (await fetch(`${address}/m/innova`)).text()).includes(title)) old++;
    times.push(performance.now() - begun);
  }
  row(
    'An edit: the very next request',
    `${old} of ${times.length} were old; the new page took ${median(times).toFixed(0)} ms`,
    'never an old page',
  );
}

async function revisit(url) {
  const { headers } = await fetch(url, { headers: BR });
  const again = await fetch(url, { headers: { ...BR, 'If-None-Match': headers.get('etag') ?? '' } });
  const size = Buffer.byteLength([...again.headers].map(([name, value]) => `${name}: ${value}\r\n`).join(''));
  row('A revisit with If-None-Match', `${again.status}, ${size} bytes of headers`, '304, under 1 kB');
}

function table() {
  const lines = rows.map(({ what, figure, reach }) => `| ${what} | ${figure} | ${reach} |`);
  return `# Bench\n\nWritten by \`npm run bench\`: ratios of figures measured in one run, in turn, with ${generator}, 32 connections, ${cpus().length} cores, Node ${process.versions.node}.\n\n| what | figure | to reach |\n|---|---|---|\n${lines.join('\n')}\n`;
}

await install();
await build(SERVER);
mkdirSync(CACHE, { recursive: true });
console.log(`Seeding a menu of 180 items (load by ${generator}) …`);
const server = await start(join(cms, 'dist/scripts/serve.js'), [], {
  NODE_ENV: 'development',
  DATA_DIR: join(work, 'data'),
  PORT: '0',
  RATE_LIMITS: 'off',
});
let ours = 0;
try {
  const asOwner = await owner(server.address, server.said);
  await cutToSize(server.address, asOwner);
  const page = await againstBare('The public page', `${server.address}/m/innova`);
  const json = await againstBare('The menu as JSON', `${server.address}/api/v1/quickmenu/innova`);
  await revisit(`${server.address}/m/innova`);
  const html = brotliDecompressSync(page.encoded);
  row(
    'Page weight, 180 items in 12 sections: HTML with its CSS',
    `${round(page.encoded.length)} bytes br, ${round(gzipSync(html).length)} gzip`,
    '≤ 35 kB',
  );
  await edit(server.address, asOwner);
  ours = json.requests;
} finally {
  await server.stop();
}
// Only now is all of the database in its one file.
await againstStock(ours);
writeFileSync(join(ROOT, 'docs/bench.md'), table());
execFileSync(process.execPath, [join(ROOT, 'node_modules/prettier/bin/prettier.cjs'), '--write', 'docs/bench.md'], {
  cwd: ROOT,
});
rmSync(work, { recursive: true, force: true });
console.log('\nWritten to docs/bench.md');
