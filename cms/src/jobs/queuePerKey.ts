import pLimit, { type Limit } from 'p-limit';

const MAX_QUEUES = 1_000;

/**
 * Runs work one at a time per key. A full queue, or a new key while `maxQueues` are in use, is rejected: the amount of
 * waiting work is bounded.
 */
export function createQueuePerKey(capacity: number, maxQueues = MAX_QUEUES) {
  const queues = new Map<string, Limit>();
  const lengthOf = ({ activeCount, pendingCount }: Limit) => activeCount + pendingCount;

  /** @returns undefined, without running `work`, if the queue is full */
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
