/** The stored pictures, wherever they are kept: in the data folder, or in a bucket that several processes share. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../config/environment';
import { createBucket, type Bucket } from './bucket';
import { openFile, type StoredFiles } from './storedFile';

/** The folder of uploaded files in the data folder. */
export const UPLOADS_FOLDER = join('public', 'uploads');

/** The pictures below a data folder. */
export function folderStorage(dataDir: string): StoredFiles {
  const folder = join(dataDir, UPLOADS_FOLDER);
  return {
    has: (name) => Promise.resolve(existsSync(join(folder, name))),
    open: (name) => openFile(join(folder, name)),
  };
}

let made: Bucket | undefined;

/** The bucket of the environment; undefined when pictures are kept in the data folder. */
export function sharedBucket(): Bucket | undefined {
  const { bucket } = environment();
  if (bucket !== undefined) made ??= createBucket(bucket);
  return made;
}

/** Where this server keeps its pictures. */
export const storedFiles = (): StoredFiles => sharedBucket() ?? folderStorage(environment().dataDir);
