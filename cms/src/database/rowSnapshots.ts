/**
 * Reads, changes and deletes rows, and inserts deleted rows again with all columns. Their ids stay the same, so
 * references to them stay valid. Takes a fixed number of statements. Each receives all rows as one JSON parameter.
 */
import type { Knex } from 'knex';
import { connection } from './transaction';

/** A row as JSON, by column name. */
export type RowSnapshot = Readonly<Record<string, unknown>>;

/** Guards against SQL injection, although table and column names are constants. */
const NAME = /^[a-z_]+$/;

function assertNames(names: readonly string[]): void {
  if (!names.every((name) => NAME.test(name))) throw new Error(`Not a column: ${names.join(', ')}`);
}

const onPostgres = () => strapi.db.dialect.client === 'postgres';

/** PostgreSQL converts rows to JSON itself, so that datetimes and JSON columns keep their exact values. */
const whole = (sql: Knex, table: string) => (onPostgres() ? sql.raw('to_jsonb(??)::text AS row', [table]) : '*');

// The cast is safe: `to_jsonb` converts a row to an object.
const asSnapshots = (found: RowSnapshot[]) =>
  onPostgres() ? found.map(({ row }) => JSON.parse(String(row)) as RowSnapshot) : found;

/** The rows with these ids, sorted by id. */
export async function readSnapshots(table: string, ids: readonly number[]): Promise<RowSnapshot[]> {
  const sql = await connection();
  return asSnapshots(await sql(table).select<RowSnapshot[]>(whole(sql, table)).whereIn('id', ids).orderBy('id'));
}

/** Sets columns of many rows, which are found by their `id`, in one statement. */
export async function updateSnapshots(
  table: string,
  columns: readonly string[],
  rows: readonly RowSnapshot[],
): Promise<void> {
  if (rows.length === 0 || columns.length === 0) return;
  assertNames([table, ...columns]);
  const sql = await connection();
  const [source, cell, id] = onPostgres()
    ? [`jsonb_populate_recordset(NULL::${table}, ?::jsonb) AS v`, (name: string) => `v."${name}"`, 'v.id']
    : ['json_each(?) AS v', (name: string) => `json_extract(v.value, '$.${name}')`, "json_extract(v.value, '$.id')"];
  const changes = columns.map((name) => `"${name}" = ${cell(name)}`).join(', ');
  await sql.raw(`UPDATE ${table} SET ${changes} FROM ${source} WHERE ${table}.id = ${id}`, [JSON.stringify(rows)]);
}

/** A value in the format of a snapshot. SQLite stores JSON columns as text. */
export const toSnapshotValue = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !onPostgres() ? JSON.stringify(value) : (value ?? null);

/** Deletes the rows whose column has one of these values, and returns them sorted by id. */
export async function extractRows(table: string, column: string, values: readonly number[]): Promise<RowSnapshot[]> {
  const sql = await connection();
  // Locks the rows before they are deleted. A visitor counter may be incremented concurrently. Then the snapshot
  // contains the increment, or the increment finds no row.
  const lifted = await sql(table)
    .select<RowSnapshot[]>(whole(sql, table))
    .whereIn(column, values)
    .orderBy('id')
    .forUpdate();
  await sql(table).whereIn(column, values).delete();
  return asSnapshots(lifted);
}

export async function insertSnapshots(table: string, rows: readonly RowSnapshot[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const sql = await connection();
  assertNames([table, ...columns]);
  const names = columns.map((name) => `"${name}"`).join(', ');
  const cells = onPostgres() ? names : columns.map((name) => `json_extract(v.value, '$.${name}')`).join(', ');
  const source = onPostgres() ? `jsonb_populate_recordset(NULL::${table}, ?::jsonb)` : 'json_each(?) AS v';
  await sql.raw(`INSERT INTO ${table} (${names}) SELECT ${cells} FROM ${source}`, [JSON.stringify(rows)]);
}
