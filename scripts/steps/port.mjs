import { createServer } from 'node:net';

/** Below the ports that systems hand out to connections by themselves: none of those is taken between probe and use. */
const FIRST = 20_000;
const COUNT = 10_000;

/** Processes that look at the same time look in different places. */
let place = Math.floor(Math.random() * COUNT);

/** A port of the loopback interface that nobody listens on now. @returns {Promise<number>} */
export async function freePort() {
  for (let tries = 0; tries < COUNT; tries += 1) {
    const port = FIRST + (place++ % COUNT);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST} on is free.`);
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
