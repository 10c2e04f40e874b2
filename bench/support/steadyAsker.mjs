/**
 * Asks at a constant rate, whatever the answers do: a process of its own, so that nothing else of the run delays it. Each
 * request has a time at which it is due, and its latency counts from then, so that a server that stands still is charged for
 * all who would have come meanwhile. Started by `steady.mjs`.
 */
import { Agent, request } from 'node:http';

/** @import { Asked, SentCall, Stream } from './steady.mjs' */

/** How often a connection is a new one: as often as a reader comes whom the server has not seen. */
const NEW_CONNECTION_EVERY = 5;

/** How long answers that are due are waited for at the end, in ms. */
const PATIENCE = 30_000;

const kept = new Agent({ keepAlive: true });
const now = () => performance.timeOrigin + performance.now();
/** @type {SentCall[]} */
const calls = [];
let underway = 0;

/** Asks once. @param {Asked} asked @param {Agent | false} agent @returns {Promise<number | string>} the status, or the code of what went wrong */
function ask(asked, agent) {
  const { method, url, headers, body } = asked;
  return new Promise((resolve) => {
    const req = request(url, { method, headers, agent }, (res) => {
      res.resume();
      res.once('error', () => resolve('broken answer'));
      res.once('end', () => resolve(res.statusCode ?? 0));
    });
    req.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // A kept connection may just have been ended: a browser asks again what it may ask twice. (RFC 9110, section 9.2.2)
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
  // Each edit is one: another price.
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
  const late = now() + PATIENCE;
  const look = () => {
    if (underway > 0 && now() < late) return void setTimeout(look, 20);
    process.send?.({ calls, unanswered: underway }, () => process.exit());
  };
  look();
});
