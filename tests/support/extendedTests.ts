/**
 * Extended tests: tests that scale. The normal suite runs them in short form; `npm run test:extended` runs them as often as the
 * README promises and collects their results.
 */
import { appendFileSync } from 'node:fs';

/** Whether this is an extended run, which also do what takes too long for the normal suite. */
export const isExtendedRun = process.env['TRIAL_FIGURES'] !== undefined;

/** The number of repetitions: `TRIAL_{name}`, or the short form's default. */
export const repetitions = (name: string, few: number): number => Number(process.env[`TRIAL_${name}`] ?? few);

/** Reports a sentence about an extended test's result. */
export function reportResult(sentence: string): void {
  const file = process.env['TRIAL_FIGURES'];
  if (file) appendFileSync(file, `${sentence}\n`);
}
