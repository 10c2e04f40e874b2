/** The running number of orders. It must be unique and without gaps, because invoices show it. */
import { connection } from '../../database/transaction';
import { withMutex } from '../../jobs/mutex';

/** An arbitrary number that identifies PostgreSQL's advisory lock. */
const ADVISORY_LOCK_KEY = 7_041_966;

/** Runs work that needs an order number, one at a time. Work waits here, without occupying a database connection. */
export const withOrderNumberLock = <T>(work: () => Promise<T>): Promise<T> => withMutex('order numbers', work);

/**
 * Returns the next number and locks the sequence until the transaction ends. SQLite needs no lock: it has one writer.
 */
export async function nextNumber(): Promise<number> {
  const sql = await connection();
  if (strapi.db.dialect.client === 'postgres') await sql.raw('SELECT pg_advisory_xact_lock(?)', [ADVISORY_LOCK_KEY]);
  const [last] = await sql('orders').max<{ last: number | null }[]>({ last: 'number' });
  return (last?.last ?? 0) + 1;
}
