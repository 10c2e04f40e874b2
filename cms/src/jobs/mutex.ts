/** The last promise in the queue of each key. */
const lines = new Map<string, Promise<void>>();

/**
 * Runs work on one key one at a time within this process. A database lock does so across processes, but each waiter
 * holds a connection, so a crowd on one row would exhaust the pool.
 */
export function withMutex<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (lines.get(key) ?? Promise.resolve()).then(work);
  const over = turn.then(
    () => undefined,
    () => undefined,
  );
  lines.set(key, over);
  void over.then(() => {
    if (lines.get(key) === over) lines.delete(key);
  });
  return turn;
}
