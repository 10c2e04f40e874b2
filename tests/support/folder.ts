import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const VARIABLE = 'QAIMA_RUN_FOLDER';

/** From now on, in this process and those it starts, new folders are made within one. @returns what removes it */
export function openRunFolder(): () => void {
  const folder = newFolder('run');
  // PostgreSQL may run as another user, and has to get through to its own folder.
  chmodSync(folder, 0o711);
  process.env[VARIABLE] = folder;
  return () => {
    delete process.env[VARIABLE];
    removeFolder(folder);
  };
}

/** A new, empty folder: of the run's, so that nothing of a test that fails is left over; else of the system's. */
export function newFolder(name: string): string {
  return mkdtempSync(join(process.env[VARIABLE] ?? tmpdir(), `qaima-${name}-`));
}

/** Removes a folder with all that is in it; one that is gone already is fine. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}
