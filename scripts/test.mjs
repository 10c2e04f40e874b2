/**
 * `npm test`: installs missing packages, builds what is out of date, and runs all tests. Arguments after `--` select
 * stages by name (`npm test -- unit api`); other arguments filter test files by path (`npm test -- api item`).
 * `npm test -- changed` runs what the changes since the published `main` can break (lib/changedTests.mjs). `--all-databases`
 * runs every API test on both databases (tests/support/apiDatabases.ts); so does a change of `cms/src/database`.
 */
import './lib/checkNodeVersion.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { installBrowser } from './lib/browser.mjs';
import { installAndBuild, SERVER } from './lib/build.mjs';
import { check } from './lib/check.mjs';
import { command } from './lib/command.mjs';
import { onShutdown } from './lib/onShutdown.mjs';
import { installNginx } from './lib/nginx.mjs';
import { installPostgres } from './lib/postgresPrograms.mjs';
import { installRedis } from './lib/redis.mjs';
import { forwardSignal } from './lib/exec.mjs';
import { bold, dim, duration, green, red, print } from './lib/print.mjs';
import { playwright, RESULTS_FOLDER, stories, vitest } from './lib/testRunners.mjs';
import { baseOfChange, changedFiles, testsOfChange } from './lib/changedTests.mjs';
import { outcome, sum } from './lib/testResults.mjs';
import { saveFullRun } from './lib/lastFullRun.mjs';

/** @typedef {import('./lib/testResults.mjs').Tally} Tally */
/** @typedef {{ name: string, title: string, run: (filters: readonly string[]) => Promise<Tally> }} Stage */

const ALL_DATABASES = '--all-databases';
const base = baseOfChange();
const changes = changedFiles(base);
const isOnAllDatabases =
  process.argv.includes(ALL_DATABASES) || changes.some((file) => file.startsWith('cms/src/database/'));

const CHANGED = 'changed';
const isOfChange = process.argv.slice(2).includes(CHANGED);

/** @type {readonly Stage[]} */
const STAGES = [
  { name: 'check', title: 'Types, lint, format, imports', run: check },
  { name: 'unit', title: 'Unit tests', run: vitest('unit', ['unit']) },
  { name: 'components', title: 'Component tests', run: vitest('components', ['components', 'site']) },
  { name: 'api', title: 'The API on SQLite', run: vitest('api', ['api'], { TEST_DATABASE: 'sqlite' }) },
  {
    name: 'api-postgres',
    title: 'The API on PostgreSQL',
    run: vitest('api-postgres', ['api'], { TEST_DATABASE: 'postgres', ALL_DATABASES: isOnAllDatabases ? '1' : '' }),
  },
  { name: 'stories', title: 'The story book', run: stories() },
  { name: 'e2e', title: 'Browser tests', run: playwright() },
];

/** @param {readonly string[]} words @returns {{ stages: readonly Stage[], filters: readonly string[] }} */
function chosen(words) {
  const names = STAGES.map(({ name }) => name);
  const filters = words.filter((word) => !names.includes(word));
  const stages = STAGES.filter(({ name }) => words.includes(name));
  return { stages: stages.length > 0 ? stages : STAGES, filters };
}

/**
 * Installs and builds what the stages need.
 * @param {readonly Stage[]} stages @returns {Promise<readonly Stage[]>} the stages that can run
 */
async function prepare(stages) {
  const needs = (/** @type {string[]} */ ...names) => stages.some(({ name }) => names.includes(name));
  await installAndBuild(needs('api', 'api-postgres', 'e2e') ? SERVER : ['schemas'], { withTools: true });
  if (needs('e2e', 'stories')) await installBrowser();
  // Tests that need one of these programs skip themselves if it is missing.
  if (needs('api-postgres')) await installRedis();
  if (needs('api', 'api-postgres')) await installNginx();
  if (!needs('api-postgres') || (await installPostgres())) return stages;
  return stages.filter(({ name }) => name !== 'api-postgres');
}

await command(async () => {
  onShutdown((signal) => {
    forwardSignal(signal);
    process.exit(1);
  });
  const begun = Date.now();
  const words = process.argv.slice(2).filter((word) => ![ALL_DATABASES, CHANGED].includes(word));
  const { stages: all, filters: given } = chosen(words);
  const filtersOf = (/** @type {Stage} */ { name }) => (isOfChange ? testsOfChange(name, changes, base) : given);
  const wanted = isOfChange ? all.filter((stage) => filtersOf(stage).length > 0) : all;
  print(bold('Preparing'));
  const stages = await prepare(wanted).catch((error) => {
    process.once('exit', () => print('\n0 passed, 1 failed'));
    throw error;
  });

  rmSync(RESULTS_FOLDER, { recursive: true, force: true });
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const results = [];
  for (const stage of stages) {
    const { name, title, run } = stage;
    print(`\n${bold(title)}`);
    const started = Date.now();
    const progress = setInterval(() => print(dim(`  after ${duration(Date.now() - started)} …`)), 60_000);
    const tally = await run(filtersOf(stage).filter((filter) => filter !== '')).finally(() => clearInterval(progress));
    results.push({ name, title, tally, time: Date.now() - started });
  }

  print(`\n${bold('Summary')}`);
  for (const { name, tally, time } of results) {
    const mark = tally.failed === 0 ? green('✓') : red('✗');
    print(`${mark} ${name.padEnd(13)} ${outcome(tally)} ${dim(duration(time))}`);
    for (const line of tally.failedTests ?? []) print(`    ${line}`);
  }
  const total = sum(results.map(({ tally }) => tally));
  print(`  ${'in all'.padEnd(13)} ${duration(Date.now() - begun)}\n`);
  print(`${total.passed} passed, ${total.failed} failed`);
  if (stages === STAGES && given.length === 0) saveFullRun(total, Date.now() - begun);
  return total.failed === 0 ? 0 : 1;
});
