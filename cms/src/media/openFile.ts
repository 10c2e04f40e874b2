/** Stored files, independent of the storage. */
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { propertyOf } from '@qaima/schemas';

/** An open file. The caller reads it to the end or destroys its content. */
export interface OpenFile {
  readonly size: number;
  readonly content: Readable;
}

export interface StoredFiles {
  has(name: string): Promise<boolean>;
  /** Null if the file does not exist. */
  open(name: string): Promise<OpenFile | null>;
}

/** Opens a file on disk; null if it does not exist. */
export async function openFile(path: string): Promise<OpenFile | null> {
  const handle = await open(path).catch((error: unknown) => {
    if (propertyOf(error, 'code') === 'ENOENT') return null;
    throw error;
  });
  if (handle === null) return null;
  const { size } = await handle.stat();
  if (size > 0) return { size, content: handle.createReadStream({ end: size - 1 }) };
  await handle.close();
  return { size, content: Readable.from([]) };
}
