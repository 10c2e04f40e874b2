/** Counts what the test runners wrote down. */
import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} [again] how many of those that passed had failed at first
 */

/** @param {readonly Tally[]} tallies @returns {Omit<Tally, 'again'>} */
export function sum(tallies) {
  const of = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    tallies.reduce((total, tally) => total + tally[key], 0);
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

/** @param {Tally} tally @returns {string} */
export function outcome({ passed, failed, skipped, again = 0 }) {
  const rest = [skipped > 0 && `${skipped} skipped`, again > 0 && `${again} passed only when tried again`];
  return [`${passed} passed`, `${failed} failed`, ...rest].filter(Boolean).join(', ');
}

/**
 * A stage that failed without a failed test (a file that does not load, a crash, no report at all) counts as one.
 * @param {Tally} tally @param {number} code the runner's exit code @returns {Tally}
 */
export function withExit(tally, code) {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const NONE = { passed: 0, failed: 0, skipped: 0 };

/** @param {string} file the report of vitest's `json` reporter @returns {Tally} */
export function vitestTally(file) {
  if (!existsSync(file)) return NONE;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {string} file the report of Playwright's `json` reporter @returns {Tally} */
export function playwrightTally(file) {
  if (!existsSync(file)) return NONE;
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    again: stats.flaky,
  };
}
