import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import { logError } from '../config/log';

/**
 * Does some work in one transaction: all of it is stored or nothing. Within another transaction it joins that one.
 * Whatever runs inside it through `strapi.documents`, `strapi.db` or {@link connection} belongs to it.
 */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  return strapi.db.transaction(() => work());
}

/** For plain SQL: the transaction under way, or a connection of its own for each query when there is none. */
export async function connection(): Promise<Knex> {
  if (!strapi.db.inTransaction()) return strapi.db.connection;
  return (await strapi.db.transaction()).get();
}

/**
 * Locks the row of a document until the transaction under way ends, so that others who lock it wait their turn.
 * On SQLite a transaction is alone from its first moment, so that there is nothing to lock.
 *
 * @param table its name in the database
 * @returns whether there is such a row
 */
export async function lockRow(table: string, documentId: string): Promise<boolean> {
  if (!strapi.db.inTransaction()) throw new Error('A row is locked for a transaction: begin one first.');
  const sql = await connection();
  const rows = await sql(table).select('id').where({ document_id: documentId }).forUpdate();
  return rows.length > 0;
}

/** What the work of a transaction is handed, as far as it is used here. */
interface Hooks {
  readonly onCommit: (deed: () => void) => void;
}

/** Runs something outside of every transaction: Strapi hands a finished one's hooks on to what they call. */
const outside = AsyncLocalStorage.snapshot();

/**
 * Has something done once the transaction under way is committed (at once outside of one), and not at all when it
 * is rolled back. What is synchronous in it is done before the transaction's own promise resolves. It can't undo
 * the commit any more, so what it throws is only logged.
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
  // Joins the transaction under way, for only its callback is handed the hook.
  else void strapi.db.transaction(({ onCommit }: Hooks) => onCommit(() => outside(() => void run())));
}
