/**
 * Runs one front server in this process. The process runs alone, or with others that share a port by `node:cluster`. In
 * a cluster, it sends `{ type: 'listening', address }` to its parent. It shuts down on SIGTERM and on the message `{
 * type: 'drain' }`.
 */
import type { Server } from 'node:http';
import { ConfigError, readConfig, type Config } from './config/config.js';
import { describeError, type Log } from './config/log.js';

/** `EX_CONFIG` of sysexits.h: a restart would fail again. */
const EX_CONFIG = 78;

/** Reads the environment, or prints all problems and exits. */
export function loadConfig(defaultDataDir: string): Config {
  try {
    return readConfig(process.env, defaultDataDir);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(EX_CONFIG);
  }
}

function addressOf(bound: ReturnType<Server['address']>): string {
  if (bound === null || typeof bound === 'string') throw new Error('The server does not listen on a port.');
  const { address, port } = bound;
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

export interface ServeOptions {
  readonly server: Server;
  /** Closes the server gracefully. */
  readonly drain: () => Promise<void>;
  readonly config: Config;
  readonly log: Log;
}

/** Starts listening, and exits on a signal or a message from the parent. */
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
  // A terminal sends these signals to all processes of its group. In a cluster, this process ignores them, because the
  // parent ends its processes.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => process.send === undefined && end());
  process.on('message', (message: unknown) => {
    if (typeof message === 'object' && message !== null && 'type' in message && message.type === 'drain') end();
  });
  // The parent has exited. This process must end itself.
  process.on('disconnect', end);

  server.once('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
  server.listen(config.port, config.host, () => {
    const address = addressOf(server.address());
    if (process.send) process.send({ type: 'listening', address });
    else console.log(`listening on ${address}`);
  });
}
