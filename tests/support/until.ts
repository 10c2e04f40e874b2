import { setTimeout as wait } from 'node:timers/promises';

const LOOK = 25;

/**
 * Polls until `find` returns a value.
 * @param find returns undefined while the value is missing
 * @param what describes the value in the error: "the mail to a@example.com"
 * @param timeoutMs the time limit
 */
export async function until<T>(find: () => Promise<T | undefined>, what: string, timeoutMs = 10_000): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const found = await find();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`${what} did not come within ${timeoutMs} ms.`);
    await wait(LOOK);
  }
}
