/** Starts a temporary PostgreSQL with its data in a given folder, on a free loopback port. */
import { execFileSync } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './port.mjs';
import { postgresPrograms } from './postgresPrograms.mjs';

const ACCOUNT = 'qaima';

/**
 * PostgreSQL refuses to run as root. If this process is root, PostgreSQL runs as the user of its Debian package, or as
 * `nobody`.
 */
function lowlyUser() {
  if (userInfo().uid !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (/** @type {string} */ flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody".');
}

/**
 * Creates the database's files and returns the command that starts it.
 * @param {string} folder empty, for this server only
 * @param {Readonly<Record<string, string>>} settings
 * @returns {Promise<{
 *   command: string,
 *   args: string[],
 *   options: { cwd: string, uid?: number, gid?: number },
 *   urlOf: (database: string) => string, }>}
 * @throws if PostgreSQL or a user to run it is missing
 */
export async function startTemporaryPostgres(folder, settings) {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('There is no PostgreSQL on this machine.');
  const user = lowlyUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { cwd: folder, ...user };
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', ACCOUNT, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...options, stdio: 'pipe' },
  );
  const port = await freePort();
  return {
    command: join(programs, 'postgres'),
    args: ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder].concat(
      Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
    ),
    options,
    urlOf: (database) => `postgres://${ACCOUNT}@127.0.0.1:${port}/${database}`,
  };
}

/** Sends a signal to a process and all of its descendants. @param {number} pid @param {NodeJS.Signals} signal */
export function signalAll(pid, signal) {
  process.kill(pid, signal);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  for (const child of children) process.kill(Number(child), signal);
}

/**
 * Opens a connection for the duration of `work`.
 * @template T
 * @param {string} url
 * @param {(client: Client) => Promise<T>} work
 */
export async function inDatabase(url, work) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
