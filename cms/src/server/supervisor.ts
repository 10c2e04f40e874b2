/** Messages between this process and its supervisor. (scripts/lib/supervise.mjs) */
import { isSupervised } from './signals';

/** Starts a replacement process: it loads its code and waits until the old process ends. */
const HELD_FLAG = '--held';

/** Waits for the old process, if this one replaces it. Its code is loaded by then, for a short downtime. */
export async function waitForTurn(): Promise<void> {
  if (!isSupervised) return;
  // Nobody else could stop or restart this process after its supervisor was killed.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.on('SIGHUP', () => undefined);
  if (!process.argv.includes(HELD_FLAG)) return;
  const turn = new Promise((resolve) => process.once('message', resolve));
  process.send?.({ type: 'loaded' });
  await turn;
}

/** Reports the address and the demo's greeting to the supervisor, or prints them. */
export function reportStarted(address: string, greeting: readonly string[]): void {
  if (process.send) process.send({ type: 'listening', address, greeting });
  else for (const line of [`listening on ${address}`, ...greeting]) console.log(line);
}
