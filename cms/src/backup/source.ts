/** A consistent snapshot of a database, while others write to it. */
import { CliError } from '../errors/cliError';
import type { DatabaseSchema, TableSchema } from './format';

export type Row = Readonly<Record<string, unknown>>;

export interface Source {
  readonly engine: 'sqlite' | 'postgres';
  readonly schema: DatabaseSchema;
  /** Tables and columns outside of the schema, which a backup leaves out. */
  readonly strangers: readonly string[];
  /** The rows of a table by id, in batches. One table at a time. */
  rows(table: TableSchema): AsyncIterable<readonly Row[]>;
  /** The id of a table's next new row. */
  next(table: TableSchema): Promise<number>;
  close(): Promise<void>;
}

export const noDatabase = (where: string) => new CliError(`There is no database of Qaima’s in ${where} yet.`);
