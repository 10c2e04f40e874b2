import { existsSync } from 'node:fs';
import { link, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { propertyOf } from '@qaima/schemas';
import Database from 'better-sqlite3';
import { CliError } from '../errors/cliError';
import { databaseFile } from '../database/connection';
import type { Folders } from './swapFolders';
import { makeTables, type Target } from './target';
import { toSqlite } from './portableValues';

/** Throws if another process has the file open. In that case, SQLite refuses to leave WAL mode. */
function mustBeFreeToTake(file: string): void {
  const database = new Database(file);
  try {
    database.pragma('busy_timeout = 500');
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    if (String(propertyOf(error, 'code')).startsWith('SQLITE_BUSY')) {
      throw new CliError(`A server is working on ${file}. Stop it first: what it takes in now would be lost.`);
    }
    // Any other error means that the file is not a database. Then no server uses it, and it can be replaced.
  } finally {
    database.close();
  }
}

/** Restores to SQLite. Builds a new file, which then replaces the old one. */
export function sqliteTarget({ dataDir, staging: aside, replaced }: Folders): Target {
  const file = databaseFile(dataDir);
  const fresh = join(aside, 'data.db');
  let database: Database | undefined;
  const inUse = (): Database => (database ??= new Database(fresh));

  return {
    isFree: async () => !existsSync(file),
    async mustBeIdle() {
      if (existsSync(file)) mustBeFreeToTake(file);
    },
    async create(schema) {
      await makeTables({ client: 'sqlite', connection: { filename: fresh }, useNullAsDefault: true }, schema, aside);
      // Tables are filled in any sequence, so foreign keys are off. If the restore fails, the whole file is discarded,
      // so no journal is needed.
      inUse().pragma('foreign_keys = OFF');
      inUse().pragma('journal_mode = OFF');
      inUse().pragma('synchronous = OFF');
      inUse().exec('BEGIN');
    },
    async lay({ name, columns }, rows) {
      const names = columns.map((column) => `"${column.name}"`).join(', ');
      const insert = inUse().prepare(`INSERT INTO "${name}" (${names}) VALUES (${columns.map(() => '?').join(', ')})`);
      for (const row of rows) insert.run(...columns.map((column) => toSqlite(column.type, row[column.name])));
    },
    async finish(_schema, tables) {
      inUse().exec('DELETE FROM sqlite_sequence');
      const sequence = inUse().prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)');
      for (const { name, next } of tables) sequence.run(name, BigInt(next - 1));
      inUse().exec('COMMIT');
      const [verdict] = inUse().prepare('PRAGMA quick_check').all();
      inUse().close();
      database = undefined;
      if (verdict?.['quick_check'] !== 'ok')
        throw new CliError('The restored database is not sound: is the disk? Nothing was changed.');
      const handle = await open(fresh);
      await handle.sync();
      await handle.close();
    },
    async commit() {
      // With `link` and `rename`, the file is never missing. If it were, a server that starts then would create an
      // empty one.
      if (existsSync(file)) await link(file, join(replaced, 'data.db'));
      await rename(fresh, file);
    },
    async close() {
      database?.close();
    },
  };
}
