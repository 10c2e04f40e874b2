import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Inserts text before a place that occurs once in a file.
 * @param {string} file @param {string} place @param {string} text
 */
export function insertBefore(file, place, text) {
  const source = readFileSync(file, 'utf8');
  if (source.split(place).length !== 2) throw new Error(`${file} has changed: the test no longer finds its place.`);
  writeFileSync(file, source.replace(place, text + place));
}
