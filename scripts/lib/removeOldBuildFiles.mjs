/** Removes what earlier builds left in a folder. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file name with a content hash, compressed or not: `main-BhK3x9Qa.js.br`. */
const HASHED = /-[\w-]{8,}\.\w+(?:\.(?:br|gz))?$/;

/** How long files with hashed names are kept: pages of earlier builds are open in browsers or cached. */
const KEEP_HASHED_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Removes files that a build has not written. They stay until the build has ended, because a server may be using
 * them.
 * @param {string} folder
 * @param {number} begun when the build began, in epoch ms
 * @param {boolean} keepsHashed whether files with hashed names stay for a week
 */
export function removeOldBuildFiles(folder, begun, keepsHashed) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const { mtimeMs } = statSync(file);
    const isKept = keepsHashed && HASHED.test(entry.name) && begun - mtimeMs < KEEP_HASHED_MS;
    if (mtimeMs < begun && !isKept) rmSync(file);
  }
}
