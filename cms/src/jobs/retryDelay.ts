const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** How long after each failed attempt a mail waits, in ms; then the last one again and again. */
const DELAYS_MS = [5 * SECOND, 10 * SECOND, 20 * SECOND, 30 * SECOND, ...Array<number>(12).fill(MINUTE), 10 * MINUTE];

/** How long a mail waits after its `attempts`th failed attempt, in ms. */
export function retryDelay(attempts: number): number {
  return DELAYS_MS[Math.min(attempts, DELAYS_MS.length) - 1] ?? 0;
}
