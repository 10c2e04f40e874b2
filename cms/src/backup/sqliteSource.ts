import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { parseEntry, databaseSchema, type DatabaseSchema, type TableSchema } from './format';
import { noDatabase, type Row, type Source } from './source';
import { foreignTables, withStrapiTables } from './tables';
import { fromSqlite } from './portableValues';

const BATCH_ROWS = 500;

const quoted = (name: string) => `"${name}"`;

function described(database: Database, file: string): DatabaseSchema {
  const books = database.prepare("SELECT 1 FROM sqlite_master WHERE name = 'strapi_database_schema'").get();
  const row = books && database.prepare('SELECT schema FROM strapi_database_schema ORDER BY time DESC LIMIT 1').get();
  if (row === undefined) throw noDatabase(file);
  return withStrapiTables(parseEntry(databaseSchema, 'The schema', JSON.parse(String(row['schema']))));
}

function found(database: Database): Map<string, string[]> {
  const columns = database
    .prepare(
      `SELECT t.name AS tab, c.name AS col FROM sqlite_master t, pragma_table_info(t.name) c
       WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite#_%' ESCAPE '#'`,
    )
    .all();
  const tables = new Map<string, string[]>();
  for (const { tab, col } of columns) tables.set(String(tab), [...(tables.get(String(tab)) ?? []), String(col)]);
  return tables;
}

async function* rowsOf(database: Database, { name, columns }: TableSchema): AsyncGenerator<readonly Row[]> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  let some: Row[] = [];
  for (const row of database.prepare(`SELECT ${names} FROM ${quoted(name)} ORDER BY id`).iterate()) {
    some.push(Object.fromEntries(columns.map((column) => [column.name, fromSqlite(column.type, row[column.name])])));
    if (some.length < BATCH_ROWS) continue;
    yield some;
    some = [];
  }
  yield some;
}

/** Opens SQLite in a read transaction. In WAL mode, the transaction sees one snapshot and does not block writers. */
export async function sqliteSource(file: string): Promise<Source> {
  if (!existsSync(file)) throw noDatabase(file);
  const database = new Database(file, { fileMustExist: true });
  try {
    database.defaultSafeIntegers(true);
    database.pragma('busy_timeout = 5000');
    database.pragma('query_only = ON');
    database.exec('BEGIN');
    const schema = described(database, file);
    return {
      engine: 'sqlite',
      schema,
      foreignTables: foreignTables(schema, found(database)),
      rows: (table) => rowsOf(database, table),
      async next({ name }) {
        const row = database.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').get(name);
        return Number(row?.['seq'] ?? 0) + 1;
      },
      async close() {
        database.close();
      },
    };
  } catch (error) {
    database.close();
    throw error;
  }
}
