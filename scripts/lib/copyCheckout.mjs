/** Copies this checkout, so that tests can edit the sources or install other packages. */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gitFiles } from './gitFiles.mjs';
import { CACHE, ROOT } from './paths.mjs';

/** The folders that have a `node_modules`. */
const INSTALLS = ['.', 'cms', 'schemas', 'admin-ui', 'menu-site'];

/** Links installed packages. A workspace package is linked to its copy instead of the original. @param {string} copy */
function linkPackages(copy) {
  for (const place of INSTALLS) {
    const [from, to] = [join(ROOT, place, 'node_modules'), join(copy, place, 'node_modules')];
    if (!existsSync(from)) continue;
    mkdirSync(join(to, '@qaima'), { recursive: true });
    for (const name of readdirSync(from)) if (name !== '@qaima') symlinkSync(join(from, name), join(to, name));
    if (!existsSync(join(from, '@qaima'))) continue;
    for (const name of readdirSync(join(from, '@qaima')))
      symlinkSync(relative(join(to, '@qaima'), join(copy, name)), join(to, '@qaima', name));
  }
}

/**
 * Copies the sources to a folder of `.cache`, and replaces a copy of the same name.
 * @param {string} name @returns {string} the copy's folder
 */
export function copySources(name) {
  const copy = join(CACHE, name);
  rmSync(copy, { recursive: true, force: true });
  for (const file of gitFiles()) {
    if (!existsSync(join(ROOT, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  return copy;
}

/** Like {@link copySources}, with the installed packages as links. @param {string} name @returns {string} the copy's folder */
export function copyCheckout(name) {
  const copy = copySources(name);
  linkPackages(copy);
  return copy;
}
