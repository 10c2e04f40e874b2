/** The files of the data folder and their names in a backup. */
import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord, propertyOf } from '@qaima/schemas';
import { isPathBelow } from './archive/read';
import { UPLOADS_FOLDER } from '../media/folderOrBucket';
import type { Row } from './source';

/** Stored pictures: the folder, and the prefix in a backup. */
export const UPLOADS = { folder: UPLOADS_FOLDER, entry: 'uploads/' } as const;

/** The prefix of all other files. */
export const DATA = 'data/';

/** SQLite's files: their content is backed up as rows. */
const DATABASE = /^data\.db/;

/** The front servers' cache is rebuilt. */
export const CACHE = 'cache';

/** Whether a file of the data folder is copied unchanged. */
export const isDataFile = (path: string): boolean =>
  isPathBelow(path) &&
  !DATABASE.test(path) &&
  path !== CACHE &&
  !path.startsWith(`${CACHE}/`) &&
  path !== 'public/uploads' &&
  !path.startsWith('public/uploads/');

/** Other files to back up: generated secrets, mails written to disk. Hidden files are temporary. */
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

/** The files of a picture's record, smaller widths included. */
export function filesOf(record: Row): string[] {
  const { formats } = record;
  return [nameOf(record), ...(isRecord(formats) ? Object.values(formats) : []).map(nameOf)];
}
