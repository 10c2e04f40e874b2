/** Requests per second: by wrk where it is or can be installed, since it costs the machine least, else by autocannon. */
import { execFileSync, spawnSync } from 'node:child_process';
import autocannon from 'autocannon';
import { installMissing } from '../../scripts/steps/debian.mjs';
import { Failure } from '../../scripts/steps/run.mjs';
import { warn } from '../../scripts/steps/say.mjs';

const CONNECTIONS = 32;
const isThere = () => spawnSync('wrk', ['--version']).error === undefined;
let hasWrk = isThere();

/** What asks, and what its figures are worth. */
export const generator = () => (hasWrk ? 'wrk' : 'autocannon (which asks more slowly than these servers answer)');

/** Installs the better one where that can be done. autocannon asks so slowly that all quick servers look alike to it. */
export async function installGenerator() {
  try {
    hasWrk = await installMissing({ name: 'wrk', packaged: 'wrk', isThere });
  } catch (error) {
    // Without a network the other one has to do.
    if (!(error instanceof Failure)) throw error;
  }
  if (!hasWrk) warn('There is no wrk on this machine: ratios of quick servers come out too near to 1.');
}

/** @param {string} url @param {number} seconds @param {Record<string, string>} headers @returns {Promise<number>} */
export async function requestsPerSecond(url, seconds, headers = {}) {
  if (hasWrk) {
    const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const said = execFileSync('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...named, url], { encoding: 'utf8' });
    if (/Non-2xx/.test(said)) throw new Error(`${url} answered with failures:\n${said}`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
  }
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered with failures.`);
  return result.requests.average;
}

/** The middle of an odd number of figures. @param {number[]} figures */
export const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)];

/**
 * The ratio of two addresses, measured in turn so that what else the machine does weighs on both, and in many short rounds: what
 * it does for some seconds then spoils a few of them, and not their median.
 * @param {string} ours @param {string} theirs
 */
export async function ratio(ours, theirs, { rounds = 15, seconds = 1, headers = {} } = {}) {
  const pairs = [];
  await requestsPerSecond(ours, 1, headers);
  await requestsPerSecond(theirs, 1, headers);
  for (let round = 0; round < rounds; round++) {
    const one = await requestsPerSecond(ours, seconds, headers);
    const other = await requestsPerSecond(theirs, seconds, headers);
    pairs.push({ one, other, ratio: one / other });
  }
  return {
    ours: median(pairs.map(({ one }) => one)),
    theirs: median(pairs.map(({ other }) => other)),
    ratio: median(pairs.map((pair) => pair.ratio)),
  };
}
