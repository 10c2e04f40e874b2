import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import { logError } from '../config/log';

/**
 * Runs work in one transaction, or in the current one. All access through `strapi.documents`, `strapi.db` or {@link
 * connection} inside it belongs to it.
 */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  return strapi.db.transaction(() => work());
}

/** For plain SQL: the current transaction, or the pool. */
export async function connection(): Promise<Knex> {
  if (!strapi.db.inTransaction()) return strapi.db.connection;
  return (await strapi.db.transaction()).get();
}

/**
 * Locks a document's row until the current transaction ends. SQLite transactions are exclusive from the start, so
 * nothing needs a lock there.
 * @param table its name in the database
 * @returns whether the row exists
 */
export async function lockRow(table: string, documentId: string): Promise<boolean> {
  if (!strapi.db.inTransaction()) throw new Error('A row is locked for a transaction: begin one first.');
  const sql = await connection();
  const rows = await sql(table).select('id').where({ document_id: documentId }).forUpdate();
  return rows.length > 0;
}

/** The used part of a transaction callback's argument. */
interface Hooks {
  readonly onCommit: (deed: () => void) => void;
}

/** Leaves the async context: Strapi would pass a finished transaction on to what its hooks call. */
const outside = AsyncLocalStorage.snapshot();

/**
 * Runs a callback after the current transaction commits (at once outside of one), and never after a rollback. Its
 * synchronous part runs before the transaction's promise resolves. It can't undo the commit, so its errors are only
 * logged.
 */
export function afterCommit(deed: () => unknown): void {
  const run = async () => {
    try {
      await deed();
    } catch (error) {
      logError(error);
    }
  };
  if (!strapi.db.inTransaction()) void run();
  // Joins the current transaction: only its callback gets the hook.
  else void strapi.db.transaction(({ onCommit }: Hooks) => onCommit(() => outside(() => void run())));
}
