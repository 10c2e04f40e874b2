/** What this process and the one that started it tell each other. (scripts/steps/supervise.mjs) */
import { isSupervised } from './signals';

/** Given to a process that takes over from another: it loads its code, and waits until the other has ended. */
const HELD_FLAG = '--held';

/**
 * Waits for its turn, where this process takes over from another. Everything is loaded by then, so that little of the start
 * is left to wait for.
 */
export async function waitForTurn(): Promise<void> {
  if (!isSupervised) return;
  // A supervisor that was killed ends nothing by itself: without it nobody would start, stop or replace this process.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.on('SIGHUP', () => undefined);
  if (!process.argv.includes(HELD_FLAG)) return;
  const turn = new Promise((resolve) => process.once('message', resolve));
  process.send?.({ type: 'loaded' });
  await turn;
}

/** Says where the server listens, and what a demo has to say: to the supervisor, or to who started it by hand. */
export function reportStarted(address: string, greeting: readonly string[]): void {
  if (process.send) process.send({ type: 'listening', address, greeting });
  else for (const line of [`listening on ${address}`, ...greeting]) console.log(line);
}
