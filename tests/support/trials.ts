/**
 * Trials: tests that grow. Each runs in its short form with the other tests; `npm run trials` runs the same ones as often
 * as the README promises, and gathers what they found.
 */
import { appendFileSync } from 'node:fs';

/** Whether this is a run of the trials: what takes too long for every run of the tests is only done there. */
export const isTrial = process.env['TRIAL_FIGURES'] !== undefined;

/** How often something is done: `TRIAL_{name}` says, else few times. */
export const times = (name: string, few: number): number => Number(process.env[`TRIAL_${name}`] ?? few);

/** A sentence on what a trial found, for whoever ran the trials. */
export function found(sentence: string): void {
  const file = process.env['TRIAL_FIGURES'];
  if (file) appendFileSync(file, `${sentence}\n`);
}
