/** The running number of orders: gapless, because invoices carry it, and unique under concurrency. */
import { connection } from '../../database/transaction';
import { withMutex } from '../../jobs/mutex';

/** An arbitrary constant that names the lock. */
const ADVISORY_LOCK_KEY = 7_041_966;

/** Serializes work that needs a number, before it takes a connection. */
export const withOrderNumberLock = <T>(work: () => Promise<T>): Promise<T> => withMutex('order numbers', work);

/** The next number, locked until the transaction ends. SQLite has one writer. */
export async function nextNumber(): Promise<number> {
  const sql = await connection();
  if (strapi.db.dialect.client === 'postgres') await sql.raw('SELECT pg_advisory_xact_lock(?)', [ADVISORY_LOCK_KEY]);
  const [last] = await sql('orders').max<{ last: number | null }[]>({ last: 'number' });
  return (last?.last ?? 0) + 1;
}
