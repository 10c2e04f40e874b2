/**
 * Locks the data folder, because a second server would overwrite data of the first.
 * (docs/spec/operations.md#data-folder)
 */
import { hostname } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { CliError } from '../errors/cliError';

/** A hidden file, so that it is not backed up. */
export const LOCK_FILE = '.server.lock';

/** How long to wait for another server that is starting and holds the lock briefly. */
const BUSY_TIMEOUT_MS = 500;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

const readHolder = (lock: Database) => lock.prepare('SELECT pid, host, since FROM holder').get();

/** Describes the process that holds the lock, for the error message. */
function holderOf(lock: Database): string {
  try {
    const holder = readHolder(lock);
    if (holder)
      return `process ${String(holder['pid'])} on ${String(holder['host'])}, since ${String(holder['since'])}`;
  } catch {
    // The holder has not yet stored its process id.
  }
  return 'another process';
}

/** Stores this process as the holder, and then keeps a write transaction open until the process ends. */
function hold(lock: Database, { pid, host, since }: Holder): void {
  lock.pragma('journal_mode = WAL');
  lock.exec('CREATE TABLE IF NOT EXISTS holder (pid INTEGER, host TEXT, since TEXT)');
  for (;;) {
    lock.exec('BEGIN IMMEDIATE; DELETE FROM holder');
    lock.prepare('INSERT INTO holder VALUES (?, ?, ?)').run(pid, host, since);
    lock.exec('COMMIT; BEGIN IMMEDIATE');
    const holder = readHolder(lock);
    if (holder?.['pid'] === pid && holder['host'] === host) return;
    // Between COMMIT and BEGIN, another server stored itself as the holder. Try again.
    lock.exec('ROLLBACK');
  }
}

/**
 * Locks a data folder by an SQLite transaction that stays open until the process ends. The operating system ends it
 * with the process. So `kill -9` leaves no stale lock, and a later process with the same pid is not mistaken for the
 * holder. In WAL mode, another server can still read who holds the lock.
 * @param pid the process to name in error messages
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
