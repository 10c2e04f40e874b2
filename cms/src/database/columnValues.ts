/** A row of any table, as the query engine returns it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly documentId: string };

/** The text in a column; empty if it is null or was not selected. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The time in a datetime column. SQLite and PostgreSQL return different types. */
export const instantOf = (value: unknown): Date | null =>
  value instanceof Date || typeof value === 'string' || typeof value === 'number' ? new Date(value) : null;

/** The time in a datetime column as an instant of the API. */
export const isoOf = (value: unknown): string | null => instantOf(value)?.toISOString() ?? null;
