/**
 * Takes rows out of a table and lays them back exactly as they were, their numbers included, so that whatever points at
 * them still does. A fixed number of statements, however many rows: they
 * travel as one JSON text.
 */
import { connection } from './transaction';

/** A row by the names of its columns in the database, as JSON holds it. */
export type RowSnapshot = Readonly<Record<string, unknown>>;

/** Names are ours, never a caller's; still nothing but a name may get into a statement. */
const NAME = /^[a-z_]+$/;

const onPostgres = () => strapi.db.dialect.client === 'postgres';

/** Deletes the rows whose column has one of these values, and gives them in the order of their numbers. */
export async function extractRows(table: string, column: string, values: readonly number[]): Promise<RowSnapshot[]> {
  const sql = await connection();
  // PostgreSQL says its rows as JSON itself: instants and JSON columns come through as they are.
  const whole = onPostgres() ? sql.raw('to_jsonb(??)::text AS row', [table]) : '*';
  // Locked first: whoever counts an interest in an item has done so before, or finds it gone.
  const lifted = (await sql(table)
    .select(whole)
    .whereIn(column, values)
    .orderBy('id')
    .forUpdate()) as unknown as RowSnapshot[];
  await sql(table).whereIn(column, values).delete();
  return onPostgres() ? lifted.map(({ row }) => JSON.parse(String(row)) as RowSnapshot) : lifted;
}

/** Lays rows back. */
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
