/** The last in each line of those who wait, by what they wait for. */
const lines = new Map<string, Promise<void>>();

/**
 * Has work on one thing done one after the other within this process. A lock in the database does so among processes;
 * but each that waits for it holds a connection, and a crowd at one row would keep all others out.
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
