/** Reads stored files, from a folder or a bucket. */
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { propertyOf } from '@qaima/schemas';

/** An open file. The caller must read `content` to its end or destroy it. */
export interface OpenFile {
  readonly size: number;
  readonly content: Readable;
}

export interface StoredFiles {
  has(name: string): Promise<boolean>;
  /** Opens a stored file; null if it does not exist. */
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
