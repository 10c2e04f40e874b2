/** A PostgreSQL of the run's own: as its package sets it, but for the power cut that it need not survive. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { postgresPrograms } from '../../scripts/steps/postgres.mjs';
import { Missing } from './missing.mjs';
import { freePort } from './ports.mjs';

/** PostgreSQL does not run as root: then it runs as its package's user. */
function lowlyUser() {
  if (process.getuid?.() !== 0) return {};
  try {
    const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    throw new Missing('PostgreSQL does not run as root, and there is no user "postgres"');
  }
}

/** Does something over one connection. @template T @param {string} url @param {(client: Client) => Promise<T>} work */
export async function inDatabase(url, work) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @param {string} parent a folder @throws {Missing} */
export async function startPostgres(parent) {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Missing('there is no PostgreSQL on this machine');
  const user = lowlyUser();
  const folder = join(parent, 'postgres');
  mkdirSync(folder);
  if (user.uid !== undefined) for (const place of [parent, folder]) chownSync(place, user.uid, user.gid);
  const data = join(folder, 'data');
  const made = ['-D', data, '-U', 'bench', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), made, { cwd: folder, stdio: 'pipe', ...user });
  const port = await freePort();
  const settings = ['fsync=off', 'max_wal_size=8GB'].flatMap((setting) => ['-c', setting]);
  const where = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder];
  const child = spawn(join(programs, 'postgres'), [...where, ...settings], { cwd: folder, stdio: 'ignore', ...user });
  const gone = once(child, 'exit');
  const urlOf = (name) => `postgres://bench@127.0.0.1:${port}/${name}`;
  const answers = () =>
    inDatabase(urlOf('postgres'), () => Promise.resolve(true)).catch(() => child.exitCode === null && wait(100, false));
  while (!(await answers())) if (child.exitCode !== null) throw new Error('PostgreSQL did not start.');
  return {
    /** Makes an empty database, and gives its address. @param {string} name */
    async create(name) {
      await inDatabase(urlOf('postgres'), (client) => client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`));
      return urlOf(name);
    },
    async stop() {
      child.kill('SIGINT');
      await gone;
    },
  };
}
