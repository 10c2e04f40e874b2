import { isRecord, propertyOf } from '@qaima/schemas';
import { connection } from './transaction';

/** A row's id, followed by the values of its columns. */
type NumberRow = readonly [id: number, ...values: number[]];

/** Guards against SQL injection, although table and column names are constants. */
const NAME = /^[a-z_]+$/;

/** SQL that expands one JSON parameter to rows and reads their values. */
function asJson() {
  const onPostgres = strapi.db.dialect.client === 'postgres';
  const read = (cast: string) => (index: number) =>
    onPostgres ? `(v.value->>${index})${cast}` : `json_extract(v.value, '$[${index}]')`;
  return {
    source: onPostgres ? 'jsonb_array_elements(?::jsonb) AS v(value)' : 'json_each(?) AS v',
    text: read(''),
    number: read('::int'),
    bigNumber: read('::bigint'),
    boolean: read('::boolean'),
    json: (index: number) =>
      onPostgres ? `NULLIF(v.value->${index}, 'null'::jsonb)` : `json_extract(v.value, '$[${index}]')`,
  };
}

/** The kind of a column's values. */
export type ColumnKind = 'text' | 'number' | 'bigNumber' | 'boolean';

interface Inserted {
  readonly table: string;
  /** The kinds of the columns, in the order of each row's values. */
  readonly columns: Readonly<Record<string, ColumnKind>>;
  /** The columns of the unique index that recognizes rows that exist. */
  readonly key: readonly string[];
  /** What to change in rows that exist; by default they are skipped. */
  readonly merge?: string;
  /** The SQL of columns that have another value than the given one, which is `value`. */
  readonly computed?: (value: (column: string) => string) => Readonly<Record<string, string>>;
  /** The columns of inserted and changed rows to return. */
  readonly returning: readonly string[];
}

/**
 * Inserts many rows in one statement, which receives them as one JSON parameter. A statement with a parameter for each
 * value takes several times as long, and megabytes of memory.
 */
export async function insertRows(
  { table, columns, key, merge, computed, returning }: Inserted,
  rows: readonly (readonly (string | number | boolean)[])[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  if (rows.length === 0) return [];
  const names = Object.keys(columns);
  assertNames([table, ...names, ...key, ...returning]);
  const sql = await connection();
  const { source, ...read } = asJson();
  const value = (column: string) => read[columns[column] ?? 'text'](names.indexOf(column));
  const values = { ...Object.fromEntries(names.map((name) => [name, value(name)])), ...computed?.(value) };
  // On SQLite, `WHERE true` separates the source from the conflict clause.
  const result: unknown = await sql.raw(
    `INSERT INTO ${table} (${names.join(', ')}) SELECT ${Object.values(values).join(', ')} FROM ${source} WHERE true
     ON CONFLICT (${key.join(', ')}) DO ${merge === undefined ? 'NOTHING' : `UPDATE SET ${merge}`}
     RETURNING ${returning.join(', ')}`,
    [JSON.stringify(rows)],
  );
  const found = Array.isArray(result) ? result : propertyOf(result, 'rows');
  return Array.isArray(found) ? found.filter(isRecord) : [];
}

function assertNames(names: readonly string[]): void {
  if (!names.every((name) => NAME.test(name))) throw new Error(`Not a column: ${names.join(', ')}`);
}

/** Changes integer columns of many rows in one statement, which receives the rows as one JSON parameter. */
async function changeNumbers(
  table: string,
  columns: readonly string[],
  rows: readonly NumberRow[],
  change: (column: string, number: string) => string,
): Promise<void> {
  if (rows.length === 0) return;
  assertNames([table, ...columns]);
  const sql = await connection();
  const { source, number } = asJson();
  const changes = columns.map((column, index) => `${column} = ${change(`${table}.${column}`, number(index + 1))}`);
  await sql.raw(`UPDATE ${table} SET ${changes.join(', ')} FROM ${source} WHERE ${table}.id = ${number(0)}`, [
    JSON.stringify(rows),
  ]);
}

/** Sets integer columns of many rows in one statement. */
export const updateNumbers = (table: string, columns: readonly string[], rows: readonly NumberRow[]): Promise<void> =>
  changeNumbers(table, columns, rows, (_, number) => number);

/** Adds to integer columns of many rows in one statement. Null counts as 0. */
export const addNumbers = (table: string, columns: readonly string[], rows: readonly NumberRow[]): Promise<void> =>
  changeNumbers(table, columns, rows, (column, number) => `coalesce(${column}, 0) + ${number}`);

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
