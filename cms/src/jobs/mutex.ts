import pLimit, { type Limit } from 'p-limit';

const mutexes = new Map<string, Limit>();

/**
 * Within this process, runs work with the same key one after another. For other processes, callers also lock the row in
 * the database. While work waits here, it holds no database connection, so it can't exhaust the pool.
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
