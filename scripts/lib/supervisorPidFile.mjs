/** Which supervisor serves a data folder: a note in the folder, for `npm run reload`. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT } from './paths.mjs';

/** @typedef {{ readonly pid: number, readonly reloads: number, readonly failure: string | null }} SupervisorNote `failure`: why the last reload failed */

/** @returns {string} absolute */
export const dataFolder = () => resolve(process.env['DATA_DIR']?.trim() || join(ROOT, '.data'));

/** Hidden, so that no backup takes it along. */
const noteIn = (/** @type {string} */ folder) => join(folder, '.supervisor.json');

/** @param {string} folder @returns {SupervisorNote | undefined} of a supervisor that runs */
export function readNote(folder) {
  try {
    const note = JSON.parse(readFileSync(noteIn(folder), 'utf8'));
    process.kill(note.pid, 0);
    return note;
  } catch {
    return undefined;
  }
}

/** Writes the note of this process. @param {string} folder @param {Omit<SupervisorNote, 'pid'>} state */
export function writeNote(folder, state) {
  try {
    const whole = `${noteIn(folder)}.part`;
    writeFileSync(whole, `${JSON.stringify({ pid: process.pid, ...state })}\n`);
    // Whoever reads it meanwhile finds the one before.
    renameSync(whole, noteIn(folder));
  } catch {
    // A full disk keeps nobody from being served.
  }
}

/** @param {string} folder */
export function removeNote(folder) {
  rmSync(noteIn(folder), { force: true });
}
