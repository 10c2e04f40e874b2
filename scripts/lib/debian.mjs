import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CliError, runOrFail } from './exec.mjs';
import { step, warn } from './print.mjs';

/** Whether this process may install Debian packages. */
export const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * The path of the first of these programs that exists.
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
 * Installs a program if it is missing and this process may install packages.
 * @param {{ name: string, packaged: string, isThere: () => boolean }} program `packaged`: its Debian package
 * @returns {Promise<boolean>} whether the program exists now
 */
export async function installMissing({ name, packaged, isThere }) {
  if (!isThere() && mayInstallPackages()) await step(`Installing ${name}`, () => installPackages([packaged]));
  return isThere();
}

/**
 * Installs a program that tests need. If that is not possible, warns that the tests are skipped, or fails in CI.
 * @param {object} server
 * @param {string} server.name
 * @param {string} server.packaged its Debian package
 * @param {string} server.programs the names of its programs, for the message
 * @param {() => boolean} server.isThere
 * @param {string} server.tests the tests that need it
 * @returns {Promise<boolean>} whether the program exists now
 */
export async function installForTests({ name, packaged, programs, isThere, tests }) {
  if (await installMissing({ name, packaged, isThere })) return true;
  const missing = `There is no ${name} on this machine (${programs}, in PATH)`;
  if (process.env['CI'] === 'true') throw new CliError(`${missing}, and in CI its tests must not be left out.`);
  warn(`${missing}: the tests ${tests} are LEFT OUT.`);
  return false;
}
