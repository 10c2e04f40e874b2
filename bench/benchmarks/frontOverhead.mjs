/**
 * Measures the time that the front server adds to an API call, compared with the CMS's own socket and with a minimal
 * proxy.
 */
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { startServer } from '../../scripts/lib/startServer.mjs';
import { socketPath } from '../../scripts/lib/socket.mjs';
import { FRONT_TOKEN } from '../support/demo.mjs';
import { median } from '../support/load.mjs';
import { menuWithOneItem } from '../support/menus.mjs';
import { size } from '../support/shortMode.mjs';

/** @import { Demo, Benchmark } from '../support/bench.mjs' */

const READS = size(2001, 201);
const EDITS = size(501, 51);
const MAX_MS = 0.3;

/**
 * Sends a request and returns its duration until the end of the response.
 * @param {import('node:http').RequestOptions} options @param {string} [body] @returns {Promise<number>} ms
 */
function timed(options, body) {
  return new Promise((resolve, reject) => {
    const begun = performance.now();
    const req = request(options, (res) => {
      res.resume();
      res.once('error', reject);
      res.once('end', () => {
        if (res.statusCode !== 200) reject(new Error(`${options.method} ${options.path}: ${res.statusCode}`));
        else resolve(performance.now() - begun);
      });
    });
    req.once('error', reject);
    req.end(body);
  });
}

/**
 * Three routes to the same CMS, over kept-alive connections: through the front server, directly, and through a minimal
 * proxy. The latter shows what any proxy costs on this machine. On each route, the CMS gets the front server's headers.
 * @param {Demo} demo @param {string} proxy its address
 */
function waysTo({ address, data, owner }, proxy) {
  const { host } = new URL(address);
  const common = { host, cookie: owner.cookie, 'content-type': 'application/json' };
  const forwarded = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http', 'x-front-token': FRONT_TOKEN };
  const at = (/** @type {string} */ url) => {
    const { hostname, port } = new URL(url);
    return { hostname, port };
  };
  return {
    through: { ...at(address), headers: common, agent: new Agent({ keepAlive: true }) },
    directly: {
      socketPath: socketPath(data),
      headers: { ...common, ...forwarded },
      agent: new Agent({ keepAlive: true }),
    },
    proxied: { ...at(proxy), headers: { ...common, ...forwarded }, agent: new Agent({ keepAlive: true }) },
  };
}

/** @param {ReturnType<typeof waysTo>} ways @param {number} times @param {() => { method: string, path: string, body?: string }} next the call to make */
async function compare(ways, times, next) {
  const taken = Object.values(ways).map((way) => ({ way, times: /** @type {number[]} */ ([]) }));
  const warmUp = Math.ceil(times / 10);
  for (let count = 0; count < warmUp + times; count++) {
    // In each round, another route is first. So each route is first equally often.
    const first = count % taken.length;
    for (const { way, times: sofar } of [...taken.slice(first), ...taken.slice(0, first)]) {
      const { body, ...call } = next();
      const options = { ...way, ...call };
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const took = await timed({ ...options, headers: { ...options.headers, ...length } }, body);
      if (count >= warmUp) sofar.push(took);
    }
  }
  const [through = NaN, directly = NaN, proxied = NaN] = taken.map((way) => median(way.times));
  return { through, directly, hop: through - directly, bare: proxied - directly };
}

const say = (/** @type {Awaited<ReturnType<typeof compare>>} */ { through, directly, hop, bare }) =>
  `${hop.toFixed(2)} ms (${through.toFixed(2)} through the front, ${directly.toFixed(2)} directly; a bare node:http proxy in its place: ${bare.toFixed(2)} ms)`;

/** @type {Benchmark} */
export const frontOverhead = {
  name: 'hop',
  title: 'The further hop',
  async run(bench) {
    const demo = await bench.demo();
    const { item } = await menuWithOneItem(demo);
    const proxy = await startServer(join(ROOT, 'bench/support/baselineProxy.mjs'), { args: [socketPath(demo.data)] });
    const ways = waysTo(demo, proxy.address);
    try {
      const read = await compare(ways, READS, () => ({ method: 'GET', path: '/api/v1/users/me' }));
      bench.row(
        'The front server’s share of an API call, median: a read',
        say(read),
        `≤ ${MAX_MS} ms`,
        read.hop <= MAX_MS,
      );
      let thousandths = 1000;
      const write = await compare(ways, EDITS, () => ({
        method: 'PUT',
        path: `/api/v1${item.path}`,
        body: JSON.stringify({ price: thousandths++ / 1000 }),
      }));
      bench.row('… an edit', say(write), `≤ ${MAX_MS} ms`, write.hop <= MAX_MS);
    } finally {
      for (const { agent } of Object.values(ways)) agent.destroy();
      await proxy.stop();
    }
  },
};
