import { setTimeout as wait } from 'node:timers/promises';

/** How often it looks, in ms. */
const LOOK = 25;

/**
 * Waits for something that another process does in its own time.
 * @param find gives it, or undefined while it isn't there
 * @param what named when it doesn't come: "the letter to a@example.com"
 * @param patience ms
 */
export async function until<T>(find: () => Promise<T | undefined>, what: string, patience = 10_000): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${what} did not come within ${patience} ms.`);
    await wait(LOOK);
  }
}
