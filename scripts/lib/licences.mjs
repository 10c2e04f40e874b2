/** Generates `docs/licences.md` from the lock files. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

export const LIST = join(ROOT, 'docs/licences.md');

/** The folders with a lock file. */
const INSTALLS = ['.', 'cms'];

/** Licences that the lock files do not contain, and where they are stated. */
const READ_ELSEWHERE = {
  buffers: 'not stated (within exceljs)',
  only: 'MIT (its readme)',
  'passport-local': 'MIT',
  'passport-strategy': 'MIT',
  'parse-cache-control': 'BSD-3-Clause (its licence file)',
  pause: 'MIT (its readme)',
  'png-js': 'MIT',
  'spawn-command': 'MIT',
  busboy: 'MIT',
  streamsearch: 'MIT',
  limiter: 'MIT',
  'svg-tags': 'MIT',
  suncalc: 'BSD-2-Clause (its licence file)',
};

/** Licences that require more than keeping a notice. */
const ASKS_MORE = /\b(A?GPL|SSPL|BUSL|UNLICENSED)\b/;

/** @typedef {{ readonly license?: string, readonly version?: string, readonly dev?: boolean, readonly link?: boolean }} Locked */

/**
 * A package's licence. Packages of Strapi refer to a licence file: everything is MIT, except folders named `ee`, which
 * this product does not use.
 * @param {string} name @param {Locked} locked @returns {string}
 */
function licenceOf(name, { license }) {
  if (license === undefined) return READ_ELSEWHERE[/** @type {keyof typeof READ_ELSEWHERE} */ (name)] ?? 'unknown';
  return license.startsWith('SEE LICENSE') && name.startsWith('@strapi/') ? 'MIT (Strapi, outside `ee`)' : license;
}

/** @param {string} folder @returns {{ name: string, licence: string, runs: boolean }[]} */
function installed(folder) {
  const file = join(ROOT, folder, 'package-lock.json');
  const lock = /** @type {{ packages: Record<string, Locked> }} */ (JSON.parse(readFileSync(file, 'utf8')));
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, locked]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, licence: licenceOf(name, locked), runs: locked.dev !== true };
    });
}

/** Packages whose licence is unknown, or that offer only a licence with more obligations. */
export function doubtful() {
  return INSTALLS.flatMap(installed)
    .filter(({ licence }) => licence === 'unknown' || (ASKS_MORE.test(licence) && !licence.includes(' OR ')))
    .map(({ name, licence }) => `${name}: ${licence}`);
}

/** @param {readonly { name: string, licence: string }[]} packages @returns {string} a table with a row per licence, most common first */
function table(packages) {
  const groups = /** @type {Map<string, Set<string>>} */ (new Map());
  for (const { name, licence } of packages) groups.set(licence, (groups.get(licence) ?? new Set()).add(name));
  const rows = [...groups].sort(([one, a], [other, b]) => b.size - a.size || one.localeCompare(other));
  const lines = rows.map(([licence, names]) => `- **${licence}** (${names.size}): ${[...names].sort().join(', ')}`);
  return lines.join('\n');
}

/** Generates the document. @returns {string} */
export function licences() {
  const packages = INSTALLS.flatMap(installed);
  const runs = packages.filter((one) => one.runs);
  const develops = packages.filter((one) => !one.runs);
  return `# Licences of what is installed

Written by \`npm run licences\` from the lock files. Qaima itself is [MIT](../LICENSE); its fonts and pictures name their own beside
them. Every version is pinned by the lock files.

At run time, LGPL stands for the image library that sharp loads, unchanged and replaceable, which is what that licence asks for.
\`opening_hours\` only runs in a test.

## To build and run

${table(runs)}

## To develop and test

${table(develops)}
`;
}

/** Whether `docs/licences.md` is up to date. */
export const isListed = () => existsSync(LIST) && readFileSync(LIST, 'utf8') === licences();
