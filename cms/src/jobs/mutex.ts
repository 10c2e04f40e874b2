import pLimit, { type Limit } from 'p-limit';

const mutexes = new Map<string, Limit>();

/**
 * Runs work with the same key one after another within this process. Callers also lock the row in the database,
 * across processes. While they wait here, they hold no database connection, so they can't exhaust the pool.
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
