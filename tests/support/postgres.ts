/** A temporary PostgreSQL server on a free port. */
import { inDatabase, startTemporaryPostgres, signalAll } from '../../scripts/lib/temporaryPostgres.mjs';
import { endChild, startChild, waitUntilReady } from './childProcess.js';
import { newFolder, removeFolder } from './runFolder.js';

/** Fast rather than durable: the data need not survive a power cut. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
};

export interface Postgres {
  /** The URL of one of its databases. */
  urlOf(database: string): string;
  /** Restarts it, which ends every connection, as a package upgrade does. */
  restart(): Promise<void>;
  /** Stops it, and starts it again. */
  away(): Promise<void>;
  back(): Promise<void>;
  /** Suspends all of its processes: connections stay open without responses. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Creates and starts a server. */
export async function startPostgres(): Promise<Postgres> {
  const folder = newFolder('postgres');
  const { command, args, options, urlOf } = await startTemporaryPostgres(folder, SETTINGS);
  const start = async () => {
    const started = startChild(command, args, options);
    await waitUntilReady(started, () => inDatabase(urlOf('postgres'), () => Promise.resolve(true)), 30_000);
    return started;
  };
  let server = await start();
  return {
    urlOf,
    async restart() {
      await endChild(server, 'SIGINT');
      server = await start();
    },
    async away() {
      await endChild(server, 'SIGINT');
    },
    async back() {
      server = await start();
    },
    freeze: () => signalAll(server.process.pid ?? 0, 'SIGSTOP'),
    thaw: () => signalAll(server.process.pid ?? 0, 'SIGCONT'),
    async stop() {
      await endChild(server, 'SIGINT');
      removeFolder(folder);
    },
  };
}

/** The URL of another database of the same server. */
export function siblingDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** Creates a database, as a copy of `template`, which must have no connections. */
export async function createDatabase(server: string, name: string, template = 'template0'): Promise<string> {
  await inDatabase(siblingDatabase(server, 'postgres'), (client) =>
    client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${client.escapeIdentifier(template)}`),
  );
  return siblingDatabase(server, name);
}

/** Drops a database and its connections. */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await inDatabase(siblingDatabase(url, 'postgres'), (client) =>
    client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`),
  );
}
