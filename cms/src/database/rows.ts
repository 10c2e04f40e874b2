import { newId } from './ids';
import type { RowOf, Table } from './tables';

interface Query {
  readonly where?: Readonly<Record<string, unknown>>;
  readonly select?: readonly string[];
  readonly orderBy?: readonly Readonly<Record<string, 'asc' | 'desc'>>[];
  readonly populate?: readonly string[] | Readonly<Record<string, unknown>>;
  readonly limit?: number;
  readonly offset?: number;
}

type Values = Readonly<Record<string, unknown>>;

/** Strapi's query engine with stricter types. */
interface QueryEngine<Row> {
  findOne(query: Query): Promise<Row | null>;
  findMany(query: Query): Promise<Row[]>;
  count(query: Query): Promise<number>;
  create(query: { readonly data: Values }): Promise<Row>;
  createMany(query: { readonly data: readonly Values[] }): Promise<{ readonly count: number; readonly ids: number[] }>;
  update(query: { readonly where: Values; readonly data: Values }): Promise<Row | null>;
  updateMany(query: { readonly where: Values; readonly data: Values }): Promise<{ readonly count: number }>;
  delete(query: { readonly where: Values }): Promise<Row | null>;
  deleteMany(query: { readonly where: Values }): Promise<{ readonly count: number }>;
}

/** Strapi's query engine for a table. Uses the current transaction. */
export function rows<T extends Table>(table: T): QueryEngine<RowOf<T>> {
  // Strapi's row types need generated files, which this server does not use; `tables.ts` derives the types
  // from the schemas.
  const engine: unknown = strapi.db.query(table);
  return engine as QueryEngine<RowOf<T>>;
}

/** Values that Strapi's document service would set in a new row. */
export const defaultColumns = () => {
  const now = new Date();
  return { documentId: newId(), createdAt: now, updatedAt: now, publishedAt: now };
};
