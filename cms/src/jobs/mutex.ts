import pLimit, { type Limit } from 'p-limit';

const mutexes = new Map<string, Limit>();

/**
 * Runs work on one key one at a time within this process. A database lock does so across processes, but each waiter
 * holds a connection, so a crowd on one row would exhaust the pool.
 */
export async function withMutex<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mutex = mutexes.get(key) ?? pLimit(1);
  mutexes.set(key, mutex);
  try {
    return await mutex(work);
  } finally {
    if (mutex.activeCount + mutex.pendingCount === 0) mutexes.delete(key);
  }
}
