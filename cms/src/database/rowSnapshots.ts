/**
 * Deletes rows and inserts them again unchanged, ids included, so references to them stay valid. A fixed number of
 * statements: the rows are one JSON parameter.
 */
import { connection } from './transaction';

/** A row by column names, as JSON. */
export type RowSnapshot = Readonly<Record<string, unknown>>;

/** Guards the statement, although names never come from callers. */
const NAME = /^[a-z_]+$/;

const onPostgres = () => strapi.db.dialect.client === 'postgres';

/** Deletes the rows whose column has one of these values, and returns them by id. */
export async function extractRows(table: string, column: string, values: readonly number[]): Promise<RowSnapshot[]> {
  const sql = await connection();
  // PostgreSQL converts the row itself, so instants and JSON columns are exact.
  const whole = onPostgres() ? sql.raw('to_jsonb(??)::text AS row', [table]) : '*';
  // Locked first: a concurrent count of interests either happened before or finds no row.
  const lifted = await sql(table).select<RowSnapshot[]>(whole).whereIn(column, values).orderBy('id').forUpdate();
  await sql(table).whereIn(column, values).delete();
  // `to_jsonb` of a row is an object.
  return onPostgres() ? lifted.map(({ row }) => JSON.parse(String(row)) as RowSnapshot) : lifted;
}

export async function insertSnapshots(table: string, rows: readonly RowSnapshot[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  if (columns.length === 0) return;
  const sql = await connection();
  if (![table, ...columns].every((name) => NAME.test(name))) throw new Error(`Not a column: ${columns.join(', ')}`);
  const names = columns.map((name) => `"${name}"`).join(', ');
  const cells = onPostgres() ? names : columns.map((name) => `json_extract(v.value, '$.${name}')`).join(', ');
  const source = onPostgres() ? `jsonb_populate_recordset(NULL::${table}, ?::jsonb)` : 'json_each(?) AS v';
  await sql.raw(`INSERT INTO ${table} (${names}) SELECT ${cells} FROM ${source}`, [JSON.stringify(rows)]);
}
