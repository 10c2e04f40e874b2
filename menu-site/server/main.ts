/**
 * The front server as a process: alone, or as one of several that share a port by `node:cluster`. Then it says
 * `{ type: 'listening', address }` to who started it, and ends on `{ type: 'drain' }` as it does on SIGTERM.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig, type Config } from './config.js';
import { createFront } from './front.js';
import { describeError, logAt } from './log.js';

/** `EX_CONFIG` of sysexits.h: starting again would change nothing. */
const WRONG_CONFIGURATION = 78;

const MAIN = fileURLToPath(import.meta.url);
/** The checkout's folder, seen from `menu-site/dist/front`. */
const PROJECT = resolve(dirname(MAIN), '../../..');

function configure(): Config {
  const file = join(PROJECT, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  try {
    return readConfig(process.env, join(PROJECT, '.data'));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(WRONG_CONFIGURATION);
  }
}

function addressOf({ address, port }: AddressInfo): string {
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

const config = configure();
const log = logAt(config.logLevel);
const { server, drain } = createFront(
  config,
  {
    site: join(PROJECT, 'menu-site/dist/client'),
    build: createHash('sha256').update(readFileSync(MAIN)).digest('base64url'),
  },
  log,
);

let isEnding = false;
function end(): void {
  if (isEnding) return;
  isEnding = true;
  drain().then(
    () => process.exit(0),
    (error: unknown) => {
      log.error('The front server did not end well.', describeError(error));
      process.exit(1);
    },
  );
}

process.on('SIGTERM', end);
// These reach all processes of a terminal, of which who started this one is another: that one ends it in its turn.
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => process.send === undefined && end());
process.on('message', (message: unknown) => {
  if (typeof message === 'object' && message !== null && 'type' in message && message.type === 'drain') end();
});
// Whoever started it is gone: nobody would end it any more.
process.on('disconnect', end);

server.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
server.listen(config.port, config.host, () => {
  const address = addressOf(server.address() as AddressInfo);
  if (process.send) process.send({ type: 'listening', address });
  else console.log(`listening on ${address}`);
});
