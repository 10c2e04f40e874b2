import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CliError, runOrFail } from './exec.mjs';
import { step, warn } from './print.mjs';

/** Whether this process may install Debian packages. */
export const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * The path of the first program found; undefined if there is none.
 * @param {readonly string[]} names
 */
export function programPath(names) {
  const folders = ['/usr/bin', '/usr/sbin', ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean)];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path));
}

/** @param {readonly string[]} packages */
export async function installPackages(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const advice = `Debian's packages could not be installed (${packages.join(', ')}). Is there a network?`;
  await runOrFail('apt-update', 'apt-get', ['update', '-q'], { env, advice });
  await runOrFail('apt-install', 'apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], {
    env,
    advice,
  });
}

/**
 * Installs a missing program if possible.
 * @param {{ name: string, packaged: string, isThere: () => boolean }} program its package and a check for it
 * @returns {Promise<boolean>} whether it is there now
 */
export async function installMissing({ name, packaged, isThere }) {
  if (!isThere() && mayInstallPackages()) await step(`Installing ${name}`, () => installPackages([packaged]));
  return isThere();
}

/**
 * Installs a server that tests need, or reports that the tests are skipped; in CI that is a failure.
 * @param {object} server
 * @param {string} server.name
 * @param {string} server.packaged its package
 * @param {string} server.programs the programs looked for
 * @param {() => boolean} server.isThere
 * @param {string} server.tests the tests that need it
 * @returns {Promise<boolean>} whether there is one now
 */
export async function installForTests({ name, packaged, programs, isThere, tests }) {
  if (await installMissing({ name, packaged, isThere })) return true;
  const missing = `There is no ${name} on this machine (${programs}, in PATH)`;
  if (process.env['CI'] === 'true') throw new CliError(`${missing}, and in CI its tests must not be left out.`);
  warn(`${missing}: the tests ${tests} are LEFT OUT.`);
  return false;
}
