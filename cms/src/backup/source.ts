/** A consistent snapshot of a database that others may write to meanwhile. */
import { CliError } from '../errors/cliError';
import type { DatabaseSchema, TableSchema } from './format';

export type Row = Readonly<Record<string, unknown>>;

export interface Source {
  readonly engine: 'sqlite' | 'postgres';
  readonly schema: DatabaseSchema;
  /** Tables and columns that are not in the schema. A backup does not contain them. */
  readonly foreignTables: readonly string[];
  /** The rows of a table, sorted by id, in batches. Only one table can be read at a time. */
  rows(table: TableSchema): AsyncIterable<readonly Row[]>;
  /** The id for a table's next new row. */
  next(table: TableSchema): Promise<number>;
  close(): Promise<void>;
}

export const noDatabase = (where: string) => new CliError(`There is no database of Qaima’s in ${where} yet.`);
