import { propertyOf } from '@qaima/schemas';
import type { Client } from 'pg';
import { CliError } from '../errors/cliError';
import type { DatabaseSchema } from './format';
import { connected, describedIn, quoted, tablesIn } from './postgresSource';
import type { Folders } from './swapFolders';
import { STRAPI_TABLE_NAMES } from './tables';
import { makeTables, type Target } from './target';
import { toPostgres } from './portableValues';

/** Two PostgreSQL schemas: new tables are built in the first one, and replaced tables are moved to the second one. */
const STAGING_SCHEMA = 'qaima_restoring';
const REPLACED = 'qaima_replaced';

const list = (names: readonly string[]) => names.map(quoted).join(', ');

/** The tables of this product; other applications may have tables in the same database. */
async function ownTables(client: Client, schema: DatabaseSchema | null): Promise<string[]> {
  const found = await tablesIn(client);
  const described = await describedIn(client, found);
  const own = new Set([...(described?.tables ?? []), ...(schema?.tables ?? [])].map(({ name }) => name));
  return [...found.keys()].filter((name) => own.has(name) || STRAPI_TABLE_NAMES.includes(name));
}

async function newSchema(client: Client, name: string): Promise<void> {
  try {
    await client.query(`DROP SCHEMA IF EXISTS ${name} CASCADE`);
    await client.query(`CREATE SCHEMA ${name}`);
  } catch (error) {
    if (propertyOf(error, 'code') !== '42501') throw error;
    throw new CliError('The account of DATABASE_URL may not make schemas: GRANT CREATE ON DATABASE … TO it.');
  }
}

/** Adds the foreign keys when all rows exist. Until then, tables can be filled in any sequence. */
async function addForeignKeys(client: Client, { tables }: DatabaseSchema): Promise<void> {
  for (const { name: table, foreignKeys } of tables) {
    for (const { name, columns, referencedTable, referencedColumns, onDelete, onUpdate } of foreignKeys) {
      await client.query(
        `ALTER TABLE ${STAGING_SCHEMA}.${quoted(table)} ADD CONSTRAINT ${quoted(name)} FOREIGN KEY (${list(columns)})
         REFERENCES ${STAGING_SCHEMA}.${quoted(referencedTable)} (${list(referencedColumns)})
         ${onDelete ? `ON DELETE ${onDelete}` : ''} ${onUpdate ? `ON UPDATE ${onUpdate}` : ''}`,
      );
    }
  }
}

async function changePlaces(client: Client, schema: DatabaseSchema): Promise<void> {
  const old = await ownTables(client, schema);
  const { rows } = await client.query<{ home: string }>('SELECT quote_ident(current_schema()) AS home');
  const home = rows[0]?.home ?? 'public';
  await client.query('BEGIN');
  try {
    await client.query("SET LOCAL lock_timeout = '10s'");
    if (old.length > 0) await newSchema(client, REPLACED);
    for (const name of old) await client.query(`ALTER TABLE ${quoted(name)} SET SCHEMA ${REPLACED}`);
    for (const { name } of schema.tables) {
      await client.query(`ALTER TABLE ${STAGING_SCHEMA}.${quoted(name)} SET SCHEMA ${home}`);
    }
    await client.query(`DROP SCHEMA ${STAGING_SCHEMA}`);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

/** Restores to PostgreSQL. Builds the tables in a separate schema and swaps them in one transaction. */
export async function postgresTarget(databaseUrl: string, { staging: aside }: Folders): Promise<Target> {
  const client = await connected(databaseUrl);
  let made: DatabaseSchema = { tables: [] };

  return {
    isFree: async (schema) => (await ownTables(client, schema)).length === 0,
    async mustBeIdle() {
      const { rows } = await client.query<{ others: string }>(
        `SELECT count(*) AS others FROM pg_stat_activity
         WHERE datname = current_database() AND application_name = 'qaima'`,
      );
      if (rows[0]?.others === '0') return;
      throw new CliError('A server is working on the database. Stop it first: what it takes in now would be lost.');
    },
    async create(schema) {
      made = schema;
      await newSchema(client, STAGING_SCHEMA);
      const tables = schema.tables.map((table) => ({ ...table, foreignKeys: [] }));
      const connection = { connectionString: databaseUrl, schema: STAGING_SCHEMA, application_name: 'qaima command' };
      await makeTables({ client: 'postgres', connection, pool: { min: 0, max: 1 } }, { tables }, aside);
      await client.query('BEGIN');
    },
    async lay({ name, columns }, rows) {
      const names = list(columns.map((column) => column.name));
      const values = rows.map((row) =>
        Object.fromEntries(columns.map((column) => [column.name, toPostgres(column.type, row[column.name])])),
      );
      await client.query(
        `INSERT INTO ${STAGING_SCHEMA}.${quoted(name)} (${names})
         SELECT ${names} FROM json_populate_recordset(NULL::${STAGING_SCHEMA}.${quoted(name)}, $1::json)`,
        [JSON.stringify(values)],
      );
    },
    async finish(schema, tables) {
      for (const { name, next } of tables) {
        await client.query("SELECT setval(pg_get_serial_sequence($1, 'id'), $2, false)", [
          `${STAGING_SCHEMA}.${quoted(name)}`,
          next,
        ]);
      }
      await addForeignKeys(client, schema);
      await client.query('COMMIT');
    },
    commit: () => changePlaces(client, made),
    async close() {
      await client.query('ROLLBACK').catch(() => undefined);
      await client.query(`DROP SCHEMA IF EXISTS ${STAGING_SCHEMA} CASCADE`).catch(() => undefined);
      await client.end();
    },
  };
}
