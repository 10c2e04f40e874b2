import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The checkout's folder. */
export const ROOT = new URL('../..', import.meta.url).pathname;

/** A new, empty folder of the system's temporary ones. */
export function newFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `qaima-${name}-`));
}

/** Removes a folder with all that is in it; one that is gone already is fine. */
export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}
