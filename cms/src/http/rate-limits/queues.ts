import { turnstile } from '../../jobs/semaphore';

interface Queue {
  readonly inTurn: ReturnType<typeof turnstile>;
  length: number;
}

const MAX_QUEUES = 1_000;

/**
 * Runs work one at a time per key. A full queue, or a new key while `maxQueues` are in use, is rejected: the amount of
 * waiting work is bounded.
 */
export function createQueues(capacity: number, maxQueues = MAX_QUEUES) {
  const open = new Map<string, Queue>();

  /** @returns undefined, without running `work`, if the queue is full */
  return async function inQueue<T>(key: string, work: () => Promise<T>): Promise<T | undefined> {
    const queue = open.get(key) ?? { inTurn: turnstile(1), length: 0 };
    if (queue.length >= capacity || (queue.length === 0 && open.size >= maxQueues)) return undefined;
    open.set(key, queue);
    queue.length += 1;
    try {
      return await queue.inTurn(work);
    } finally {
      queue.length -= 1;
      if (queue.length === 0) open.delete(key);
    }
  };
}
