import { Database } from '@strapi/database';
import type { Knex } from 'knex';
import type { DatabaseSchema, Manifest, TableSchema } from './format';
import type { Row } from './source';

/** Builds a restored database next to the one in use, and swaps them at the end. */
export interface Target {
  /** Whether the target has no data of ours. */
  isFree(schema: DatabaseSchema | null): Promise<boolean>;
  /** @throws {CliError} while a server uses the database */
  mustBeIdle(): Promise<void>;
  create(schema: DatabaseSchema): Promise<void>;
  lay(table: TableSchema, rows: readonly Row[]): Promise<void>;
  /** Adds indexes and sequences, and syncs to disk. */
  finish(schema: DatabaseSchema, tables: Manifest['tables']): Promise<void>;
  /** Swaps the database in atomically. */
  commit(): Promise<void>;
  close(): Promise<void>;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };

/** Creates tables by their description, as Strapi does. */
export async function makeTables(connection: Knex.Config, schema: DatabaseSchema, folder: string): Promise<void> {
  const database = new Database({ connection, settings: { migrations: { dir: folder } }, logger: silent });
  try {
    // Strapi's own description has `null` for an index without a type, which its type omits.
    await database.schema.builder.createSchema(structuredClone(schema) as never);
  } finally {
    await database.destroy();
  }
}
