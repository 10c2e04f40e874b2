/**
 * Locks the data folder: a second server would overwrite the first one's data. (docs/spec/operations.md#data-folder)
 */
import { hostname } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { CliError } from '../errors/cliError';

/** Hidden, so backups leave it out. */
export const LOCK_FILE = '.server.lock';

/** How long two servers that start together wait for each other, in ms. */
const BUSY_TIMEOUT_MS = 500;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

const readHolder = (lock: Database) => lock.prepare('SELECT pid, host, since FROM holder').get();

/** Describes the holder of the lock. */
function holderOf(lock: Database): string {
  try {
    const holder = readHolder(lock);
    if (holder)
      return `process ${String(holder['pid'])} on ${String(holder['host'])}, since ${String(holder['since'])}`;
  } catch {
    // The holder has not written its name yet.
  }
  return 'another process';
}

/** Writes the holder's name and keeps the write lock while the process lives. */
function hold(lock: Database, { pid, host, since }: Holder): void {
  lock.pragma('journal_mode = WAL');
  lock.exec('CREATE TABLE IF NOT EXISTS holder (pid INTEGER, host TEXT, since TEXT)');
  for (;;) {
    lock.exec('BEGIN IMMEDIATE; DELETE FROM holder');
    lock.prepare('INSERT INTO holder VALUES (?, ?, ?)').run(pid, host, since);
    lock.exec('COMMIT; BEGIN IMMEDIATE');
    const holder = readHolder(lock);
    if (holder?.['pid'] === pid && holder['host'] === host) return;
    // A server that started at the same time wrote its name in between.
    lock.exec('ROLLBACK');
  }
}

/**
 * Locks a data folder until the process ends. SQLite holds an operating system lock, which ends with the process: `kill
 * -9` leaves no stale lock, and a later process with the same pid is not mistaken for the holder. In WAL mode a second
 * server can read the holder's name.
 * @param pid the process that the error message names
 * @returns a function that releases the lock
 * @throws {CliError} naming the holder
 */
export function lockFolder(dataDir: string, pid: number): () => void {
  const file = join(dataDir, LOCK_FILE);
  const lock = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    hold(lock, { pid, host: hostname(), since: new Date().toISOString() });
    return () => lock.close();
  } catch (error) {
    const code = codeOf(error);
    const holder = code.startsWith('SQLITE_BUSY') ? holderOf(lock) : undefined;
    lock.close();
    if (holder !== undefined) {
      throw new CliError(
        `The data folder ${dataDir} is in use by ${holder}. Stop that server first, or give this one another DATA_DIR.`,
      );
    }
    if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) {
      throw new CliError(
        `${file} is damaged. It holds nothing of value: delete it while no server runs, and start again.`,
      );
    }
    throw error;
  }
}
