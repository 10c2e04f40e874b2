/** Sends requests at a constant rate during another operation, and summarizes the responses. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ASKER = fileURLToPath(new URL('constantRateClient.mjs', import.meta.url));

/** How long the warm-up takes, in ms. Its requests do not count, because they open connections and fill caches. */
const WARM_UP = 1_500;

/** @typedef {{ method: string, url: string, headers: Record<string, string>, body?: string }} Asked `$COUNT` in a body is replaced by a different number each time */
/** @typedef {{ name: string, rate: number, requests: readonly Asked[] }} Stream sends its requests in turn, `rate` per second */
/** @typedef {{ stream: string, due: number, latency: number, status: number | string, method: string }} Call `due` in epoch ms, `latency` in ms from then */
/** @typedef {readonly [stream: string, due: number, latency: number, status: number | string, method: string]} SentCall the message format of the child process */
/** @typedef {[{ calls: readonly SentCall[], unanswered: number }]} Answers */

/** The current time in epoch ms with sub-millisecond precision. */
export const now = () => performance.timeOrigin + performance.now();

/** Reads of a menu's page and JSON. @param {string} address @returns {Stream} */
export const readers = (address, name = 'innova', rate = 200) => ({
  name: 'pages',
  rate,
  requests: [`/m/${name}`, `/api/v1/quickmenu/${name}`, `/m/${name}?lang=en`].map((path) => ({
    method: 'GET',
    url: address + path,
    headers: { 'accept-encoding': 'br' },
  })),
});

/**
 * API calls that only the CMS can answer: half are edits of an item, half are reads of the owner's account.
 * @param {string} address @param {string} cookie @param {{ path: string }} item `path` is the API path that changes it
 * @returns {Stream}
 */
export const callers = (address, cookie, item, rate = 20) => ({
  name: 'calls',
  rate,
  requests: [
    { method: 'GET', url: `${address}/api/v1/users/me`, headers: { cookie } },
    {
      method: 'PUT',
      url: `${address}/api/v1${item.path}`,
      headers: { cookie, 'content-type': 'application/json' },
      body: '{"price":1.$COUNT}',
    },
  ],
});

/**
 * Starts sending requests. Resolves after the warm-up.
 * @param {readonly Stream[]} streams
 * @returns {Promise<{ end: () => Promise<readonly Call[]> }>}
 */
export async function measureAtConstantRate(streams) {
  const child = fork(ASKER, { execArgv: [] });
  child.send({ streams });
  await wait(WARM_UP);
  const counts = now();
  return {
    async end() {
      const answered = /** @type {Promise<Answers>} */ (once(child, 'message'));
      child.send({ end: true });
      const [{ calls, unanswered }] = await answered;
      if (unanswered > 0) throw new Error(`${unanswered} requests were never answered.`);
      return calls
        .map(([stream, due, latency, status, method]) => ({ stream, due, latency, status, method }))
        .filter(({ due }) => due >= counts);
    },
  };
}

const isWell = (/** @type {Call} */ { status }) => typeof status === 'number' && status >= 200 && status < 300;

/**
 * @param {readonly Call[]} calls
 * @returns {{ count: number, failed: number, p50: number, p99: number, longest: number, statuses: string }} latencies in ms
 */
export function summarize(calls) {
  const latencies = calls.map(({ latency }) => latency).sort((a, b) => a - b);
  const at = (/** @type {number} */ part) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * part))] ?? 0;
  const failures = calls.filter((call) => !isWell(call));
  /** @type {Map<number | string, number>} */
  const counts = new Map();
  for (const { status } of failures) counts.set(status, (counts.get(status) ?? 0) + 1);
  return {
    count: calls.length,
    failed: failures.length,
    p50: at(0.5),
    p99: at(0.99),
    longest: at(1),
    statuses: [...counts].map(([status, count]) => `${count} × ${status}`).join(', '),
  };
}

/**
 * The calls of a stream that were due within a period.
 * @param {readonly Call[]} calls @param {string} name @param {readonly [from: number, to: number]} time epoch ms
 */
export const measureDuring = (calls, name, [from, to] = [-Infinity, Infinity]) =>
  calls.filter(({ stream, due }) => stream === name && due >= from && due < to);

/**
 * The time in ms from `from` until a call succeeded that was due at `from` or later.
 * @param {readonly Call[]} calls @param {number} from epoch ms
 */
export const responseTimeAfter = (calls, from) =>
  Math.min(...calls.filter((call) => call.due >= from && isWell(call)).map(({ due, latency }) => due + latency)) - from;
