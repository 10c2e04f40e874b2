import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pack } from 'tar-stream';
import type { OpenFile } from '../../media/openFile';
import { CliError } from '../../errors/cliError';
import { withChecksum } from './checksum';

export interface Archive {
  add(name: string, content: string | Buffer): Promise<void>;
  /** Adds an open file. `watch` receives its bytes while they are copied. */
  addFile(name: string, file: OpenFile, watch: (chunk: Buffer) => void): Promise<void>;
}

/** A fixed modification time, so that equal content gives equal archives. */
const EPOCH = new Date(0);

/** An archive may contain secrets, so only its owner may read it. */
const FILE_MODE = 0o600;

/**
 * Writes a tar with a checksum. It gets its final name only when it is complete.
 * @throws {CliError} if the file exists
 */
export async function writeArchive<T>(path: string, fill: (archive: Archive) => Promise<T>): Promise<T> {
  if (existsSync(path)) throw new CliError(`There is a file ${path} already. Choose another name.`);
  const unfinished = `${path}.part`;
  const tar = pack();
  const written = pipeline(tar, withChecksum, createWriteStream(unfinished, { mode: FILE_MODE, flush: true }));
  // If the pipeline fails, tar-stream never calls back for pending entries. By this race, their promises reject as
  // well.
  const whileWriting = <R>(work: Promise<R>): Promise<R> => Promise.race([work, written.then(() => work)]);

  const addStream = (name: string, size: number, content: Readable): Promise<void> =>
    whileWriting(
      new Promise((added, failed) => {
        const entry = tar.entry({ name, size, mode: FILE_MODE, mtime: EPOCH }, (error?: Error | null) =>
          error ? failed(error) : added(),
        );
        content.once('error', failed);
        content.pipe(entry);
      }),
    );

  const archive: Archive = {
    async add(name, content) {
      const bytes = Buffer.from(content);
      await addStream(name, bytes.length, Readable.from([bytes]));
    },
    async addFile(name, { size, content }, watch) {
      content.on('data', (chunk: Buffer) => watch(chunk));
      try {
        await addStream(name, size, content);
      } finally {
        content.destroy();
      }
    },
  };

  try {
    const [result] = await Promise.all([
      fill(archive).then((filled) => {
        tar.finalize();
        return filled;
      }),
      written,
    ]);
    await rename(unfinished, path);
    return result;
  } catch (error) {
    tar.destroy();
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}
