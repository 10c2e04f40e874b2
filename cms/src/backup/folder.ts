/** What of the data folder goes along, and under which names. */
import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { isPathBelow } from './archive/read';
import { UPLOADS_FOLDER } from '../media/storage';
import type { Row } from './source';

/** Stored pictures, by the data folder and in a backup. */
export const UPLOADS = { folder: UPLOADS_FOLDER, entry: 'uploads/' } as const;

/** Everything else. */
export const DATA = 'data/';

/** SQLite's own files: their content goes as rows. */
const DATABASE = /^data\.db/;

/** What front servers have cached of the data; it is made anew. */
export const CACHE = 'cache';

/** Whether a path below the data folder is of a file that goes along as it is. */
export const isDataFile = (path: string): boolean =>
  isPathBelow(path) &&
  !DATABASE.test(path) &&
  path !== CACHE &&
  !path.startsWith(`${CACHE}/`) &&
  path !== 'public/uploads' &&
  !path.startsWith('public/uploads/');

/**
 * Files that must survive beside the database and the pictures: generated secrets, mails that were written out. What
 * is hidden is unfinished work of ours.
 */
export async function* otherFiles(folder: string, below = ''): AsyncGenerator<string> {
  for await (const entry of await opendir(join(folder, below))) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (!isDataFile(name)) continue;
    if (entry.isDirectory()) yield* otherFiles(folder, name);
    else if (entry.isFile()) yield name;
  }
}

interface StoredFile {
  readonly hash?: unknown;
  readonly ext?: unknown;
}

const nameOf = ({ hash, ext }: StoredFile) => `${String(hash)}${typeof ext === 'string' ? ext : ''}`;

/** The files of a picture's record: its own, and its smaller widths. */
export function filesOf(record: Row): string[] {
  const formats = (record['formats'] ?? {}) as Readonly<Record<string, StoredFile>>;
  return [nameOf(record), ...Object.values(formats).map(nameOf)];
}
