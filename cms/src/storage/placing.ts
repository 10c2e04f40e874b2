import { connection } from './transaction';

/** A row's number, and the values of its columns in the order of the columns' names. */
type Placed = readonly [id: number, ...values: number[]];

/** Column names are ours, never a caller's; still nothing but a name may get into the statement. */
const NAME = /^[a-z_]+$/;

/**
 * Sets whole-number columns of many rows in one statement, whatever their number: the rows travel as one JSON text.
 */
export async function setNumbers(table: string, columns: readonly string[], placed: readonly Placed[]): Promise<void> {
  if (placed.length === 0) return;
  if (![table, ...columns].every((name) => NAME.test(name))) throw new Error(`Not a column: ${columns.join(', ')}`);
  const sql = await connection();
  const onPostgres = strapi.db.dialect.client === 'postgres';
  const cell = (index: number) => (onPostgres ? `(v.value->>${index})::int` : `json_extract(v.value, '$[${index}]')`);
  const changes = columns.map((column, index) => `${column} = ${cell(index + 1)}`).join(', ');
  const source = onPostgres ? 'jsonb_array_elements(?::jsonb) AS v(value)' : 'json_each(?) AS v';
  await sql.raw(`UPDATE ${table} SET ${changes} FROM ${source} WHERE ${table}.id = ${cell(0)}`, [
    JSON.stringify(placed),
  ]);
}
