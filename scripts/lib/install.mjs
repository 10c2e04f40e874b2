/** Installs packages for the root's workspaces and, separately, for the CMS, which needs another version of React. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { runOrFail, npm } from './exec.mjs';
import { step } from './print.mjs';

/** Native modules only work on the platform, architecture and ABI for which they were installed. */
const MACHINE = `${process.platform}-${process.arch}-${process.versions.modules}`;

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Entry */

/** @param {string} file @returns {Record<string, Entry> | undefined} */
function packagesIn(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Whether a folder's `node_modules` matches its lock file. npm writes `node_modules/.package-lock.json`, the list of
 * installed packages, at the end of an install. So after an interrupted install, they do not match.
 * @param {string} folder
 * @param {boolean} [withTools] whether development packages must be installed
 */
export function isInstalled(folder, withTools = true) {
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const present = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  const machine = join(folder, 'node_modules/.machine');
  if (existsSync(machine) && readFileSync(machine, 'utf8') !== MACHINE) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    // Optional packages for other platforms are in the lock file, but not installed.
    if (!found) return entry.optional === true || entry.devOptional === true || (!withTools && entry.dev === true);
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/**
 * @param {string} name of the log
 * @param {string} title
 * @param {string} folder
 * @param {boolean} withTools
 */
async function install(name, title, folder, withTools) {
  if (isInstalled(folder, withTools)) return;
  await step(title, () =>
    runOrFail(name, ...npm(['ci', withTools ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund']), {
      cwd: folder,
      advice:
        'Packages could not be installed. Is the npm registry reachable, and is there room on the disk? ' +
        'SQLite may need a compiler: python3, make and g++ (Debian: apt-get install build-essential python3).',
    }),
  );
  writeFileSync(join(folder, 'node_modules/.machine'), MACHINE);
}

/**
 * Installs the packages of the root's workspaces if they are missing or differ from the lock file.
 * @param {boolean} withTools whether the tools that test, measure and check are needed too: the development packages
 */
export const installWorkspaces = (withTools) => install('install', 'Installing packages', ROOT, withTools);

/** Installs the packages of the CMS. The types that its build needs are development packages. */
export const installCms = () =>
  install('install-cms', 'Installing the CMS (the first time it compiles SQLite)', join(ROOT, 'cms'), true);
