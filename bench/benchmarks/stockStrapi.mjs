/** Compares the public menu with the same menu in stock Strapi's REST API with `populate`. */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { startServer } from '../../scripts/lib/startServer.mjs';
import { round } from '../support/bench.mjs';
import { requestsPerSecond } from '../support/load.mjs';
import { size } from '../support/shortMode.mjs';
import { POPULATE, writeStockApp } from '../support/stockStrapiApp.mjs';

/** @import { Bench, Benchmark } from '../support/bench.mjs' */

const CMS = join(ROOT, 'cms');
const BR = { 'Accept-Encoding': 'br' };

/** @typedef {{ data?: readonly { sections?: readonly { items?: readonly object[] }[] }[] }} StockAnswer */

const itemsOf = (/** @type {StockAnswer} */ { data }) =>
  (data?.[0]?.sections ?? []).reduce((sum, { items = [] }) => sum + items.length, 0);

/** @param {Bench} bench @returns {Promise<number>} requests/s of this product */
async function ours(bench) {
  const server = await bench.server();
  try {
    const address = `${server.address}/api/v1/quickmenu/innova`;
    await requestsPerSecond(address, 1, BR);
    return await requestsPerSecond(address, size(5, 1), BR);
  } finally {
    await server.stop();
  }
}

/** @param {Bench} bench @param {string} data the data folder of a server */
async function theirs(bench, data) {
  const folder = join(CMS, '.cache/stock');
  const database = join(bench.work, 'stock.db');
  cpSync(join(data, 'data.db'), database);
  writeStockApp(folder, CMS, database);
  try {
    const stock = await startServer(join(folder, 'start.js'), {
      env: { STRAPI_TELEMETRY_DISABLED: 'true' },
      cwd: folder,
    });
    try {
      const items = itemsOf(await (await fetch(stock.address + POPULATE)).json());
      if (items < 180) throw new Error(`Stock Strapi answers only ${items} items: it would be no fair peer.`);
      return { items, requests: await requestsPerSecond(stock.address + POPULATE, size(10, 2)) };
    } finally {
      await stock.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @type {Benchmark} */
export const stockStrapi = {
  name: 'stock',
  title: 'Stock Strapi',
  async run(bench) {
    const own = await ours(bench);
    const { data } = await bench.copy();
    const { items, requests } = await theirs(bench, data);
    bench.row(
      `The same menu (${items} items) through stock Strapi REST with populate`,
      `${Math.round(own / requests)} times (${round(own)} / ${requests.toFixed(1)} requests/s)`,
      '≥ 50',
      own / requests >= 50,
    );
  },
};
