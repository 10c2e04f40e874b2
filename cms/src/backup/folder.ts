/** The files of the data folder that a backup contains, and their names in it. */
import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord, propertyOf } from '@qaima/schemas';
import { isPathBelow } from './archive/read';
import { UPLOADS_FOLDER } from '../media/folderOrBucket';
import type { Row } from './source';

/** Stored pictures: their folder, and their prefix in a backup. */
export const UPLOADS = { folder: UPLOADS_FOLDER, entry: 'uploads/' } as const;

/** The prefix of all other files in a backup. */
export const DATA = 'data/';

/** SQLite's files are not copied, because a backup contains their content as rows. */
const DATABASE = /^data\.db/;

/** The cache of the front servers is not copied, because they can rebuild it. */
export const CACHE = 'cache';

/** Whether a backup contains this file of the data folder as it is. */
export const isDataFile = (path: string): boolean =>
  isPathBelow(path) &&
  !DATABASE.test(path) &&
  path !== CACHE &&
  !path.startsWith(`${CACHE}/`) &&
  path !== 'public/uploads' &&
  !path.startsWith('public/uploads/');

/**
 * Finds the files to back up apart from pictures: generated secrets, and mails written to disk. Skips hidden files,
 * which are temporary.
 */
export async function* otherFiles(folder: string, below = ''): AsyncGenerator<string> {
  for await (const entry of await opendir(join(folder, below))) {
    const name = below === '' ? entry.name : `${below}/${entry.name}`;
    if (!isDataFile(name)) continue;
    if (entry.isDirectory()) yield* otherFiles(folder, name);
    else if (entry.isFile()) yield name;
  }
}

const nameOf = (file: unknown) => {
  const ext = propertyOf(file, 'ext');
  return `${String(propertyOf(file, 'hash'))}${typeof ext === 'string' ? ext : ''}`;
};

/** The file names of a picture in its media library record, including the smaller widths. */
export function filesOf(record: Row): string[] {
  const { formats } = record;
  return [nameOf(record), ...(isRecord(formats) ? Object.values(formats) : []).map(nameOf)];
}
