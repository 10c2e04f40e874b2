/** A temporary PostgreSQL server on a free port. */
import { inDatabase, startTemporaryPostgres, signalAll } from '../../scripts/lib/temporaryPostgres.mjs';
import { endChild, startChild, waitUntilReady } from './childProcess.js';
import { newFolder, removeFolder } from './runFolder.js';

/** Prefers speed to durability, because test data need not survive a power cut. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
};

export interface Postgres {
  /** The URL of a database on this server. */
  urlOf(database: string): string;
  /** Restarts the server, which ends all connections, as a package upgrade does. */
  restart(): Promise<void>;
  /** Stops the server; `back` starts it again. */
  away(): Promise<void>;
  back(): Promise<void>;
  /** Suspends all processes of the server: connections stay open but get no response. `thaw` resumes them. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Creates and starts a PostgreSQL server. */
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

/** The URL of another database on the same server. */
export function siblingDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** Creates a database as a copy of `template`, which must have no open connections. */
export async function createDatabase(server: string, name: string, template = 'template0'): Promise<string> {
  await inDatabase(siblingDatabase(server, 'postgres'), (client) =>
    client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${client.escapeIdentifier(template)}`),
  );
  return siblingDatabase(server, name);
}

/** Closes all connections to a database and drops it. */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await inDatabase(siblingDatabase(url, 'postgres'), (client) =>
    client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`),
  );
}
