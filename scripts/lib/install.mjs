/** The two installs: the root's workspaces, and the CMS with a separate React. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { runOrFail, npm } from './exec.mjs';
import { step } from './print.mjs';

const INSTALLS = [
  { name: 'install', title: 'Installing packages', folder: ROOT },
  { name: 'install-cms', title: 'Installing the CMS (the first time it compiles SQLite)', folder: join(ROOT, 'cms') },
];

/** Native modules are compiled for one platform, architecture and ABI. */
const MACHINE = `${process.platform}-${process.arch}-${process.versions.modules}`;

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Entry */

/** @param {string} file @returns {Record<string, Entry> | undefined} */
function packagesIn(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Whether a folder's `node_modules` matches its lock file. npm writes a lock file of the installed packages at the
 * end of an install, so an interrupted install does not match.
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
    // The lock file lists packages for other systems, which are not installed.
    if (!found) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** Installs what is missing or differs from the lock file. */
export async function install() {
  for (const { name, title, folder } of INSTALLS) {
    if (isInstalled(folder)) continue;
    await step(title, () =>
      // The build needs the development packages, whatever NODE_ENV is.
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
