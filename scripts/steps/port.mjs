import { createServer } from 'node:net';
import { Failure } from './run.mjs';

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

/**
 * Fails with a sentence when somebody else listens where the server is to listen.
 * @param {string} command the one that was given
 * @returns {Promise<void>}
 */
export function mustBeFree(command) {
  const host = process.env['HOST'] || '127.0.0.1';
  const port = Number(process.env['PORT'] || 1337);
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE';
      if (!taken) return resolve();
      reject(
        new Failure(
          `Another program listens on port ${port}. Stop that one, or choose another: PORT=${port + 1} ${command}`,
        ),
      );
    });
    probe.listen({ port: port >= 0 && port < 65536 ? port : 0, host }, () => probe.close(() => resolve()));
  });
}
