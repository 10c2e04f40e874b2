/** A PostgreSQL of the tests' own: its files in a temporary folder, on a free port, gone afterwards. */
import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { postgresPrograms } from '../../scripts/steps/postgres.mjs';
import { endChild, startChild, untilReady } from './child.js';
import { newFolder, removeFolder } from './folder.js';
import { freePort } from './port.js';

/** Speed over safety: nothing of it need survive a power cut. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
};

const ACCOUNT = 'qaima';

export interface Postgres {
  /** The address of one of its databases. */
  urlOf(database: string): string;
  /** Ends every connection to it, as an upgrade of its package does, and has it back. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as its package's user, or as nobody. */
function lowlyUser(): { uid: number; gid: number } | undefined {
  if (userInfo().uid !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody".');
}

/** Makes and starts one. */
export async function startPostgres(): Promise<Postgres> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('There is no PostgreSQL on this machine.');
  const user = lowlyUser();
  const folder = newFolder('postgres');
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...user };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', ACCOUNT, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  const port = await freePort();
  const urlOf = (database: string) => `postgres://${ACCOUNT}@127.0.0.1:${port}/${database}`;
  const start = async () => {
    const started = startChild(
      join(programs, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder].concat(
        Object.entries(SETTINGS).map(([name, value]) => `--${name}=${value}`),
      ),
      options,
    );
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
    async stop() {
      await endChild(server, 'SIGINT');
      removeFolder(folder);
    },
  };
}

/** Does something over one connection to a database. */
export async function inDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
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
