/**
 * Tests on each supported version of Node.js: `npm start`, files of the API tests, and a browser journey. Native modules
 * are compiled for one version, so each version gets a copy of this checkout with its own install.
 */
import { existsSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { copySources } from './copyCheckout.mjs';
import { npm, runInherited, runOrFail } from './exec.mjs';
import { CACHE } from './paths.mjs';
import { print, step } from './print.mjs';
import { startServer } from './startServer.mjs';
import { TEST_RUN_TIMEOUT_MS } from './testRunners.mjs';
import { playwrightTally, sum, vitestTally, withExit } from './testResults.mjs';

/** The oldest supported version, and the lines that get updates; of each, its newest release. */
const VERSIONS = ['20.19', '22', '24'];

/** The program and the headers of Node.js, as an npm package. */
const PACKAGE = `node-${process.platform}-${process.arch}`;

/** Tests that start servers, use each native module (SQLite, sharp, canvas), and order as a guest does. */
const FILTERS = ['api/server', 'api/menu.test', 'api/upload', 'api/backup', 'guestOrdering'];

/** @param {string} version @returns {Promise<string>} the folder of the installed package */
async function installNode(version) {
  const folder = join(CACHE, 'node', version);
  const installed = join(folder, 'node_modules', PACKAGE);
  if (existsSync(join(installed, 'bin/node'))) return installed;
  await step(`Installing Node.js ${version}`, () =>
    runOrFail(
      `node-${version}`,
      ...npm(['install', '--prefix', folder, '--no-audit', '--no-fund', `${PACKAGE}@${version}`]),
      {
        advice: `Node.js comes from the npm package ${PACKAGE}. Is the npm registry reachable?`,
      },
    ),
  );
  return installed;
}

/**
 * Programs that are started with this environment use the version, and compile native modules with its headers.
 * @param {string} installed @returns {Record<string, string>}
 */
const environment = (installed) => ({
  PATH: join(installed, 'bin') + delimiter + process.env['PATH'],
  npm_config_nodedir: installed,
});

/**
 * Runs `npm start` in the copy, until a page has been answered. @param {string} copy @param {string} node @param
 * {Record<string, string>} env
 */
async function start(copy, node, env) {
  const own = { PORT: '0', DATA_DIR: join(copy, '.data'), DATABASE_URL: '' };
  const server = await startServer('scripts/start.mjs', { node, cwd: copy, env: { ...env, ...own } });
  try {
    const { status } = await fetch(server.address);
    if (status !== 200) throw new Error(`The landing page answered ${status}.`);
  } finally {
    await server.stop();
  }
}

/** @param {string} version @returns {Promise<import('./testResults.mjs').Tally>} */
async function testVersion(version) {
  const installed = await installNode(version);
  const [node, env] = [join(installed, 'bin/node'), environment(installed)];
  const copy = copySources(`node-${version}`);
  try {
    await step(`Installing, building and starting on Node.js ${version}`, () => start(copy, node, env));
    const code = await runInherited(node, ['scripts/test.mjs', 'api', 'e2e', ...FILTERS], {
      cwd: copy,
      env,
      timeout: 2 * TEST_RUN_TIMEOUT_MS,
    });
    const results = join(copy, '.cache/results');
    const started = { passed: 1, failed: 0, skipped: 0 };
    return withExit(
      sum([started, vitestTally(join(results, 'api.json')), playwrightTally(join(results, 'e2e.json'))]),
      code,
    );
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return { passed: 0, failed: 1, skipped: 0 };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** An extended test for each version. */
export const testsByNodeVersion = VERSIONS.map((version) => ({
  title: `On Node.js ${version}`,
  run: () => testVersion(version),
  of: [],
}));
