/** A database as it was at one moment, while others go on writing to it. */
import { CliError } from '../errors/cliError';
import type { DatabaseSchema, TableSchema } from './format';

/** A row by its columns, as JSON. */
export type Row = Readonly<Record<string, unknown>>;

export interface Source {
  readonly engine: 'sqlite' | 'postgres';
  readonly schema: DatabaseSchema;
  /** What is in the database and not in its schema, so not in a backup. */
  readonly strangers: readonly string[];
  /** The rows of a table in the order of their numbers, some at a time. One table is read at once. */
  rows(table: TableSchema): AsyncIterable<readonly Row[]>;
  /** The number that the next new row of a table gets. */
  next(table: TableSchema): Promise<number>;
  close(): Promise<void>;
}

export const noDatabase = (where: string) => new CliError(`There is no database of Qaima’s in ${where} yet.`);
