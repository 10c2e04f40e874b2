/** Removes files and folders of earlier builds. */
import { readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Matches a file name with a content hash, compressed or not: `main-BhK3x9Qa.js.br`. */
const HASHED = /-[\w-]{8,}\.\w+(?:\.(?:br|gz))?$/;

/** Files with hashed names are kept for this time, because cached or open pages of earlier builds use them. */
const KEEP_HASHED_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Removes files that a build did not write, because the CMS loads everything in its folders. Also removes folders that
 * are then empty. Call it after the build: until then, a running server may use the old files.
 * @param {string} folder
 * @param {number} begun when the build began, in epoch ms
 * @param {boolean} keepsHashed whether to keep files with hashed names for a week
 */
export function removeOldBuildFiles(folder, begun, keepsHashed) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const { mtimeMs } = statSync(file);
    const isKept = keepsHashed && HASHED.test(entry.name) && begun - mtimeMs < KEEP_HASHED_MS;
    if (mtimeMs < begun && !isKept) rmSync(file);
  }
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  // Subfolders come first, because their paths are longer than those of their parents.
  for (const path of folders.sort((a, b) => b.length - a.length)) if (readdirSync(path).length === 0) rmdirSync(path);
}
