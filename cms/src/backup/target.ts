import type { Database } from '@strapi/database';
import { Database as StrapiDatabase } from '@strapi/database';
import type { DatabaseSchema, Manifest, TableSchema } from './format';
import type { Row } from './source';

/** A database that is built beside the one in use, and takes its place at the end. */
export interface Target {
  /** Whether there is nothing of ours where it is to go. */
  isFree(schema: DatabaseSchema | null): Promise<boolean>;
  /** @throws {Failure} while a server works on what is there */
  mustBeIdle(): Promise<void>;
  /** Makes empty tables. */
  create(schema: DatabaseSchema): Promise<void>;
  lay(table: TableSchema, rows: readonly Row[]): Promise<void>;
  /** Gives the tables what they need beside rows, and makes sure that it will last. */
  finish(schema: DatabaseSchema, tables: Manifest['tables']): Promise<void>;
  /** Puts it into its place, at once and whole. */
  commit(): Promise<void>;
  close(): Promise<void>;
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined };

/** Makes tables by their description, in the way in which Strapi makes them. */
export async function makeTables(
  connection: ConstructorParameters<typeof Database>[0]['connection'],
  schema: DatabaseSchema,
  folder: string,
): Promise<void> {
  const database = new StrapiDatabase({ connection, settings: { migrations: { dir: folder } }, logger: silent });
  try {
    await database.schema.builder.createSchema(structuredClone(schema) as never);
  } finally {
    await database.destroy();
  }
}
