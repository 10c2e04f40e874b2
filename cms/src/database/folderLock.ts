/**
 * Locks the data folder: a second server would overwrite the first one's data. (docs/spec/operations.md#data-folder)
 */
import { hostname } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { CliError } from '../errors/cliError';

/** In the data folder. Its name is hidden, so that no backup takes it along. */
export const LOCK_FILE = '.server.lock';

/** How long two servers that start at the same moment wait for each other's name, in ms. */
const BUSY_TIMEOUT_MS = 500;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');

interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly since: string;
}

const readHolder = (lock: Database) => lock.prepare('SELECT pid, host, since FROM holder').get();

/** Who holds the folder, as the holder wrote it, for a sentence. */
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

/** Writes the holder's name, and takes the right to write for as long as the process lives. */
function hold(lock: Database, { pid, host, since }: Holder): void {
  lock.pragma('journal_mode = WAL');
  lock.exec('CREATE TABLE IF NOT EXISTS holder (pid INTEGER, host TEXT, since TEXT)');
  for (;;) {
    lock.exec('BEGIN IMMEDIATE; DELETE FROM holder');
    lock.prepare('INSERT INTO holder VALUES (?, ?, ?)').run(pid, host, since);
    lock.exec('COMMIT; BEGIN IMMEDIATE');
    const holder = readHolder(lock);
    if (holder?.['pid'] === pid && holder['host'] === host) return;
    // Another server that starts at the same moment wrote its name in between.
    lock.exec('ROLLBACK');
  }
}

/**
 * Takes a data folder for this process, until it ends. The lock is the operating system's, by way of SQLite: it goes
 * with the process however that ends, so that no `kill -9` leaves one behind, and a process that has the same number
 * later, or in another container, is not taken for the holder. In WAL mode a second server can read the holder's name
 * while the holder keeps the right to write.
 * @param pid the process that an error message names as the holder
 * @returns what gives the folder back
 * @throws {CliError} naming the process that holds it
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
