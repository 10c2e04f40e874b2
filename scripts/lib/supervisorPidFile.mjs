/** A file in a data folder that names the supervisor which serves that folder. `npm run reload` reads it. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './paths.mjs';

/**
 * @typedef {{ readonly pid: number, readonly reloads: number, readonly failure: string | null }} SupervisorNote
 * `reloads`: the number of reloads so far; `failure`: why the last one failed
 */

/** @returns {string} absolute */
export const dataFolder = () => resolve(process.env['DATA_DIR']?.trim() || join(ROOT, '.data'));

/** A hidden file, so that it is not backed up. */
const noteIn = (/** @type {string} */ folder) => join(folder, '.supervisor.json');

/** @param {string} folder @returns {SupervisorNote | undefined} the file's content, if that supervisor is running */
export function readNote(folder) {
  try {
    const note = JSON.parse(readFileSync(noteIn(folder), 'utf8'));
    process.kill(note.pid, 0);
    return note;
  } catch {
    return undefined;
  }
}

/** Writes the file for this process. @param {string} folder @param {Omit<SupervisorNote, 'pid'>} state */
export function writeNote(folder, state) {
  try {
    const whole = `${noteIn(folder)}.part`;
    writeFileSync(whole, `${JSON.stringify({ pid: process.pid, ...state })}\n`);
    // Replaced atomically, so that no reader finds a half-written file.
    renameSync(whole, noteIn(folder));
  } catch {
    // The service also works without this file, for example when the disk is full.
  }
}

/** @param {string} folder */
export function removeNote(folder) {
  rmSync(noteIn(folder), { force: true });
}
