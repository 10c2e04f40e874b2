/** A row of any table, as the query engine returns it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly documentId: string };
