/** Tests the instructions of docs/deploy.md in a clean Debian. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { installMissing, mayInstallPackages, programPath } from './debian.mjs';
import { CACHE, ROOT } from './paths.mjs';
import { runInherited } from './exec.mjs';
import { warn } from './print.mjs';
import { TEST_RUN_TIMEOUT_MS, RESULTS_FOLDER } from './testRunners.mjs';
import { vitestTally, withExit } from './testResults.mjs';

/** The programs that `docs/deploy/testInDebian.sh` needs, and their Debian packages. */
const PROGRAMS = {
  debootstrap: 'debootstrap',
  'systemd-container': 'systemd-nspawn',
  iproute2: 'ip',
  curl: 'curl',
  openssl: 'openssl',
};

/** @returns {Promise<string | undefined>} the first requirement of the test that is missing; undefined if it can run */
async function missing() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'root on Linux';
  for (const [packaged, program] of Object.entries(PROGRAMS)) {
    const isThere = () => programPath([program]) !== undefined;
    if (!(await installMissing({ name: packaged, packaged, isThere })))
      return mayInstallPackages() ? program : `${program}, or Debian's package ${packaged}`;
  }
  return undefined;
}

/**
 * Runs the test, or reports why it was skipped.
 * @param {Record<string, string>} env
 * @returns {import('./testRunners.mjs').Run}
 */
export const runDeploymentTest = (env) => async () => {
  const lack = await missing();
  if (lack !== undefined) {
    warn(`The deployment into a clean Debian is LEFT OUT: it needs ${lack}.`);
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const folder = join(CACHE, 'deployment');
  const report = join(RESULTS_FOLDER, 'deployment.json');
  const tests = [process.execPath, join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'deployment'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  try {
    const code = await runInherited('sh', [join(ROOT, 'docs/deploy/testInDebian.sh'), folder, ...tests, ...reporters], {
      env,
      timeout: TEST_RUN_TIMEOUT_MS,
    });
    return withExit(vitestTally(report), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
