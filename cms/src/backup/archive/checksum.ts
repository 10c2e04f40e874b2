/**
 * The seal of an archive: its last entry holds the SHA-256 of every byte before it. So each byte of the file is vouched
 * for, the padding between entries included, and a file that was cut short has none.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import { CliError } from '../../errors/cliError';

/** The name of the last entry. */
export const CHECKSUM_ENTRY = 'seal';

/** How a tar ends: two empty blocks, in bytes. */
const TAR_END_BYTES = 1024;

/** The seal's header and its block, and the end, in bytes. */
const TAIL_BYTES = 1024 + TAR_END_BYTES;

/** The last bytes of an archive whose other bytes have this digest. */
async function tailOf(digest: string): Promise<Buffer> {
  const tar = pack();
  const line = Buffer.from(`${digest}\n`);
  tar
    .entry({ name: CHECKSUM_ENTRY, size: line.length, mode: 0o644, mtime: new Date(0) }, () => tar.finalize())
    .end(line);
  tar.setEncoding('latin1');
  return Buffer.from(await text(tar), 'latin1');
}

/** The bytes of a pack, with the seal in place of its end. */
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

/** Whether a file ends with a seal, a right one or a wrong one. */
export async function hasChecksum(path: string): Promise<boolean> {
  const { size } = await stat(path);
  if (size < TAIL_BYTES || size % 512 !== 0) return false;
  return (await lastBytes(path, size)).toString('latin1', 0, CHECKSUM_ENTRY.length + 1) === `${CHECKSUM_ENTRY}\0`;
}

/** Reads a sealed archive once. @throws {CliError} when it is not byte by byte what was written */
export async function verifyChecksum(path: string): Promise<void> {
  const { size } = await stat(path);
  const hash = createHash('sha256');
  if (size > TAIL_BYTES)
    for await (const chunk of createReadStream(path, { end: size - TAIL_BYTES - 1 })) hash.update(chunk as Buffer);
  const tail = await tailOf(hash.digest('hex'));
  if ((await lastBytes(path, size)).equals(tail)) return;
  throw new CliError(`${path} is damaged: it is not what was written. Nothing was changed.`);
}
