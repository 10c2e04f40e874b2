/** The running number of orders. It must be unique and without gaps, because invoices show it. */
import { connection, lockUntilCommit } from '../../database/transaction';
import { withMutex } from '../../jobs/mutex';

const NUMBERS_LOCK = 7_041_966;

/** Runs work that needs an order number, one at a time. Work waits here, without occupying a database connection. */
export const withOrderNumberLock = <T>(work: () => Promise<T>): Promise<T> => withMutex('order numbers', work);

/** Returns the next number and locks the sequence until the transaction ends. */
export async function nextNumber(): Promise<number> {
  await lockUntilCommit(NUMBERS_LOCK);
  const sql = await connection();
  const [last] = await sql('orders').max<{ last: number | null }[]>({ last: 'number' });
  return (last?.last ?? 0) + 1;
}
