/** Reads the reports of the test runners. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Tally
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} [flaky] tests that failed at first and passed when repeated
 * @property {readonly string[]} [failedTests] each test that failed at least once, with the first line of its error
 */

/** @param {readonly Tally[]} tallies @returns {Pick<Tally, 'passed' | 'failed' | 'skipped'>} */
export function sum(tallies) {
  const of = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    tallies.reduce((total, tally) => total + tally[key], 0);
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

/** @param {Tally} tally @returns {string} */
export function outcome({ passed, failed, skipped, flaky = 0 }) {
  const rest = [skipped > 0 && `${skipped} skipped`, flaky > 0 && `${flaky} passed only when tried again`];
  return [`${passed} passed`, `${failed} failed`, ...rest].filter(Boolean).join(', ');
}

/**
 * Counts one failure if a runner failed although no test failed. For example, a file did not load, or the runner
 * crashed.
 * @param {Tally} tally @param {number} code the runner's exit code @returns {Tally}
 */
export function withExit(tally, code) {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}

const NONE = { passed: 0, failed: 0, skipped: 0 };

/** A line of the summary for a failed test. @param {string} name @param {string} [why] @returns {string} */
function testLine(name, why = '') {
  const [line = ''] = stripVTControlCharacters(why).trim().split('\n');
  return line === '' ? name : `${name}: ${line.slice(0, 200)}`;
}

/**
 * @typedef {object} VitestTest
 * @property {string} fullName
 * @property {string} status
 * @property {readonly string[]} failureMessages if the test was repeated, also those of the first run
 */

/** @param {string} file the report of vitest's `json` reporter @returns {Tally} */
export function vitestTally(file) {
  if (!existsSync(file)) return NONE;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  /** @type {readonly VitestTest[]} */
  const tests = report.testResults.flatMap((/** @type {any} */ { assertionResults }) => assertionResults);
  const troubled = tests.filter(({ failureMessages }) => failureMessages.length > 0);
  const unloaded = report.testResults.filter((/** @type {any} */ { message }) => message);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: troubled.filter(({ status }) => status === 'passed').length,
    failedTests: [
      ...unloaded.map((/** @type {any} */ { name, message }) => testLine(basename(name), message)),
      ...troubled.map(({ fullName, failureMessages }) => testLine(fullName, failureMessages[0])),
    ],
  };
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {readonly PlaywrightSuite[]} [suites]
 * @property {readonly { title: string, file: string, line: number, tests: readonly PlaywrightTest[] }[]} [specs]
 * @typedef {object} PlaywrightTest
 * @property {string} projectName
 * @property {string} status
 * @property {readonly { error?: { message?: string } }[]} results
 */

/** Tests that did not pass at the first attempt. @param {PlaywrightSuite} suite @returns {string[]} */
function namesOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        testLine(`[${projectName}] ${file}:${line} ${title}`, results[0]?.error?.message),
      ),
  );
  return [...own, ...suites.flatMap(namesOf)];
}

/** @param {string} file the report of Playwright's `json` reporter @returns {Tally} */
export function playwrightTally(file) {
  if (!existsSync(file)) return NONE;
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    flaky: stats.flaky,
    failedTests: namesOf({ suites }),
  };
}
