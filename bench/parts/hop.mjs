/** What a call of the API pays for going through the front: against the same call on the CMS's own socket, and through a bare proxy, in turn. */
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../../scripts/steps/places.mjs';
import { serving } from '../../scripts/steps/serving.mjs';
import { socketPath } from '../../scripts/steps/socket.mjs';
import { FRONT_TOKEN } from '../support/demo.mjs';
import { median } from '../support/load.mjs';
import { newMenu } from '../support/menus.mjs';
import { size } from '../support/size.mjs';

const READS = size(2001, 201);
const EDITS = size(501, 51);
const MAX_MS = 0.3;

/** One call, from its first byte to the last of its answer. @returns {Promise<number>} ms */
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
 * The ways to the same CMS, each over a connection that is kept, with the headers that the CMS gets from the front: through the
 * front, directly, and through a bare proxy, which says what any further hop costs on this machine.
 * @param {{ address: string, data: string, owner: { cookie: string } }} demo @param {string} proxy its address
 */
function waysTo({ address, data, owner }, proxy) {
  const { host } = new URL(address);
  const common = { host, cookie: owner.cookie, 'content-type': 'application/json' };
  const forwarded = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http', 'x-front-token': FRONT_TOKEN };
  const at = (url) => {
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

/** @param {number} times @param {() => { method: string, path: string, body?: string }} next the call to make */
async function compare(ways, times, next) {
  const names = Object.keys(ways);
  const taken = Object.fromEntries(names.map((name) => [name, []]));
  const warmUp = Math.ceil(times / 10);
  for (let count = 0; count < warmUp + times; count++) {
    // Each of them is the first as often as the others.
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(count + turn) % names.length];
      const { body, ...call } = next();
      const options = { ...ways[name], ...call };
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const took = await timed({ ...options, headers: { ...options.headers, ...length } }, body);
      if (count >= warmUp) taken[name].push(took);
    }
  }
  const [through, directly, proxied] = ['through', 'directly', 'proxied'].map((name) => median(taken[name]));
  return { through, directly, hop: through - directly, bare: proxied - directly };
}

const say = ({ through, directly, hop, bare }) =>
  `${hop.toFixed(2)} ms (${through.toFixed(2)} through the front, ${directly.toFixed(2)} directly; a bare node:http proxy in its place: ${bare.toFixed(2)} ms)`;

export const hopPart = {
  name: 'hop',
  title: 'The further hop',
  async run(bench) {
    const demo = await bench.demo();
    const { items } = await newMenu(demo, 1, 1);
    const proxy = await serving(join(ROOT, 'bench/support/bareProxy.mjs'), { args: [socketPath(demo.data)] });
    const ways = waysTo(demo, proxy.address);
    try {
      const read = await compare(ways, READS, () => ({ method: 'GET', path: '/api/v1/users/me' }));
      bench.row(
        'What a call pays for going through the front, median: one that reads',
        say(read),
        `≤ ${MAX_MS} ms`,
        read.hop <= MAX_MS,
      );
      let thousandths = 1000;
      const write = await compare(ways, EDITS, () => ({
        method: 'PUT',
        path: `/api/v1${items[0].path}`,
        body: JSON.stringify({ price: thousandths++ / 1000 }),
      }));
      bench.row('… an edit, on a connection of its own', say(write), `≤ ${MAX_MS} ms`, write.hop <= MAX_MS);
    } finally {
      for (const { agent } of Object.values(ways)) agent.destroy();
      await proxy.stop();
    }
  },
};
