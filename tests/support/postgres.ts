/** A PostgreSQL of the tests' own: its files in a temporary folder, on a free port, gone afterwards. */
import { inDatabase, ownPostgres, signalAll } from '../../scripts/steps/ownPostgres.mjs';
import { endChild, startChild, untilReady } from './child.js';
import { newFolder, removeFolder } from './folder.js';

/** Speed over safety: nothing of it need survive a power cut. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
};

export interface Postgres {
  /** The address of one of its databases. */
  urlOf(database: string): string;
  /** Ends every connection to it, as an upgrade of its package does, and has it back. */
  restart(): Promise<void>;
  /** Takes it away, and brings it back. */
  away(): Promise<void>;
  back(): Promise<void>;
  /** Stops all of its processes where they are: connections stay open, and nothing is answered any more. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** Makes and starts one. */
export async function startPostgres(): Promise<Postgres> {
  const folder = newFolder('postgres');
  const { command, args, options, urlOf } = await ownPostgres(folder, SETTINGS);
  const start = async () => {
    const started = startChild(command, args, options);
    await untilReady(started, () => inDatabase(urlOf('postgres'), () => Promise.resolve(true)), 30_000);
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

/** The address of another database of the same server. */
export function beside(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** Makes a database, as a copy of another where one is named; nobody may be connected to that one. */
export async function createDatabase(server: string, name: string, template = 'template0'): Promise<string> {
  await inDatabase(beside(server, 'postgres'), (client) =>
    client.query(`CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${client.escapeIdentifier(template)}`),
  );
  return beside(server, name);
}

/** Removes a database, whoever is still connected to it. */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await inDatabase(beside(url, 'postgres'), (client) =>
    client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`),
  );
}
