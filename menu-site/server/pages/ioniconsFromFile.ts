/**
 * Finds Ionicons by name. Reads single icons from a file, because a menu uses few and all of them would take 5 MB of
 * memory. The build (`vite.config.ts`) replaces `components/ioniconsFromPackage.ts` by this module and writes the file: one
 * line per icon with name, tab and JSON.
 */
import { openSync, readFileSync, readSync } from 'node:fs';
import type { IoniconData } from '../../src/components/ioniconsFromPackage.js';
import { parseJson } from '@qaima/schemas/core/json';

// The file stays open, because a new build may replace it while the server runs.
const file = openSync(new URL('ionicons.tsv', import.meta.url), 'r');

/** The byte range of each icon's JSON in the file, by the icon's name. */
const places = new Map<string, readonly [begin: number, end: number]>();
const lines = readFileSync(file);
for (let begin = 0, end = lines.indexOf('\n'); end !== -1; begin = end + 1, end = lines.indexOf('\n', begin)) {
  const tab = lines.indexOf('\t', begin);
  places.set(lines.toString('utf8', begin, tab), [tab + 1, end]);
}

export function findIonicon(name: string): IoniconData | undefined {
  const place = places.get(name);
  if (!place) return undefined;
  const [begin, end] = place;
  const json = Buffer.alloc(end - begin);
  readSync(file, json, 0, json.length, begin);
  return parseJson<IoniconData>(json.toString());
}
