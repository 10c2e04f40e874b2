/**
 * Deletes rows and inserts them again with all columns, including ids, so that references to them stay valid. Takes a
 * fixed number of statements, which receive all rows as one JSON parameter.
 */
import { connection } from './transaction';

/** A row as JSON, by column name. */
export type RowSnapshot = Readonly<Record<string, unknown>>;

/** Table and column names are constants; this check guards against SQL injection nevertheless. */
const NAME = /^[a-z_]+$/;

const onPostgres = () => strapi.db.dialect.client === 'postgres';

/** Deletes the rows whose column has one of these values, and returns them sorted by id. */
export async function extractRows(table: string, column: string, values: readonly number[]): Promise<RowSnapshot[]> {
  const sql = await connection();
  // PostgreSQL converts the row to JSON itself, so that datetimes and JSON columns keep their exact values.
  const whole = onPostgres() ? sql.raw('to_jsonb(??)::text AS row', [table]) : '*';
  // Locks the rows, so that an interest counted concurrently is either in the snapshot or finds no row.
  const lifted = await sql(table).select<RowSnapshot[]>(whole).whereIn(column, values).orderBy('id').forUpdate();
  await sql(table).whereIn(column, values).delete();
  // The cast is safe: `to_jsonb` converts a row to an object.
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
