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

/** One page of the rows that a query finds, the latest first unless it says otherwise, and how many it finds. */
export async function findPage<T extends Table>(
  table: T,
  { page, limit }: { readonly page: number; readonly limit: number },
  query: Query & { readonly where: Values },
): Promise<{ readonly found: RowOf<T>[]; readonly total: number }> {
  const total = await rows(table).count({ where: query.where });
  const offset = (page - 1) * limit;
  return { found: await rows(table).findMany({ orderBy: [{ id: 'desc' }], ...query, limit, offset }), total };
}

/** Values that Strapi's document service would set in a new row. */
export const defaultColumns = (now = new Date()) => ({
  documentId: newId(),
  createdAt: now,
  updatedAt: now,
  publishedAt: now,
});

/**
 * Finds a row with the row id of its menu in one statement; the query engine takes a second one for a relation.
 * @param isLocked locks the row until the current transaction ends, as `lockRow` does
 */
export async function findWithMenuId<T extends Table>(
  table: T,
  documentId: string,
  isLocked = false,
): Promise<{ readonly row: RowOf<T>; readonly menuId: number | null } | null> {
  const query = strapi.db.queryBuilder(table).init({ where: { documentId }, select: ['*', 't0.menu_id as menu'] });
  const found: (RowOf<T> & { readonly menu: number | null }) | null = await (isLocked ? query.forUpdate() : query)
    .first()
    .execute();
  if (!found) return null;
  const { menu: menuId, ...row } = found;
  // The cast is safe: relations are present only if a query populates them.
  return { row: row as RowOf<T>, menuId };
}
