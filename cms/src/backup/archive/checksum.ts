/**
 * The checksum of an archive. Its last entry holds the SHA-256 of all bytes before it, including padding, so a
 * truncated file has no checksum.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { CliError } from '../../errors/cliError';

export const CHECKSUM_ENTRY = 'seal';

/** The size of the two empty blocks at the end of a tar. */
const TAR_END_BYTES = 1024;

/** The size of the checksum entry (header and content) and the end of the tar. */
const TAIL_BYTES = 1024 + TAR_END_BYTES;

/** Creates the last bytes of an archive, with this digest. */
async function tailOf(digest: string): Promise<Buffer> {
  const tar = pack();
  const line = Buffer.from(`${digest}\n`);
  tar
    .entry({ name: CHECKSUM_ENTRY, size: line.length, mode: 0o644, mtime: new Date(0) }, () => tar.finalize())
    .end(line);
  tar.setEncoding('latin1');
  return Buffer.from(await text(tar), 'latin1');
}

/** Inserts the checksum entry before the end of an archive. */
export async function* withChecksum(tar: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let held: Buffer = Buffer.alloc(0);
  for await (const chunk of tar) {
    const bytes = Buffer.concat([held, chunk]);
    const ready = bytes.subarray(0, Math.max(0, bytes.length - TAR_END_BYTES));
    held = bytes.subarray(ready.length);
    hash.update(ready);
    yield ready;
  }
  yield tailOf(hash.digest('hex'));
}

async function lastBytes(path: string, size: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(TAIL_BYTES), 0, TAIL_BYTES, size - TAIL_BYTES);
    return buffer;
  } finally {
    await file.close();
  }
}

/** Whether a file ends with a checksum, valid or not. */
export async function hasChecksum(path: string): Promise<boolean> {
  const { size } = await stat(path);
  if (size < TAIL_BYTES || size % 512 !== 0) return false;
  return (await lastBytes(path, size)).toString('latin1', 0, CHECKSUM_ENTRY.length + 1) === `${CHECKSUM_ENTRY}\0`;
}

/** Verifies the checksum of an archive. @throws {CliError} if it does not match */
export async function verifyChecksum(path: string): Promise<void> {
  const { size } = await stat(path);
  const hash = createHash('sha256');
  if (size > TAIL_BYTES) {
    const content: AsyncIterable<Buffer> = createReadStream(path, { end: size - TAIL_BYTES - 1 });
    for await (const chunk of content) hash.update(chunk);
  }
  const tail = await tailOf(hash.digest('hex'));
  if ((await lastBytes(path, size)).equals(tail)) return;
  throw new CliError(`${path} is damaged: it is not what was written. Nothing was changed.`);
}
