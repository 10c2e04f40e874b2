import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Creates a folder for this test run. It becomes the folder for temporary files of this process and its children, so
 * that failed tests leave nothing behind. @returns a function that removes it
 */
export function openRunFolder(): () => void {
  const { TMPDIR: before } = process.env;
  const folder = newFolder('run');
  // PostgreSQL may run as another user, who must be able to access its folder.
  chmodSync(folder, 0o711);
  process.env['TMPDIR'] = folder;
  return () => {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    removeFolder(folder);
  };
}

/** Creates an empty folder for temporary files. */
export const newFolder = (name: string): string => mkdtempSync(join(tmpdir(), `qaima-${name}-`));

/** Deletes a folder and its content. Does nothing if it does not exist. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}
