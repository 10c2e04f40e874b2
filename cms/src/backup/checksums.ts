/** Writes checksums of the entries into the archive at intervals, so memory does not grow with the number of files. */
import { createHash } from 'node:crypto';
import type { Archive } from './archive/write';
import type { OpenFile } from '../media/openFile';
import type { Manifest } from './format';

const LINES_PER_FILE = 2000;

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Adds entries to an archive and records a checksum for each. */
export interface Checksums {
  add(name: string, content: string | Buffer): Promise<void>;
  addFile(name: string, file: OpenFile): Promise<void>;
  /** Writes the remaining checksums. @returns the checksums of the checksum files themselves */
  close(): Promise<Manifest['sums']>;
}

export function checksumsOf(archive: Archive): Checksums {
  const written: Manifest['sums'] = [];
  let lines: string[] = [];

  async function flush(): Promise<void> {
    if (lines.length === 0) return;
    const content = Buffer.from(lines.join(''));
    const name = `sums/${String(written.length + 1).padStart(6, '0')}.txt`;
    lines = [];
    await archive.add(name, content);
    written.push({ name, sha256: sha256(content) });
  }

  async function note(name: string, sum: string): Promise<void> {
    lines.push(`${sum}  ${name}\n`);
    if (lines.length >= LINES_PER_FILE) await flush();
  }

  return {
    async add(name, content) {
      await archive.add(name, content);
      await note(name, sha256(Buffer.from(content)));
    },
    async addFile(name, file) {
      const hash = createHash('sha256');
      await archive.addFile(name, file, (chunk) => hash.update(chunk));
      await note(name, hash.digest('hex'));
    },
    async close() {
      await flush();
      return written;
    },
  };
}
