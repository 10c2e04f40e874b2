/** Installs packages for the root's workspaces and, separately, for the CMS, which needs another version of React. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { runOrFail, npm } from './exec.mjs';
import { step } from './print.mjs';

const INSTALLS = [
  { name: 'install', title: 'Installing packages', folder: ROOT },
  { name: 'install-cms', title: 'Installing the CMS (the first time it compiles SQLite)', folder: join(ROOT, 'cms') },
];

/** Native modules only work on the platform, architecture and ABI for which they were installed. */
const MACHINE = `${process.platform}-${process.arch}-${process.versions.modules}`;

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Entry */

/** @param {string} file @returns {Record<string, Entry> | undefined} */
function packagesIn(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Whether a folder's `node_modules` matches its lock file. npm writes `node_modules/.package-lock.json`, the list of
 * installed packages, at the end of an install. So after an interrupted install, they do not match.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const wanted = packagesIn(join(folder, 'package-lock.json'));
  const present = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  const machine = join(folder, 'node_modules/.machine');
  if (existsSync(machine) && readFileSync(machine, 'utf8') !== MACHINE) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = present[path];
    // Optional packages for other platforms are in the lock file, but not installed.
    if (!found) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** Installs packages if they are missing or differ from the lock file. */
export async function install() {
  for (const { name, title, folder } of INSTALLS) {
    if (isInstalled(folder)) continue;
    await step(title, () =>
      // The build needs development packages even if NODE_ENV is `production`.
      runOrFail(name, ...npm(['ci', '--include=dev', '--no-audit', '--no-fund']), {
        cwd: folder,
        advice:
          'Packages could not be installed. Is the npm registry reachable, and is there room on the disk? ' +
          'SQLite may need a compiler: python3, make and g++ (Debian: apt-get install build-essential python3).',
      }),
    );
    writeFileSync(join(folder, 'node_modules/.machine'), MACHINE);
  }
}
