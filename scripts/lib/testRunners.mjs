/** Starts the test runners and reads their results. They print what fails, and nothing of a test that passes. */
import { join } from 'node:path';
import { CACHE, ROOT } from './paths.mjs';
import { runInherited, npm, runQuietly } from './exec.mjs';
import { green, print } from './print.mjs';
import { playwrightTally, vitestTally, withExit } from './testResults.mjs';

/** A run that takes longer is considered hung and is killed. */
export const TEST_RUN_TIMEOUT_MS = 30 * 60_000;

/** Where the runners write their reports. */
export const RESULTS_FOLDER = join(CACHE, 'results');

const program = (/** @type {string} */ name) => join(ROOT, 'node_modules/.bin', name);

/** @typedef {(filters: readonly string[]) => Promise<import('./testResults.mjs').Tally>} Run runs the tests whose path contains one of the filters; without filters, all tests */

/**
 * @param {string} name of the report
 * @param {readonly string[]} projects of `vitest.config.ts`
 * @param {Record<string, string>} [env]
 * @returns {Run}
 */
export const vitest =
  (name, projects, env = {}) =>
  async (filters) => {
    const report = join(RESULTS_FOLDER, `${name}.json`);
    const chosen = projects.flatMap((project) => ['--project', project]);
    const args = ['run', ...chosen, '--reporter=minimal', '--reporter=json', `--outputFile=${report}`];
    if (filters.length > 0) args.push('--passWithNoTests', ...filters);
    const code = await runInherited(program('vitest'), args, { env, timeout: TEST_RUN_TIMEOUT_MS });
    return withExit(vitestTally(report), code);
  };

/**
 * @param {object} [which]
 * @param {string} [which.name] of the report
 * @param {string} [which.title] runs only tests whose title matches
 * @param {string} [which.config] default: `playwright.config.ts`
 * @param {Record<string, string>} [which.env]
 * @returns {Run}
 */
export const playwright =
  ({ name = 'e2e', title, config, env = {} } = {}) =>
  async (filters) => {
    const report = join(RESULTS_FOLDER, `${name}.json`);
    const args = ['test', '--reporter=dot,json', ...(filters.length > 0 ? ['--pass-with-no-tests', ...filters] : [])];
    if (title !== undefined) args.push('--grep', title);
    if (config !== undefined) args.push('--config', config);
    const code = await runInherited(program('playwright'), args, {
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...env },
      timeout: TEST_RUN_TIMEOUT_MS,
    });
    return withExit(playwrightTally(report), code);
  };

/**
 * Builds Storybook and runs axe on its stories.
 * @param {Record<string, string>} [env]
 * @returns {Run}
 */
export const stories =
  (env = {}) =>
  async () => {
    const { code, output } = await runQuietly('storybook', ...npm(['run', 'storybook:build']), {
      timeout: TEST_RUN_TIMEOUT_MS,
    });
    if (code !== 0) {
      print(output());
      return { passed: 0, failed: 1, skipped: 0 };
    }
    print(`${green('✓')} every story is in it`);
    const { passed, ...rest } = await playwright({ name: 'stories', config: 'playwright.stories.config.ts', env })([]);
    return { passed: passed + 1, ...rest };
  };
