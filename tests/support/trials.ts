/**
 * Trials: tests that scale. The normal suite runs them in short form; `npm run trials` runs them as often as the
 * README promises and collects their results.
 */
import { appendFileSync } from 'node:fs';

/** Whether this is a run of the trials, which also do what takes too long for the normal suite. */
export const isTrial = process.env['TRIAL_FIGURES'] !== undefined;

/** The number of repetitions: `TRIAL_{name}`, or the short form's default. */
export const trialCount = (name: string, few: number): number => Number(process.env[`TRIAL_${name}`] ?? few);

/** Reports a sentence about a trial's result. */
export function reportResult(sentence: string): void {
  const file = process.env['TRIAL_FIGURES'];
  if (file) appendFileSync(file, `${sentence}\n`);
}
