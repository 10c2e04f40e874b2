import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const VARIABLE = 'QAIMA_RUN_FOLDER';

/**
 * Creates a folder for this test run. This process and its children create their temporary folders in it. @returns a
 * function that removes it
 */
export function openRunFolder(): () => void {
  const folder = newFolder('run');
  // PostgreSQL may run as another user, who must be able to access its folder.
  chmodSync(folder, 0o711);
  process.env[VARIABLE] = folder;
  return () => {
    delete process.env[VARIABLE];
    removeFolder(folder);
  };
}

/** Creates an empty folder. It is within the run's folder, if there is one, so that failed tests leave nothing behind. */
export function newFolder(name: string): string {
  return mkdtempSync(join(process.env[VARIABLE] ?? tmpdir(), `qaima-${name}-`));
}

/** Deletes a folder and its content. Does nothing if it does not exist. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}
