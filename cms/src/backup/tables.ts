import type { ColumnType, DatabaseSchema, TableSchema } from './format';

const column = (name: string, type: ColumnType, args: readonly unknown[] = []) => ({ name, type, args: [...args] });

const own = (name: string, ...columns: TableSchema['columns']): TableSchema => ({
  name,
  columns: [{ ...column('id', 'increments'), notNullable: true }, ...columns],
  indexes: [],
  foreignKeys: [],
});

const time = column('time', 'datetime', [{ useTz: false }]);

/** Strapi's internal tables, which are missing in its own schema description. */
const STRAPI_TABLES: readonly TableSchema[] = [
  own('strapi_migrations', column('name', 'string'), time),
  own('strapi_migrations_internal', column('name', 'string'), time),
  own('strapi_database_schema', column('schema', 'json'), time, column('hash', 'string')),
];

/** Adds Strapi's internal tables to a schema description. */
export const withStrapiTables = ({ tables }: DatabaseSchema): DatabaseSchema => ({
  tables: [...tables, ...STRAPI_TABLES],
});

/** The names of these tables. They count as tables of this product. */
export const STRAPI_TABLE_NAMES = STRAPI_TABLES.map(({ name }) => name);

/** Tables and columns that are not in the schema, as `table` or `table.column`. */
export function foreignTables(schema: DatabaseSchema, found: ReadonlyMap<string, readonly string[]>): string[] {
  const known = new Map(schema.tables.map(({ name, columns }) => [name, new Set(columns.map((one) => one.name))]));
  return [...found].flatMap(([table, columns]) => {
    const mine = known.get(table);
    return mine ? columns.filter((name) => !mine.has(name)).map((name) => `${table}.${name}`) : [table];
  });
}
