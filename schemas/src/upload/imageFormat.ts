/** Accepted picture formats. SVG is not accepted, because it can contain scripts. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** The number of bytes from the start of a file that `detectImageFormat` needs. */
export const IMAGE_HEADER_BYTES = 256;

const ascii = (bytes: Uint8Array, start: number, end: number) => String.fromCharCode(...bytes.subarray(start, end));

/**
 * Whether an ISO media file (AVIF or HEIC) is AVIF. It is if its major brand or one of its compatible brands is AVIF's.
 */
const isAvif = (bytes: Uint8Array): boolean => {
  if (bytes.length < 16 || ascii(bytes, 4, 8) !== 'ftyp') return false;
  const boxBytes = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const end = Math.min(boxBytes, bytes.length, IMAGE_HEADER_BYTES);
  for (let at = 8; at + 4 <= end; at += 4) {
    // The bytes from 12 contain the minor version, not a brand.
    if (at !== 12 && /^avi[fs]$/.test(ascii(bytes, at, at + 4))) return true;
  }
  return false;
};

/** Detects the format of a file from its first bytes, not from its name; null unless it is an accepted picture. */
export function detectImageFormat(bytes: Uint8Array): ImageFormat | null {
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  return isAvif(bytes) ? 'avif' : null;
}
