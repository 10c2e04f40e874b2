import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const VARIABLE = 'QAIMA_RUN_FOLDER';

/** Creates a folder for this run; new folders of this process and its children go into it. @returns removes it */
export function openRunFolder(): () => void {
  const folder = newFolder('run');
  // PostgreSQL may run as another user, who must be able to reach its folder.
  chmodSync(folder, 0o711);
  process.env[VARIABLE] = folder;
  return () => {
    delete process.env[VARIABLE];
    removeFolder(folder);
  };
}

/** A new empty folder, within the run's folder if there is one, so that failed tests leave nothing behind. */
export function newFolder(name: string): string {
  return mkdtempSync(join(process.env[VARIABLE] ?? tmpdir(), `qaima-${name}-`));
}

/** Deletes a folder with its content; a missing folder is fine. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}
