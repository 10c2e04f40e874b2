/** A row of any table, as the query engine returns it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly documentId: string };

/** A text column; empty if it is null or was not selected. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A datetime column, which SQLite and PostgreSQL return in different types. */
export const instantOf = (value: unknown): Date | null =>
  value instanceof Date || typeof value === 'string' || typeof value === 'number' ? new Date(value) : null;
