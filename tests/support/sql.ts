/** Direct access to a server's database, for example to simulate that time has passed. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Data } from './dataFolder.js';
import { ROOT } from './runFolder.js';
import { inDatabase } from '../../scripts/lib/temporaryPostgres.mjs';

type Row = Readonly<Record<string, unknown>>;
type Value = string | number | null;

/** The properties of better-sqlite3's types that the tests use. The code is loaded from the CMS's dependencies. */
interface Sqlite {
  pragma(text: string): unknown;
  prepare(text: string): { readonly reader: boolean; all(...values: Value[]): Row[]; run(...values: Value[]): unknown };
  close(): void;
}

function inSqlite(file: string, text: string, values: readonly Value[]): Row[] {
  const Database = createRequire(join(ROOT, 'cms/package.json'))('better-sqlite3') as new (file: string) => Sqlite;
  const database = new Database(file);
  try {
    database.pragma('busy_timeout = 5000');
    const statement = database.prepare(text);
    if (statement.reader) return statement.all(...values);
    statement.run(...values);
    return [];
  } finally {
    database.close();
  }
}

/** Runs one statement with `?` placeholders and returns its rows. */
export async function sql({ folder, databaseUrl }: Data, text: string, ...values: Value[]): Promise<readonly Row[]> {
  if (databaseUrl === undefined) return inSqlite(join(folder, 'data.db'), text, values);
  let count = 0;
  const numbered = text.replaceAll('?', () => `$${++count}`);
  return inDatabase(databaseUrl, async (client) => (await client.query<Row>(numbered, values)).rows);
}
