import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Failure, must } from './run.mjs';
import { step, warn } from './say.mjs';

/** Whether this process may install packages of Debian's. */
export const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * The path of the first of some programs; undefined when there is none.
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
  await must('apt-update', 'apt-get', ['update', '-q'], { env, advice });
  await must('apt-install', 'apt-get', ['install', '-q', '-y', '--no-install-recommends', ...packages], {
    env,
    advice,
  });
}

/**
 * Installs what is missing, where that may be done.
 * @param {{ name: string, packaged: string, isThere: () => boolean }} program its package's name, and a look for it
 * @returns {Promise<boolean>} whether it is there now
 */
export async function installMissing({ name, packaged, isThere }) {
  if (!isThere() && mayInstallPackages()) await step(`Installing ${name}`, () => installPackages([packaged]));
  return isThere();
}

/**
 * Makes sure that there is a server for the tests that need one, or says loudly that they are left out; in CI that is a
 * failure.
 * @param {object} server
 * @param {string} server.name
 * @param {string} server.packaged the name of its package
 * @param {string} server.programs what is looked for
 * @param {() => boolean} server.isThere
 * @param {string} server.tests which ones need it
 * @returns {Promise<boolean>} whether there is one now
 */
export async function installForTests({ name, packaged, programs, isThere, tests }) {
  if (await installMissing({ name, packaged, isThere })) return true;
  const missing = `There is no ${name} on this machine (${programs}, in PATH)`;
  if (process.env['CI'] === 'true') throw new Failure(`${missing}, and in CI its tests must not be left out.`);
  warn(`${missing}: the tests ${tests} are LEFT OUT.`);
  return false;
}
