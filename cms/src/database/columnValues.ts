/** A row of any table, as the query engine returns it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly documentId: string };

/** The text in a column; empty if it is null or was not selected. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The time in a datetime column; null if it is damaged. SQLite and PostgreSQL return different types. */
export function instantOf(value: unknown): Date | null {
  if (!(value instanceof Date || typeof value === 'string' || typeof value === 'number')) return null;
  const time = new Date(value);
  return Number.isNaN(time.getTime()) ? null : time;
}

/** The time in a datetime column as an instant of the API. */
export const isoOf = (value: unknown): string | null => instantOf(value)?.toISOString() ?? null;
