/**
 * Converts fonts from WOFF 1.0, the format of the font package, to OpenType by inflating their tables. Otherwise, the
 * PDF library would inflate them again for every document.
 */
import { inflateSync } from 'node:zlib';

const SIGNATURE = 'wOFF';
const HEADER = { woff: 44, sfnt: 12 } as const;
const ENTRY = { woff: 20, sfnt: 16 } as const;

const padded = (length: number) => Math.ceil(length / 4) * 4;

/** The fields for binary search in an OpenType header. */
function searchFields(count: number): readonly [number, number, number] {
  const exponent = Math.floor(Math.log2(count));
  const range = 2 ** exponent * ENTRY.sfnt;
  return [range, exponent, count * ENTRY.sfnt - range];
}

/** Converts a WOFF file to OpenType. @throws if it is not WOFF */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== SIGNATURE) throw new Error('This is no WOFF file.');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = HEADER.woff + index * ENTRY.woff;
    const field = (at: number) => woff.readUInt32BE(entry + at);
    const [offset, packed, length] = [field(4), field(8), field(12)];
    const bytes = woff.subarray(offset, offset + packed);
    // WOFF stores a table uncompressed if compression would not make it shorter.
    return {
      tag: woff.subarray(entry, entry + 4),
      sum: entry + 16,
      bytes: packed < length ? inflateSync(bytes) : bytes,
    };
  });

  const directory = HEADER.sfnt + count * ENTRY.sfnt;
  const font = Buffer.alloc(tables.reduce((size, { bytes }) => size + padded(bytes.length), directory));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  for (const [index, field] of searchFields(count).entries()) font.writeUInt16BE(field, 6 + index * 2);
  let at = directory;
  for (const [index, { tag, sum, bytes }] of tables.entries()) {
    const entry = HEADER.sfnt + index * ENTRY.sfnt;
    tag.copy(font, entry);
    woff.copy(font, entry + 4, sum, sum + 4);
    font.writeUInt32BE(at, entry + 8);
    font.writeUInt32BE(bytes.length, entry + 12);
    bytes.copy(font, at);
    at += padded(bytes.length);
  }
  return font;
}
