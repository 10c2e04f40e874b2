import { connection } from './transaction';

/** A row's id, followed by the values of its columns. */
type NumberRow = readonly [id: number, ...values: number[]];

/** Guards against SQL injection, although table and column names are constants. */
const NAME = /^[a-z_]+$/;

/** SQL that expands one JSON parameter to rows and reads their values. */
function asJson() {
  const onPostgres = strapi.db.dialect.client === 'postgres';
  return {
    source: onPostgres ? 'jsonb_array_elements(?::jsonb) AS v(value)' : 'json_each(?) AS v',
    number: (index: number) => (onPostgres ? `(v.value->>${index})::int` : `json_extract(v.value, '$[${index}]')`),
    json: (index: number) =>
      onPostgres ? `NULLIF(v.value->${index}, 'null'::jsonb)` : `json_extract(v.value, '$[${index}]')`,
  };
}

function assertNames(names: readonly string[]): void {
  if (!names.every((name) => NAME.test(name))) throw new Error(`Not a column: ${names.join(', ')}`);
}

/** Sets integer columns of many rows in one statement, which receives the rows as one JSON parameter. */
export async function updateNumbers(
  table: string,
  columns: readonly string[],
  placed: readonly NumberRow[],
): Promise<void> {
  if (placed.length === 0) return;
  assertNames([table, ...columns]);
  const sql = await connection();
  const { source, number } = asJson();
  const changes = columns.map((column, index) => `${column} = ${number(index + 1)}`).join(', ');
  await sql.raw(`UPDATE ${table} SET ${changes} FROM ${source} WHERE ${table}.id = ${number(0)}`, [
    JSON.stringify(placed),
  ]);
}

/** Sets a JSON column of many rows in one statement. Null clears it. */
export async function updateJson(
  table: string,
  column: string,
  values: readonly (readonly [id: number, value: unknown])[],
): Promise<void> {
  if (values.length === 0) return;
  assertNames([table, column]);
  const sql = await connection();
  const { source, number, json } = asJson();
  await sql.raw(`UPDATE ${table} SET ${column} = ${json(1)} FROM ${source} WHERE ${table}.id = ${number(0)}`, [
    JSON.stringify(values),
  ]);
}

/** Sets a datetime column (ISO 8601) of many rows in one statement. Null clears it. */
export async function updateInstants(
  table: string,
  column: string,
  values: readonly (readonly [id: number, instant: string | null])[],
): Promise<void> {
  if (values.length === 0) return;
  assertNames([table, column]);
  const sql = await connection();
  // Dates are bound as parameters, so that the driver converts them. In a CASE, PostgreSQL can't infer their type.
  const value = strapi.db.dialect.client === 'postgres' ? '?::timestamp' : '?';
  const bindings = values.flatMap(([id, instant]) => [id, instant === null ? null : new Date(instant)]);
  const cases = values.map(() => `WHEN ? THEN ${value}`).join(' ');
  const ids = values.map(([id]) => id);
  await sql(table)
    .whereIn('id', ids)
    .update({ [column]: sql.raw(`CASE id ${cases} END`, bindings) });
}
