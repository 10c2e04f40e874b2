/** Corrupts stored rows: every column with every kind of value that its database type accepts. */
import type { RunningServer } from './server.js';
import { sql } from './sql.js';

/** An executable URL, which no page may use as a link. */
export const SCRIPT = 'javascript:alert(1)';

/** Wrong values within a JSON column. */
const WRONG: readonly unknown[] = [null, 5, SCRIPT, [], {}];

const isNested = (value: unknown): value is object => value !== null && typeof value === 'object';

/** Replaces every leaf of a JSON value by the wrong value. */
function allWrong(value: unknown, wrong: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry) => allWrong(entry, wrong));
  if (!isNested(value)) return wrong;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, allWrong(part, wrong)]));
}

type Value = string | number | null;

interface Column {
  readonly name: string;
  readonly type: string;
}

/** A column, and the value to write into it. */
export interface RowCorruption {
  readonly column: string;
  readonly value: Value;
}

/** Columns that identify rows, or that no request writes. */
const OWN = [
  ...['id', 'document_id', 'locale', 'menu_id', 'user_id'],
  ...['published_at', 'updated_at', 'revision', 'trashed_at', 'inactive_from'],
];

async function columnsOf(server: RunningServer, table: string): Promise<readonly Column[]> {
  const found =
    server.data.databaseUrl === undefined
      ? await sql(server.data, `SELECT name, type FROM pragma_table_info('${table}')`)
      : await sql(
          server.data,
          'SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_name = ?',
          table,
        );
  return found
    .map(({ name, type }) => ({ name: String(name), type: String(type).toLowerCase() }))
    .filter(({ name }) => !OWN.includes(name) && !name.endsWith('_by_id'));
}

/**
 * Generates the invalid values that a column can store. SQLite stores values of any type in any column, and gets all
 * of them. PostgreSQL gets one or two of each type, because the same code repairs what the driver reads.
 */
function* wrongFor({ type, name }: Column, stored: unknown, sqlite: boolean): Generator<Value> {
  yield null;
  if (name.endsWith('_id')) return;
  if (type.startsWith('json')) {
    const value: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
    const wrongs = sqlite ? [...WRONG, ...WRONG.map((wrong) => allWrong(value, wrong))] : [5, allWrong(value, SCRIPT)];
    for (const wrong of wrongs) yield JSON.stringify(wrong);
    if (sqlite) yield* ['{"broken', ''];
  } else if (/char|text/.test(type)) {
    yield* sqlite ? ['', SCRIPT, 'EUROZ', `\u0001\n${'ط'.repeat(250)}`] : [SCRIPT];
  } else if (/int|float|double|numeric|real/.test(type)) {
    yield* [2_000_000_000, ...(sqlite ? [-5, 'EUROZ', 0.5] : [])];
  } else if (/time|date/.test(type)) {
    yield sqlite ? 'EUROZ' : 'infinity';
  } else if (sqlite) {
    yield* [7, 'EUROZ'];
  }
}

/** All possible corruptions of a valid row. */
export async function corruptionsOf(
  server: RunningServer,
  table: string,
  documentId: string,
): Promise<readonly RowCorruption[]> {
  const [row = {}] = await sql(server.data, `SELECT * FROM ${table} WHERE document_id = ?`, documentId);
  const sqlite = server.data.databaseUrl === undefined;
  return (await columnsOf(server, table)).flatMap((column) =>
    [...wrongFor(column, row[column.name], sqlite)].map((value) => ({ column: column.name, value })),
  );
}

/** Writes a corruption directly to the database. */
export const corruptRow = (
  { data }: RunningServer,
  table: string,
  documentId: string,
  { column, value }: RowCorruption,
) => sql(data, `UPDATE ${table} SET "${column}" = ? WHERE document_id = ?`, value, documentId);

/** Converts a value read from the database to one that can be written. */
export const asWritten = (value: unknown): Value =>
  value instanceof Date ? value.toISOString() : isNested(value) ? JSON.stringify(value) : (value as Value);

/** The stored columns of a row, for `restoreRow`. */
export async function rowOf({ data }: RunningServer, table: string, documentId: string) {
  const [row] = await sql(data, `SELECT * FROM ${table} WHERE document_id = ?`, documentId);
  if (row === undefined) throw new Error(`No row ${documentId} in ${table}.`);
  return row;
}

/** Writes all columns of a row back, whatever was changed since `rowOf` read them. */
export function restoreRow({ data }: RunningServer, table: string, row: Awaited<ReturnType<typeof rowOf>>) {
  const columns = Object.keys(row);
  const assignments = columns.map((column) => `"${column}" = ?`).join(', ');
  const values = columns.map((column) => asWritten(row[column]));
  return sql(data, `UPDATE ${table} SET ${assignments} WHERE id = ?`, ...values, asWritten(row['id']));
}

/** Increases the revision of a menu, so that caches load it again. */
export const touch = ({ data }: RunningServer, menuId: string) =>
  sql(data, 'UPDATE menus SET revision = revision + 1 WHERE document_id = ?', menuId);
