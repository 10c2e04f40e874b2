/**
 * `npm run test:extended`: runs the scalable tests at full size and writes the results to `docs/extended-tests.md`. `npm test` runs
 * the same tests in short form.
 */
import './lib/checkNodeVersion.mjs';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { installBrowser } from './lib/browser.mjs';
import { installAndBuild, SERVER } from './lib/build.mjs';
import { installFaketime, testsByClock } from './lib/clocks.mjs';
import { command } from './lib/command.mjs';
import { runDeploymentTest } from './lib/deploymentTest.mjs';
import { onShutdown } from './lib/onShutdown.mjs';
import { testsByNodeVersion } from './lib/nodeVersions.mjs';
import { runNewFieldNeedsOneEditTest } from './lib/newFieldNeedsOneEditTest.mjs';
import { runNewPartNeedsOneRowTest } from './lib/newPartNeedsOneRowTest.mjs';
import { ROOT } from './lib/paths.mjs';
import { installPostgres } from './lib/postgresPrograms.mjs';
import { installRedis } from './lib/redis.mjs';
import { CliError, forwardSignal } from './lib/exec.mjs';
import { bold, duration, green, red, print } from './lib/print.mjs';
import { playwright, RESULTS_FOLDER, stories, vitest } from './lib/testRunners.mjs';
import { outcome } from './lib/testResults.mjs';

const FIGURES = join(RESULTS_FOLDER, 'figures.txt');

/** Environment variables for the tests: how often a test repeats, and to which file it writes its results. */
const OFTEN = {
  TRIAL_FIGURES: FIGURES,
  TRIAL_POWER_CUTS: '20',
  TRIAL_DATABASE_RESTARTS: '8',
  TRIAL_EDITS: '40',
  TRIAL_KILLS: '10',
  TRIAL_BODIES: '200',
  TRIAL_TIMETABLES: '300',
  TRIAL_PALETTES: '5000',
  TRIAL_SHIFT_ORDERS: '300',
};

/** The number of random cases for each property of the pricing rules. */
const MONEY = { ...OFTEN, TRIAL_CASES: '100000' };

/** Tests of race conditions, run on PostgreSQL. SQLite would hide the races, because it has a single writer. */
const RACES = ['account.test', 'accountCodes', 'interest', 'menu.test', 'order.test', 'menuChildren', 'section'].map(
  (name) => `api/${name}`,
);

const ON_BOTH = [
  'powerCut',
  'resilience',
  'frontProtocol',
  'backup',
  'cartRaces',
  'orderPayments',
  'roles',
  'nestedIds',
  'fuzz',
  'mail',
  'upgrades',
  'upgradeFixtures',
];

/**
 * @typedef {object} ExtendedTest
 * @property {string} title
 * @property {import('./lib/testRunners.mjs').Run} run
 * @property {readonly string[]} of path filters of test files; if empty, all run
 * @property {readonly string[]} [says] results to report on success, in addition to those that the tests report
 */

/** @type {readonly ExtendedTest[]} */
const EXTENDED_TESTS = [
  {
    title: 'The clock and the colours',
    run: vitest('laws', ['unit'], OFTEN),
    of: ['opening', 'palette'],
    says: [
      `Opening hours, all 10,080 minutes of a week × ${OFTEN.TRIAL_TIMETABLES} timetables, against a slow oracle: 0 differences`,
      `${OFTEN.TRIAL_PALETTES} random sets of four colours: no text whose contrast is below 4.5`,
    ],
  },
  {
    title: 'Numbers as people type them',
    run: vitest('numbers', ['unit', 'components'], OFTEN),
    of: ['schemas/src/number', 'tests/numberInputs', 'components/numberFields'],
  },
  {
    title: 'Money, 100,000 random cases for each law',
    run: vitest('money', ['unit'], MONEY),
    of: ['schemas/src/money', 'cart/prices', 'cart/lines', 'price/sale', 'payment/paymentStatus', 'tests/randomExtras'],
    says: ['Carts, sales, sub-items, extras, reservations, payments: 100,000 random cases for each law, 0 differences'],
  },
  {
    title: 'On SQLite',
    run: vitest('extended-sqlite', ['api'], { ...OFTEN, TEST_DATABASE: 'sqlite' }),
    of: [
      ...ON_BOTH,
      'bucket',
      'fullDisk',
      'slowConnections',
      'api/server',
      'routes',
      'upload',
      'accountLimits',
      'queryCounts',
    ],
  },
  {
    title: 'On PostgreSQL',
    run: vitest('extended-postgres', ['api'], { ...OFTEN, TEST_DATABASE: 'postgres', ALL_DATABASES: '1' }),
    of: [
      ...ON_BOTH,
      'databaseRestarts',
      'databaseOutage',
      'severalProcesses',
      'cacheInvalidation',
      'queryCounts',
      ...RACES,
    ],
  },
  ...testsByClock,
  ...testsByNodeVersion,
  {
    title: 'One field, one edit',
    run: runNewFieldNeedsOneEditTest,
    of: [],
    says: [
      "A property added to the item's schema alone: stored, validated, returned, documented, typed, in form and list",
    ],
  },
  {
    title: 'One part, one row',
    run: runNewPartNeedsOneRowTest,
    of: [],
    says: [
      'A part of the menu added by its schema and one row: created, edited with a conflict, translated, deleted, restored, exported, imported, copied, purged, and drawn on a screen',
    ],
  },
  { title: 'A shift of the inbox', run: playwright({ name: 'shift', env: OFTEN }), of: ['ownerOrderShift'] },
  { title: 'Development server', run: playwright({ name: 'developing', env: OFTEN }), of: ['developing'] },
  {
    title: 'Hostile text in every field, and the keyboard alone',
    run: playwright({ name: 'hostile' }),
    of: ['guestHostile', 'keyboardOnly'],
    says: ['Hostile text in every field: no script or formula ran in any page, mail, PDF, spreadsheet or link'],
  },
  { title: 'Deployed in a clean Debian', run: runDeploymentTest(OFTEN), of: [] },
  { title: 'Accessibility of the screens, by axe', run: playwright({ title: 'barrier' }), of: [] },
  { title: 'Accessibility of the stories, by axe', run: stories({ ...OFTEN, TRIAL_STORIES: '4' }), of: [] },
];

/** Reads and clears the results that the last test has reported. */
function takeFigures() {
  const said = existsSync(FIGURES) ? readFileSync(FIGURES, 'utf8').trimEnd().split('\n') : [];
  rmSync(FIGURES, { force: true });
  return said;
}

/** @param {string} sentence */
const withoutNumbers = (sentence) => sentence.replaceAll(/\d[\d.,]*/g, '0');

/** @param {readonly string[]} parts list items @param {number} time in ms */
function write(parts, time) {
  writeFileSync(
    join(ROOT, 'docs/extended-tests.md'),
    `# Extended tests

Written by \`npm run test:extended\`: ${duration(time)} on ${availableParallelism()} processors, Node ${process.versions.node}. Results that differ from those of an earlier part in their numbers only are left out.

${parts.join('\n')}
`,
  );
}

await command(async () => {
  onShutdown((signal) => {
    forwardSignal(signal);
    process.exit(1);
  });
  const begun = Date.now();
  await installAndBuild(SERVER, { withTools: true });
  await installBrowser();
  if (!(await installPostgres())) throw new CliError('The extended tests need PostgreSQL: install its package first.');
  if (!(await installRedis())) throw new CliError('The extended tests need Redis: install its package first.');
  if (!(await installFaketime())) throw new CliError('The extended tests need faketime: install its package first.');
  rmSync(RESULTS_FOLDER, { recursive: true, force: true });
  mkdirSync(RESULTS_FOLDER, { recursive: true });
  const parts = [];
  /** The results of earlier parts, which similar ones do not repeat. @type {Set<string>} */
  const reported = new Set();
  let failed = 0;
  for (const { title, run, of, says = [] } of EXTENDED_TESTS) {
    print(`\n${bold(title)}`);
    const tally = await run(of);
    failed += tally.failed;
    print(`${tally.failed === 0 ? green('✓') : red('✗')} ${title}: ${outcome(tally)}`);
    const figures = [...takeFigures(), ...(tally.failed === 0 ? says : [])];
    const fresh = figures.filter((sentence) => !reported.has(withoutNumbers(sentence)));
    for (const sentence of fresh) reported.add(withoutNumbers(sentence));
    const heading = `**${title}**: ${tally.failed === 0 ? `${tally.passed} passed` : outcome(tally)}`;
    parts.push([`- ${heading}`, ...fresh.map((sentence) => `  - ${sentence}`)].join('\n'));
  }
  write(parts, Date.now() - begun);
  return failed === 0 ? 0 : 1;
});
