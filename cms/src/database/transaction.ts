import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import { logError } from '../config/log';

/**
 * Runs work in the current transaction, or in a new one. All access to `strapi.documents`, `strapi.db` and {@link
 * connection} inside `work` is part of the transaction.
 */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  return strapi.db.transaction(() => work());
}

/** The connection for SQL queries: the current transaction, or the pool outside of one. */
export async function connection(): Promise<Knex> {
  if (!strapi.db.inTransaction()) return strapi.db.connection;
  return (await strapi.db.transaction()).get();
}

/**
 * Locks a row until the current transaction ends. On SQLite this has no effect and is not needed, because its
 * transactions are exclusive.
 * @param table its name in the database
 * @returns whether the row exists
 */
export async function lockRow(table: string, documentId: string): Promise<boolean> {
  if (!strapi.db.inTransaction()) throw new Error('A row is locked for a transaction: begin one first.');
  const sql = await connection();
  const rows = await sql(table).select('id').where({ document_id: documentId }).forUpdate();
  return rows.length > 0;
}

/**
 * Lets transactions that name the same lock run one after the other, from here to their ends. SQLite needs no lock: it
 * has one writer.
 * @param lock an arbitrary number that identifies it
 */
export async function lockUntilCommit(lock: number): Promise<void> {
  if (strapi.db.dialect.client !== 'postgres') return;
  await (await connection()).raw('SELECT pg_advisory_xact_lock(?)', [lock]);
}

/** The used properties of the argument that Strapi passes to a transaction callback. */
interface Hooks {
  readonly onCommit: (deed: () => void) => void;
}

/**
 * Without this, callbacks would run in the async context of the transaction, and their queries would use it although it
 * has ended.
 */
const outside = AsyncLocalStorage.snapshot();

/**
 * Runs a callback after the current transaction commits. Without a transaction, runs it at once. After a rollback,
 * never runs it. The callback's synchronous part runs before the transaction's promise resolves. Its errors are only
 * logged, because they can't undo the commit.
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
  // A nested `transaction` call joins the current transaction. It is the only way to get `onCommit`.
  else void strapi.db.transaction(({ onCommit }: Hooks) => onCommit(() => outside(() => void run())));
}
