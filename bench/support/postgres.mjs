/** Starts a temporary PostgreSQL with the default settings, except for durability. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inDatabase, startTemporaryPostgres, signalAll } from '../../scripts/lib/temporaryPostgres.mjs';
import { postgresPrograms } from '../../scripts/lib/postgresPrograms.mjs';
import { MissingToolError } from './missingTool.mjs';

const SETTINGS = { fsync: 'off', max_wal_size: '8GB' };

/** @typedef {Awaited<ReturnType<typeof startPostgres>>} Postgres */

/** Starts the server. @throws {MissingToolError} if PostgreSQL is not installed */
export async function startPostgres() {
  if (postgresPrograms() === undefined) throw new MissingToolError('there is no PostgreSQL on this machine');
  // A separate folder, because PostgreSQL may have to run as another user.
  const folder = mkdtempSync(join(tmpdir(), 'qaima-bench-postgres-'));
  const { command, args, options, urlOf } = await startTemporaryPostgres(folder, SETTINGS);
  const answers = () => inDatabase(urlOf('postgres'), () => Promise.resolve(true)).catch(() => false);
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const start = async () => {
    const started = spawn(command, args, { ...options, stdio: 'ignore' });
    child = started;
    while (!(await answers())) {
      if (started.exitCode !== null) throw new Error('PostgreSQL did not start.');
      await wait(100);
    }
  };
  const signal = (/** @type {'SIGSTOP' | 'SIGCONT'} */ name) => {
    if (child?.pid !== undefined) signalAll(child.pid, name);
  };
  const end = async () => {
    if (!child) return;
    const gone = once(child, 'exit');
    child.kill('SIGINT');
    await gone;
  };
  await start();
  return {
    /** Creates an empty database and returns its URL. @param {string} name */
    async create(name) {
      await inDatabase(urlOf('postgres'), (client) => client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`));
      return urlOf(name);
    },
    /** `away` stops the server, `back` starts it again. */
    away: end,
    back: start,
    /** `freeze` suspends all processes of the server, `thaw` resumes them. */
    freeze: async () => signal('SIGSTOP'),
    thaw: async () => signal('SIGCONT'),
    async stop() {
      signal('SIGCONT');
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
