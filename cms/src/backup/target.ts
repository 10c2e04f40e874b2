import { Database } from '@strapi/database';
import type { Knex } from 'knex';
import type { DatabaseSchema, Manifest, TableSchema } from './format';
import type { Row } from './source';

/** The database to restore to. It is built next to the current database and swapped at the end. */
export interface Target {
  /** Whether the database has no data of this product. */
  isFree(schema: DatabaseSchema | null): Promise<boolean>;
  /** Checks that no server uses the database. @throws {CliError} if one does */
  mustBeIdle(): Promise<void>;
  create(schema: DatabaseSchema): Promise<void>;
  lay(table: TableSchema, rows: readonly Row[]): Promise<void>;
  /** Adds indexes and sequences and syncs to disk. */
  finish(schema: DatabaseSchema, tables: Manifest['tables']): Promise<void>;
  /** Replaces the current database atomically. */
  commit(): Promise<void>;
  close(): Promise<void>;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };

/** Creates tables from their schema description, with Strapi's schema builder. */
export async function makeTables(connection: Knex.Config, schema: DatabaseSchema, folder: string): Promise<void> {
  const database = new Database({ connection, settings: { migrations: { dir: folder } }, logger: silent });
  try {
    // The cast is needed because Strapi's type does not allow `null` for an index without a type, although Strapi
    // writes it.
    await database.schema.builder.createSchema(structuredClone(schema) as never);
  } finally {
    await database.destroy();
  }
}
