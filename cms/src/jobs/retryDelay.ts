const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Delays after failed attempts. The last delay repeats. */
const DELAYS_MS = [5 * SECOND, 10 * SECOND, 20 * SECOND, 30 * SECOND, ...Array<number>(12).fill(MINUTE), 10 * MINUTE];

/** The delay after the `attempts`th failed attempt, in ms. */
export function retryDelay(attempts: number): number {
  return DELAYS_MS[Math.min(attempts, DELAYS_MS.length) - 1] ?? 0;
}
