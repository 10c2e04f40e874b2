/** Sends visitors' requests during another operation. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from './http.js';

/** The number of responses by status and of errors by cause. */
export type ResponseCounts = Readonly<Record<string, number>>;

/**
 * Repeats requests until `work` settles.
 * @param pace the number of parallel clients, and the pause of each after a round of all paths, in ms
 */
export async function requestDuring(
  client: Client,
  paths: readonly string[],
  work: () => Promise<unknown>,
  { readers, pause } = { readers: 3, pause: 5 },
): Promise<ResponseCounts> {
  const counts: Record<string, number> = {};
  let isOver = false;
  const reader = async () => {
    while (!isOver) {
      for (const path of paths) {
        const outcome = await client.request('GET', path).then(
          ({ status }) => status,
          (error: unknown) => String((error as Error).cause ?? error),
        );
        counts[outcome] = (counts[outcome] ?? 0) + 1;
      }
      await wait(pause);
    }
  };
  const reading = Array.from({ length: readers }, reader);
  try {
    await work();
  } finally {
    isOver = true;
    await Promise.all(reading);
  }
  return counts;
}
