/** Runs the static checks: types, lint, format, styles, import rules and unused code. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { runQuietly } from './exec.mjs';
import { dim, duration, green, red, print } from './print.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {readonly (readonly [program: string, ...args: string[]])[]} runs run in order, until one fails
 */

/** @type {readonly Check[]} longest first */
const CHECKS = [
  {
    name: 'types',
    runs: [
      ['tsc', '-b'],
      ...['tests', 'stories', 'scripts', 'cms/tsconfig.check.json'].map(
        (project) => /** @type {const} */ (['tsc', '--noEmit', '-p', project]),
      ),
    ],
  },
  { name: 'lint', runs: [['eslint', '.', '--max-warnings', '0']] },
  { name: 'lint by types', runs: [['oxlint', '--type-aware', '.']] },
  { name: 'unused', runs: [['knip']] },
  {
    name: 'imports',
    runs: ['.dependency-cruiser.cjs', '.dependency-cruiser.folders.cjs'].map((config) => [
      'depcruise',
      '--config',
      config,
      '.',
    ]),
  },
  { name: 'format', runs: [['prettier', '--check', '--log-level', 'warn', '.']] },
  { name: 'styles', runs: [['stylelint', '{admin-ui,menu-site,stories}/**/*.css', '--allow-empty-input']] },
];

/** @param {Check} check @returns {Promise<boolean>} whether it passed */
async function perform({ name, runs }) {
  const begun = Date.now();
  for (const [index, [program, ...args]] of runs.entries()) {
    const { code, output } = await runQuietly(
      `check-${name.replaceAll(/\W+/g, '-')}-${index}`,
      join(ROOT, 'node_modules/.bin', program),
      args,
    );
    if (code !== 0) {
      print(`${red('✗')} ${name} ${dim(`(${duration(Date.now() - begun)})`)}: ${program} ${args.join(' ')}`);
      print(output().trimEnd());
      return false;
    }
  }
  print(`${green('✓')} ${name} ${dim(`(${duration(Date.now() - begun)})`)}`);
  return true;
}

/** Runs all checks, as many at a time as there are CPUs. @returns {Promise<import('./testResults.mjs').Tally>} */
export async function check() {
  const waiting = [...CHECKS];
  const results = /** @type {boolean[]} */ ([]);
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await perform(next));
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), CHECKS.length) }, worker));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed, skipped: 0 };
}
