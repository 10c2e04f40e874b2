/** Measures requests per second with wrk, which uses the least CPU, or with autocannon if wrk is not available. */
import { execFileSync, spawnSync } from 'node:child_process';
import autocannon from 'autocannon';
import { installMissing } from '../../scripts/lib/debian.mjs';
import { CliError } from '../../scripts/lib/exec.mjs';
import { warn } from '../../scripts/lib/print.mjs';
import { cpuTime } from './processes.mjs';
import { size } from './shortMode.mjs';

const CONNECTIONS = 32;
const isThere = () => spawnSync('wrk', ['--version']).error === undefined;
let hasWrk = isThere();

/** The name of the load generator. If the generator is slow, the name says that it limits the measured speed. */
export const generator = () => (hasWrk ? 'wrk' : 'autocannon (which asks more slowly than these servers answer)');

/** Installs wrk if possible, because autocannon is too slow to compare fast servers. */
export async function installGenerator() {
  try {
    hasWrk = await installMissing({ name: 'wrk', packaged: 'wrk', isThere });
  } catch (error) {
    // Without network access, autocannon is used.
    if (!(error instanceof CliError)) throw error;
  }
  if (!hasWrk) warn('There is no wrk on this machine: ratios of quick servers come out too near to 1.');
}

/**
 * @param {string} url @param {number} seconds @param {Record<string, string>} headers
 * @param {readonly string[]} asking a prefix for the generator's command line
 * @returns {Promise<number>}
 */
export async function requestsPerSecond(url, seconds, headers = {}, asking = []) {
  if (hasWrk) {
    const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    const [command = 'wrk', ...args] = [...asking, 'wrk', '-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...named, url];
    const said = execFileSync(command, args, { encoding: 'utf8' });
    if (/Non-2xx/.test(said)) throw new Error(`${url} answered with failures:\n${said}`);
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]);
  }
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} answered with failures.`);
  return result.requests.average;
}

/** The median of an odd number of values. @param {readonly number[]} figures @returns {number} */
export const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? NaN;

/** @typedef {{ url: string, pids?: readonly number[] }} Contestant `pids`: the processes whose time is counted */

/**
 * Compares two servers in many short rounds. Measures them alternately, so that other load on the machine affects both.
 * A disturbance of some seconds affects only a few rounds, so the median stays the same.
 * @param {Contestant} ours @param {Contestant} theirs
 * @param {{ rounds?: number, seconds?: number, headers?: Record<string, string>, asking?: readonly string[] }} [options]
 */
export async function ratio(ours, theirs, { rounds = size(15, 3), seconds = 1, headers = {}, asking = [] } = {}) {
  const once = async (/** @type {Contestant} */ { url, pids = [] }) => {
    const before = cpuTime(pids);
    const requests = await requestsPerSecond(url, seconds, headers, asking);
    return { requests, perProcessorSecond: (requests * seconds * 1000) / (cpuTime(pids) - before) };
  };
  /** @typedef {Awaited<ReturnType<typeof once>>} Measured */
  /** @type {{ one: Measured, other: Measured }[]} */
  const pairs = [];
  await once(ours);
  await once(theirs);
  for (let round = 0; round < rounds; round++) {
    const [one, other] = [await once(ours), await once(theirs)];
    pairs.push({ one, other });
  }
  const of = (/** @type {(pair: { one: Measured, other: Measured }) => number} */ figure) => median(pairs.map(figure));
  return {
    ours: of(({ one }) => one.requests),
    theirs: of(({ other }) => other.requests),
    ratio: of(({ one, other }) => one.requests / other.requests),
    perProcessorSecond: {
      ours: of(({ one }) => one.perProcessorSecond),
      theirs: of(({ other }) => other.perProcessorSecond),
      ratio: of(({ one, other }) => one.perProcessorSecond / other.perProcessorSecond),
    },
  };
}
