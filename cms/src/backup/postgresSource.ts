import { Client } from 'pg';
import { parseEntry, databaseSchema, type DatabaseSchema, type TableSchema } from './format';
import { noDatabase, type Row, type Source } from './source';
import { foreignTables, withStrapiTables } from './tables';
import { fromPostgres } from './portableValues';

const BATCH_ROWS = 500;

/** Returns every value as PostgreSQL's text, so `fromPostgres` converts it without loss. */
const AS_TEXT = { getTypeParser: () => (text: string) => text };

export const quoted = (name: string) => `"${name}"`;

/** Opens a connection outside of Strapi, for commands. */
export async function connected(databaseUrl: string): Promise<Client> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: 'qaima command',
    connectionTimeoutMillis: 5_000,
  });
  // Without a listener, a connection error would end the process. The failing query reports the error anyway.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** The tables and columns of the connection's schema. */
export async function tablesIn(client: Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(
    `SELECT t.table_name AS table, array_agg(c.column_name::text) AS columns
     FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
     WHERE t.table_schema = current_schema() AND t.table_type = 'BASE TABLE' GROUP BY 1`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** The schema description that Strapi stored; null if the database is not from this product. */
export async function describedIn(client: Client, found: ReadonlyMap<string, unknown>): Promise<DatabaseSchema | null> {
  if (!found.has('strapi_database_schema')) return null;
  const { rows } = await client.query<{ schema: unknown }>(
    'SELECT schema FROM strapi_database_schema ORDER BY time DESC LIMIT 1',
  );
  const [row] = rows;
  return row ? withStrapiTables(parseEntry(databaseSchema, 'The schema', row.schema)) : null;
}

async function* rowsOf(client: Client, { name, columns }: TableSchema): AsyncGenerator<readonly Row[]> {
  const names = columns.map((column) => quoted(column.name)).join(', ');
  await client.query(`DECLARE batches NO SCROLL CURSOR FOR SELECT ${names} FROM ${quoted(name)} ORDER BY id`);
  try {
    for (;;) {
      const { rows } = await client.query<(string | null)[]>({
        text: `FETCH FORWARD ${BATCH_ROWS} FROM batches`,
        rowMode: 'array',
        types: AS_TEXT,
      });
      if (rows.length === 0) return;
      yield rows.map((row) =>
        Object.fromEntries(columns.map((column, at) => [column.name, fromPostgres(column.type, row[at] ?? null)])),
      );
    }
  } finally {
    await client.query('CLOSE batches');
  }
}

/** Opens a PostgreSQL database in a transaction in which all statements see the same snapshot. */
export async function postgresSource(databaseUrl: string): Promise<Source> {
  const client = await connected(databaseUrl);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const found = await tablesIn(client);
    const schema = await describedIn(client, found);
    if (schema === null) throw noDatabase('the database that DATABASE_URL names');
    return {
      engine: 'postgres',
      schema,
      foreignTables: foreignTables(schema, found),
      rows: (table) => rowsOf(client, table),
      async next({ name }) {
        // A sequence is not part of the snapshot. If it is ahead of the rows, only some ids are skipped.
        const sequence = await client.query<{ name: string }>(
          "SELECT pg_get_serial_sequence(quote_ident($1), 'id') AS name",
          [name],
        );
        const { rows } = await client.query<{ next: string }>(
          `SELECT (last_value + is_called::int)::text AS next FROM ${sequence.rows[0]?.name ?? ''}`,
        );
        return Number(rows[0]?.next ?? 1);
      },
      close: () => client.end(),
    };
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
