import { turnstile } from '../picture/turnstile';

interface Queue {
  readonly inTurn: ReturnType<typeof turnstile>;
  length: number;
}

/** Runs work one at a time for each key; a key with `capacity` in its queue takes no more. */
export function queues(capacity: number) {
  const open = new Map<string, Queue>();

  /** @returns undefined, without running `work`, when the queue of this key is full */
  return async function inQueue<T>(key: string, work: () => Promise<T>): Promise<T | undefined> {
    const queue = open.get(key) ?? { inTurn: turnstile(1), length: 0 };
    if (queue.length >= capacity) return undefined;
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
