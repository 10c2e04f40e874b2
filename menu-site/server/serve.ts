/**
 * A front server as a process: alone, or as one of several that share a port by `node:cluster`. Then it says
 * `{ type: 'listening', address }` to who started it, and ends on `{ type: 'drain' }` as it does on SIGTERM.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigError, readConfig, type Config } from './config/config.js';
import { describeError, type Log } from './config/log.js';

/** `EX_CONFIG` of sysexits.h: starting again would change nothing. */
const WRONG_CONFIGURATION = 78;

/** Reads the environment of this process; ends it, with all that is wrong there said, where it can't be used. */
export function loadConfig(defaultDataDir: string): Config {
  try {
    return readConfig(process.env, defaultDataDir);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(WRONG_CONFIGURATION);
  }
}

function addressOf({ address, port }: AddressInfo): string {
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

export interface ServeOptions {
  readonly server: Server;
  /** Ends the server without cutting anyone short. */
  readonly drain: () => Promise<void>;
  readonly config: Config;
  readonly log: Log;
}

/** Listens, and ends the process once it is asked to. */
export function serve({ server, drain, config, log }: ServeOptions): void {
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
}
