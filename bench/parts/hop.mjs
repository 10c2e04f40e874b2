/** What a call of the API pays for going through the front: against the same call on the CMS's own socket, in turn. */
import { Agent, request } from 'node:http';
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

/** Both ways to the same CMS, each over a connection that is kept, with the headers that the CMS gets from the front. */
function waysTo({ address, data, owner }) {
  const { hostname, port, host } = new URL(address);
  const common = { host, cookie: owner.cookie, 'content-type': 'application/json' };
  const forwarded = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http', 'x-front-token': FRONT_TOKEN };
  const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })];
  return {
    through: { hostname, port, headers: common, agent: agents[0] },
    directly: { socketPath: socketPath(data), headers: { ...common, ...forwarded }, agent: agents[1] },
    close: () => agents.forEach((agent) => agent.destroy()),
  };
}

/** @param {number} times @param {() => { method: string, path: string, body?: string }} next the call to make */
async function compare({ through, directly }, times, next) {
  const taken = { through: [], directly: [] };
  for (let count = -times / 10; count < times; count++) {
    // Each of them is the first as often as the other.
    for (const way of count % 2 === 0 ? ['through', 'directly'] : ['directly', 'through']) {
      const { body, ...call } = next();
      const options = { ...(way === 'through' ? through : directly), ...call };
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const took = await timed({ ...options, headers: { ...options.headers, ...length } }, body);
      if (count >= 0) taken[way].push(took);
    }
  }
  const [one, other] = [median(taken.through), median(taken.directly)];
  return { through: one, directly: other, hop: one - other };
}

const say = ({ through, directly, hop }) =>
  `${hop.toFixed(2)} ms (${through.toFixed(2)} through the front, ${directly.toFixed(2)} directly)`;

export const hopPart = {
  name: 'hop',
  title: 'The further hop',
  async run(bench) {
    const demo = await bench.demo();
    const { items } = await newMenu(demo, 1, 1);
    const ways = waysTo(demo);
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
      ways.close();
    }
  },
};
