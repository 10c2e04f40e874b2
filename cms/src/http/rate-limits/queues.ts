import { turnstile } from '../../jobs/semaphore';

interface Queue {
  readonly inTurn: ReturnType<typeof turnstile>;
  length: number;
}

/** The most keys that have a queue at a time. */
const MAX_QUEUES = 1_000;

/**
 * Runs work one at a time for each key. A key with `capacity` in its queue takes no more, and while `maxQueues` keys have
 * one, no other key gets one: work that waits is bounded whoever sends it.
 */
export function createQueues(capacity: number, maxQueues = MAX_QUEUES) {
  const open = new Map<string, Queue>();

  /** @returns undefined, without running `work`, when there is no room */
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
