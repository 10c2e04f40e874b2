/** Reads files of a ZIP archive within limits, so that no archive can fill the memory. Runs in the worker thread. */
import { inflateRawSync } from 'node:zlib';

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const MAX_COMMENT_BYTES = 65_535;
const MAX_ENTRIES = 2000;

/** The maximum size of one inflated file, in bytes. */
const MAX_INFLATED_BYTES = 48 * 1024 * 1024;

interface Entry {
  readonly method: number;
  readonly compressed: number;
  readonly offset: number;
}

/** The archive is damaged, or larger than allowed. */
export class ZipError extends Error {
  constructor(readonly fault: 'broken' | 'large') {
    super(`The archive is ${fault}.`);
  }
}

function endOf(bytes: Buffer): number {
  for (let at = bytes.length - END_BYTES; at >= Math.max(0, bytes.length - END_BYTES - MAX_COMMENT_BYTES); at--) {
    if (bytes.readUInt32LE(at) === END_SIGNATURE) return at;
  }
  throw new ZipError('broken');
}

export class ZipEntries {
  readonly #entries = new Map<string, Entry>();
  #left = MAX_INFLATED_BYTES;

  constructor(readonly bytes: Buffer) {
    const end = endOf(bytes);
    const count = bytes.readUInt16LE(end + 10);
    if (count > MAX_ENTRIES) throw new ZipError('large');
    let at = bytes.readUInt32LE(end + 16);
    for (let index = 0; index < count; index++) {
      if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY_SIGNATURE) throw new ZipError('broken');
      const [name, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
        number,
        number,
        number,
      ];
      const path = bytes.toString('utf8', at + 46, at + 46 + name);
      this.#entries.set(path, {
        method: bytes.readUInt16LE(at + 10),
        compressed: bytes.readUInt32LE(at + 20),
        offset: bytes.readUInt32LE(at + 42),
      });
      at += 46 + name + extra + comment;
    }
  }

  get names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  /** The text of a file; null if there is none. The total size of all texts is limited. */
  text(path: string): string | null {
    const entry = this.#entries.get(path);
    if (!entry) return null;
    const { bytes } = this;
    const { offset, method, compressed } = entry;
    if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL_SIGNATURE) throw new ZipError('broken');
    const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
    const content = bytes.subarray(start, start + compressed);
    const inflated = method === 0 ? content : this.#inflate(content);
    this.#left -= inflated.length;
    if (this.#left < 0) throw new ZipError('large');
    return inflated.toString('utf8');
  }

  #inflate(content: Buffer): Buffer {
    try {
      return inflateRawSync(content, { maxOutputLength: Math.max(1, this.#left) });
    } catch (error) {
      throw new ZipError(error instanceof RangeError ? 'large' : 'broken');
    }
  }
}
