/** Files that are kept, whoever keeps them. */
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

/** A file that is being read. Whoever asked for it reads it to its end, or destroys its content. */
export interface OpenFile {
  /** In bytes. */
  readonly size: number;
  readonly content: Readable;
}

export interface StoredFiles {
  has(name: string): Promise<boolean>;
  /** Null when there is no such file. */
  open(name: string): Promise<OpenFile | null>;
}

/** A file of the disk's, as long as it is now; null when there is none. */
export async function openFile(path: string): Promise<OpenFile | null> {
  const handle = await open(path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  });
  if (handle === null) return null;
  const { size } = await handle.stat();
  if (size > 0) return { size, content: handle.createReadStream({ end: size - 1 }) };
  await handle.close();
  return { size, content: Readable.from([]) };
}
