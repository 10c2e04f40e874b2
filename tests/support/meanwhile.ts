/** Requests that go on while something else happens, as those of visitors do. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from './http.js';

/** How many asked, by the status that each was answered; for those who were not, by why. */
export type Outcomes = Readonly<Record<string, number>>;

/**
 * Asks for some addresses again and again until `work` is done.
 * @param pace how many ask at once, and for how long each pauses after all addresses, in ms
 */
export async function requestMeanwhile(
  client: Client,
  paths: readonly string[],
  work: () => Promise<unknown>,
  { readers, pause } = { readers: 3, pause: 5 },
): Promise<Outcomes> {
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
