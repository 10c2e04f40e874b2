/** The two installs: the root's workspaces, and the cms with its own React. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './places.mjs';
import { must, npm } from './run.mjs';
import { step } from './say.mjs';

const INSTALLS = [
  { name: 'install', title: 'Installing packages', folder: ROOT },
  { name: 'install-cms', title: 'Installing the CMS (the first time it compiles SQLite)', folder: join(ROOT, 'cms') },
];

/** Native parts are compiled for one of these; under another they don't load. */
const MACHINE = `${process.platform}-${process.arch}-${process.versions.modules}`;

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Entry */

/** @param {string} file @returns {Record<string, Entry> | undefined} */
function packagesIn(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Whether the folder's `node_modules` is what its lock file says. npm leaves a lock file of what it really installed
 * within, as its last act, so an install that was cut short does not count.
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
    // Parts for other systems are in the lock file, and rightly not on the disk.
    if (!found) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity;
  });
}

/** Installs what is missing or other than locked. */
export async function install() {
  for (const { name, title, folder } of INSTALLS) {
    if (isInstalled(folder)) continue;
    await step(title, () =>
      // The build needs the development packages too, whatever NODE_ENV says.
      must(name, ...npm(['ci', '--include=dev', '--no-audit', '--no-fund']), {
        cwd: folder,
        advice:
          'Packages could not be installed. Is the npm registry reachable, and is there room on the disk? ' +
          'SQLite may need a compiler: python3, make and g++ (Debian: apt-get install build-essential python3).',
      }),
    );
    writeFileSync(join(folder, 'node_modules/.machine'), MACHINE);
  }
}
