import pLimit, { type Limit } from 'p-limit';

const MAX_QUEUES = 1_000;

/**
 * Creates a function that runs work with the same key one after another. At most `capacity` tasks per key, and at most
 * `maxQueues` keys, run or wait at a time.
 */
export function createQueuePerKey(capacity: number, maxQueues = MAX_QUEUES) {
  const queues = new Map<string, Limit>();
  const lengthOf = ({ activeCount, pendingCount }: Limit) => activeCount + pendingCount;

  /** @returns undefined, without running `work`, if the key's queue is full or there are too many queues */
  return async function inQueue<T>(key: string, work: () => Promise<T>): Promise<T | undefined> {
    const queue = queues.get(key) ?? pLimit(1);
    if (lengthOf(queue) >= capacity || (!queues.has(key) && queues.size >= maxQueues)) return undefined;
    queues.set(key, queue);
    try {
      return await queue(work);
    } finally {
      if (lengthOf(queue) === 0) queues.delete(key);
    }
  };
}
