/**
 * Ionicons by their names, each read from a file of the build when a page has it: menus have few of them, and all take 5 MB
 * of memory. `vite.config.ts` puts this in place of `components/iconSet.ts`, and writes the file: lines of a name, a tab, and JSON.
 */
import { openSync, readFileSync, readSync } from 'node:fs';
import type { IconData } from '../../src/components/iconSet.js';

// Kept open: a new build may take its place under a server that runs.
const file = openSync(new URL('ionicons.tsv', import.meta.url), 'r');

/** Where the JSON of each begins and ends in the file, in bytes. */
const places = new Map<string, readonly [begin: number, end: number]>();
const lines = readFileSync(file);
for (let begin = 0, end = lines.indexOf('\n'); end !== -1; begin = end + 1, end = lines.indexOf('\n', begin)) {
  const tab = lines.indexOf('\t', begin);
  places.set(lines.toString('utf8', begin, tab), [tab + 1, end]);
}

export function findIcon(name: string): IconData | undefined {
  const place = places.get(name);
  if (!place) return undefined;
  const [begin, end] = place;
  const json = Buffer.alloc(end - begin);
  readSync(file, json, 0, json.length, begin);
  return JSON.parse(json.toString()) as IconData;
}
