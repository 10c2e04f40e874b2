/** Stores the result of the last complete test run, which `npm run bench` reports. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { CACHE } from './paths.mjs';

const FILE = join(CACHE, 'whole-run.json');

/** @typedef {import('./testResults.mjs').Tally & { time: number, cores: number }} WholeRun `time` in ms */

/** @param {import('./testResults.mjs').Tally} tally @param {number} time ms */
export function saveFullRun(tally, time) {
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(FILE, JSON.stringify({ ...tally, time, cores: availableParallelism() }));
}

/** @returns {WholeRun | null} */
export const readLastFullRun = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : null);
