/** The running number of orders: without gaps, since invoices carry it, and each once, however many are made at a time. */
import { connection } from '../../database/transaction';
import { withMutex } from '../../jobs/mutex';

/** Any number, as long as it is always the same: the name of the lock. */
const ADVISORY_LOCK_KEY = 7_041_966;

/** Has work that takes a number wait its turn, before it takes a connection. */
export const withOrderNumberLock = <T>(work: () => Promise<T>): Promise<T> => withMutex('order numbers', work);

/** The next number. Nobody else gets one until the transaction under way ends; on SQLite nobody else is there. */
export async function nextNumber(): Promise<number> {
  const sql = await connection();
  if (strapi.db.dialect.client === 'postgres') await sql.raw('SELECT pg_advisory_xact_lock(?)', [ADVISORY_LOCK_KEY]);
  const [last] = await sql('orders').max<{ last: number | null }[]>({ last: 'number' });
  return (last?.last ?? 0) + 1;
}
