/** Messages between this process and its supervisor. (scripts/lib/supervise.mjs) */
import { isSupervised } from './signals';

/** Passed to a replacement process, which loads its code and then waits until the old process ends. */
const HELD_FLAG = '--held';

/**
 * If this process replaces another one, waits until that one has ended. Call it after loading the code, to keep the
 * downtime short.
 */
export async function waitForTurn(): Promise<void> {
  if (!isSupervised) return;
  // If the supervisor was killed, this process ends too. Otherwise, nobody could stop or restart it.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.on('SIGHUP', () => undefined);
  if (!process.argv.includes(HELD_FLAG)) return;
  const turn = new Promise((resolve) => process.once('message', resolve));
  process.send?.({ type: 'loaded' });
  await turn;
}

/** Sends the address and the demo's greeting to the supervisor, or prints them if there is none. */
export function reportStarted(address: string, greeting: readonly string[]): void {
  if (process.send) process.send({ type: 'listening', address, greeting });
  else for (const line of [`listening on ${address}`, ...greeting]) console.log(line);
}
