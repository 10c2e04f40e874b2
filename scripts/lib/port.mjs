import { createServer } from 'node:net';
import { CliError } from './exec.mjs';

/**
 * The first port. All ports are below the ephemeral range: outgoing connections take ports of that range at any time.
 */
const FIRST = 20_000;
const COUNT = 10_000;

/** Starts at a random port, so that parallel processes find different ones. */
let place = Math.floor(Math.random() * COUNT);

/** Finds a free port on the loopback interface. @returns {Promise<number>} */
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
 * Throws if the server's port is in use.
 * @param {string} command the command to name in the message
 * @returns {Promise<void>}
 */
export function assertPortFree(command) {
  const host = process.env['HOST'] || '127.0.0.1';
  const port = Number(process.env['PORT'] || 1337);
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      const taken = 'code' in error && error.code === 'EADDRINUSE';
      if (!taken) return resolve();
      reject(
        new CliError(
          `Another program listens on port ${port}. Stop that one, or choose another: PORT=${port + 1} ${command}`,
        ),
      );
    });
    probe.listen({ port: port >= 0 && port < 65536 ? port : 0, host }, () => probe.close(() => resolve()));
  });
}
