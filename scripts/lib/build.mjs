/** Installs what is missing and builds the packages in order, if they are out of date. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from './paths.mjs';
import { forwardSignal, runOrFail, npm } from './exec.mjs';
import { installCms, installWorkspaces } from './install.mjs';
import { step } from './print.mjs';
import { removeOldBuildFiles } from './removeOldBuildFiles.mjs';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} title
 * @property {string} folder the folder of its sources
 * @property {string} [alsoReads] a further folder that its build reads
 * @property {string} output the folder that a build writes
 * @property {boolean} [keepsHashed] whether open pages may request files of earlier builds
 * @property {string} proof a file that exists only after a complete build
 * @property {readonly string[]} build npm's arguments
 * @property {readonly string[]} needs parts that must be built before
 */

/** @type {readonly Part[]} */
const PARTS = [
  {
    name: 'schemas',
    title: 'Building the schemas',
    folder: 'schemas',
    output: 'schemas/dist',
    proof: 'schemas/dist/index.js',
    build: ['run', 'build', '-w', '@qaima/schemas'],
    needs: [],
  },
  {
    name: 'menu-site',
    title: 'Building the public site',
    folder: 'menu-site',
    // The site's build contains the guides, which its pages show.
    alsoReads: 'docs/guide',
    output: 'menu-site/dist',
    keepsHashed: true,
    proof: 'menu-site/dist/front/main.js',
    build: ['run', 'build', '-w', '@qaima/menu-site'],
    needs: ['schemas'],
  },
  {
    name: 'admin-ui',
    title: 'Building the owner’s area',
    folder: 'admin-ui',
    output: 'admin-ui/dist',
    keepsHashed: true,
    proof: 'admin-ui/dist/index.html',
    build: ['run', 'build', '-w', '@qaima/admin-ui'],
    needs: ['schemas'],
  },
  {
    name: 'cms',
    title: 'Building the server',
    folder: 'cms',
    output: 'cms/dist',
    proof: 'cms/dist/scripts/serve.js',
    build: ['--prefix', 'cms', 'run', 'build'],
    needs: ['schemas'],
  },
  {
    name: 'panel',
    title: 'Building the panel of the CMS (this takes a minute)',
    folder: 'cms',
    output: 'cms/dist/build',
    proof: 'cms/dist/build/index.html',
    build: ['--prefix', 'cms', 'run', 'build:panel'],
    needs: ['schemas', 'cms'],
  },
];

/** The parts that a server needs. Strapi's panel is built only if it is enabled. */
export const SERVER = ['schemas', 'menu-site', 'admin-ui', 'cms'];

/** Files that affect the builds of all parts. */
const COMMON = ['tsconfig.base.json', 'package-lock.json', 'cms/package-lock.json'];

const NOT_SOURCES =
  /^(node_modules|dist|build|\.cache|\.tmp|\.strapi(-updater\.json)?|\.data|coverage)$|\.(test|stories)\.tsx?$|\.log$/;

/**
 * Lists the source files of a folder. @param {string} folder @returns {Generator<string>} paths relative to the root,
 * in a stable order
 */
export function* sources(folder) {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NOT_SOURCES.test(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sources(path);
    else if (entry.isFile()) yield path;
  }
}

/** A hash of all inputs of a build. @param {Part} part @returns {string} */
function fingerprint(part) {
  const hash = createHash('sha256').update(process.version);
  const read = part.alsoReads === undefined ? [] : [...sources(part.alsoReads)];
  for (const path of [...COMMON, ...sources(part.folder), ...read]) {
    hash.update(`\0${path}\0`).update(readFileSync(join(ROOT, path)));
  }
  for (const need of PARTS.filter(({ name }) => part.needs.includes(name))) hash.update(fingerprint(need));
  return hash.digest('hex');
}

/** @param {Part} part */
const stampOf = (part) => join(CACHE, 'built', part.name);

/** @param {Part} part @param {string} print */
function isStale(part, print) {
  if (!existsSync(join(ROOT, part.proof)) || !existsSync(stampOf(part))) return true;
  return readFileSync(stampOf(part), 'utf8') !== print;
}

/** Forces the next build of a part. @param {string} name */
export const invalidateBuild = (name) => rmSync(join(CACHE, 'built', name), { force: true });

/** @param {Part} part */
async function make(part) {
  const print = fingerprint(part);
  if (!isStale(part, print)) return;
  await step(part.title, async () => {
    invalidateBuild(part.name);
    const output = join(ROOT, part.output);
    // Without this file, the compiler writes every file.
    rmSync(join(output, '.tsbuildinfo'), { force: true });
    // Rounded down, because the file system may store times only in seconds.
    const begun = Math.floor(Date.now() / 1000) * 1000;
    await runOrFail(`build-${part.name}`, ...npm(part.build), {
      advice: `${part.name} does not build: see the lines above.`,
    });
    if (!existsSync(join(ROOT, part.proof))) throw new Error(`The build of ${part.name} left no ${part.proof}.`);
    // Removes the output of deleted sources. Otherwise, the CMS would still load it.
    removeOldBuildFiles(output, begun, part.keepsHashed ?? false);
  });
  mkdirSync(join(CACHE, 'built'), { recursive: true });
  writeFileSync(stampOf(part), print);
}

/** @param {(part: Part) => boolean} isMeant */
async function makeEach(isMeant) {
  for (const part of PARTS) if (isMeant(part)) await make(part);
}

/**
 * Installs missing packages, and builds these parts and their dependencies if they are out of date. The CMS takes longest
 * to install, on one processor, so the pages are built meanwhile.
 * @param {readonly string[]} names
 * @param {object} [options]
 * @param {boolean} [options.withTools] whether to install the tools that test, measure and check too
 */
export async function installAndBuild(names, { withTools = false } = {}) {
  const wanted = new Set(names.flatMap((name) => [name, ...(PARTS.find((part) => part.name === name)?.needs ?? [])]));
  const isOfCms = (/** @type {Part} */ { folder }) => folder === 'cms';
  const buildPages = () => makeEach((part) => wanted.has(part.name) && !isOfCms(part));
  await Promise.all([installCms(), installWorkspaces(withTools).then(buildPages)]).catch((error) => {
    forwardSignal('SIGTERM');
    throw error;
  });
  await makeEach((part) => wanted.has(part.name) && isOfCms(part));
}
