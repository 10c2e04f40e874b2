import { existsSync } from 'node:fs';
import { link, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { CliError } from '../errors/cliError';
import { databaseFile } from '../database/connection';
import type { Folders } from './swapFolders';
import { makeTables, type Target } from './target';
import { toSqlite } from './values';

/** A file is open in WAL mode until the last one lets go of it: only then it can be taken out of that mode. */
function mustBeFreeToTake(file: string): void {
  const database = new Database(file);
  try {
    database.pragma('busy_timeout = 500');
    database.pragma('journal_mode = DELETE');
  } catch (error) {
    const { code = '' } = error as { code?: string };
    if (code.startsWith('SQLITE_BUSY')) {
      throw new CliError(`A server is working on ${file}. Stop it first: what it takes in now would be lost.`);
    }
    // Nobody can work on a file that is no database: it is put aside as it is.
  } finally {
    database.close();
  }
}

/** SQLite: another file, which takes the name of the first. */
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
      await makeTables(
        { client: 'sqlite', connection: { filename: fresh }, useNullAsDefault: true } as never,
        schema,
        aside,
      );
      // Rows come table by table, whatever they point at; what is half done is thrown away, not mended.
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
      // There is no moment without a database: a server that starts in one would begin a new one.
      if (existsSync(file)) await link(file, join(replaced, 'data.db'));
      await rename(fresh, file);
    },
    async close() {
      database?.close();
    },
  };
}
