/**
 * Sends requests at a constant rate, regardless of the responses, in a separate process without other load. Latency
 * is measured from the time at which a request was due. So if a server stalls, the wait of every request in that time
 * counts. Started by `constantRate.mjs`.
 */
import { Agent, request } from 'node:http';

/** @import { Asked, SentCall, Stream } from './constantRate.mjs' */

/** Every n-th request uses a new connection, as the first request of a visitor does. */
const NEW_CONNECTION_EVERY = 5;

/** The maximum wait for pending responses at the end, in ms. */
const TIMEOUT_MS = 30_000;

const kept = new Agent({ keepAlive: true });
const now = () => performance.timeOrigin + performance.now();
/** @type {SentCall[]} */
const calls = [];
let underway = 0;

/**
 * Sends one request.
 * @param {Asked} asked @param {Agent | false} agent @returns {Promise<number | string>} the status, or the error code
 */
function ask(asked, agent) {
  const { method, url, headers, body } = asked;
  return new Promise((resolve) => {
    const req = request(url, { method, headers, agent }, (res) => {
      res.resume();
      res.once('error', () => resolve('broken answer'));
      res.once('end', () => resolve(res.statusCode ?? 0));
    });
    req.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // The server may have closed a kept-alive connection just before the request. Browsers retry such a GET, too.
      // (RFC 9110, section 9.2.2)
      const isAskedAgain = method === 'GET' && req.reusedSocket;
      resolve(isAskedAgain ? ask(asked, false) : (error.code ?? error.message));
    });
    req.end(body);
  });
}

/** @param {Stream} stream @param {number} due @param {number} count */
async function perform(stream, due, count) {
  const { requests } = stream;
  const one = requests[count % requests.length];
  if (!one) throw new Error(`Nothing to ask in the stream ${stream.name}.`);
  // Each edit sets another price.
  const body = one.body?.replace('$COUNT', String(count % 1000).padStart(3, '0'));
  underway += 1;
  const status = await ask(
    body === undefined ? one : { ...one, body },
    count % NEW_CONNECTION_EVERY === 0 ? false : kept,
  );
  calls.push([stream.name, due, now() - due, status, one.method]);
  underway -= 1;
}

/** @param {Stream} stream @returns a function that stops it */
function begin(stream) {
  const begun = now();
  let count = 0;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const next = () => {
    for (;;) {
      const due = begun + (count * 1000) / stream.rate;
      const left = due - now();
      if (left > 0) {
        timer = setTimeout(next, left);
        return;
      }
      void perform(stream, due, count++);
    }
  };
  next();
  return () => clearTimeout(timer);
}

/** @type {(() => void)[]} */
let ends = [];
process.on('message', (/** @type {{ streams?: readonly Stream[] }} */ message) => {
  if (message.streams) {
    ends = message.streams.map(begin);
    return;
  }
  for (const end of ends) end();
  const late = now() + TIMEOUT_MS;
  const look = () => {
    if (underway > 0 && now() < late) return void setTimeout(look, 20);
    process.send?.({ calls, unanswered: underway }, () => process.exit());
  };
  look();
});
