/** Tests that run in a copy of this checkout whose sources were edited. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyCheckout } from './copyCheckout.mjs';
import { runInherited, npm } from './exec.mjs';
import { TEST_RUN_TIMEOUT_MS, RESULTS_FOLDER } from './testRunners.mjs';
import { vitestTally, withExit } from './testResults.mjs';

/** npm's arguments for each package that a test may build, in the sequence of the builds. */
const BUILDS = {
  schemas: ['-w', '@qaima/schemas'],
  'menu-site': ['-w', '@qaima/menu-site'],
  'admin-ui': ['-w', '@qaima/admin-ui'],
  cms: ['--prefix', 'cms'],
};

/**
 * @param {object} test
 * @param {string} test.name of the copy and of its results
 * @param {(copy: string) => void} test.edit edits the sources in the folder of the copy
 * @param {readonly (keyof typeof BUILDS)[]} test.builds
 * @param {readonly string[]} test.projects of vitest
 * @returns {Promise<import('./testResults.mjs').Tally>}
 */
export async function runEditedCopyTest({ name, edit, builds, projects }) {
  const copy = copyCheckout(name);
  const report = join(RESULTS_FOLDER, `${name}.json`);
  try {
    edit(copy);
    for (const build of builds) {
      const [program, args] = npm([...BUILDS[build], 'run', 'build']);
      const code = await runInherited(program, args, { cwd: copy, timeout: TEST_RUN_TIMEOUT_MS });
      if (code !== 0) return { passed: 0, failed: 1, skipped: 0 };
    }
    const args = ['run', ...projects.flatMap((project) => ['--project', project])];
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
    const code = await runInherited(join(copy, 'node_modules/.bin/vitest'), [...args, ...reporters], {
      cwd: copy,
      env: { TEST_DATABASE: 'sqlite' },
      timeout: TEST_RUN_TIMEOUT_MS,
    });
    return withExit(vitestTally(report), code);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
