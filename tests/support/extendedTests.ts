/**
 * Extended tests are tests with a configurable number of repetitions. The normal suite runs them with few; `npm run
 * test:extended` runs them as often as the README states, and collects their results.
 */
import { appendFileSync } from 'node:fs';

/** Whether this is an extended run, which includes tests that take too long for the normal suite. */
export const isExtendedRun = process.env['TRIAL_FIGURES'] !== undefined;

/** The number of repetitions: the variable `TRIAL_{name}`, or the number for the normal suite. */
export const repetitions = (name: string, few: number): number => Number(process.env[`TRIAL_${name}`] ?? few);

/** Reports the result of an extended test as a sentence. */
export function reportResult(sentence: string): void {
  const file = process.env['TRIAL_FIGURES'];
  if (file) appendFileSync(file, `${sentence}\n`);
}
