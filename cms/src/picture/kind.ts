/** The kinds of picture that are taken in. SVG is none of them: it is a document that can carry scripts. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const ascii = (bytes: Buffer, start: number, end: number) => bytes.toString('latin1', start, end);

/** Where the brands of an ISO media file end at most; what is listed beyond is of no interest. In bytes. */
const BRANDS_END = 256;

/** Whether an ISO media file (AVIF and HEIC are both) calls itself AVIF, alone or among other brands. */
const isAvif = (bytes: Buffer): boolean => {
  if (bytes.length < 16 || ascii(bytes, 4, 8) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, BRANDS_END);
  for (let at = 8; at + 4 <= end; at += 4) {
    // Between the first brand and the others stands a version number.
    if (at !== 12 && /^avi[fs]$/.test(ascii(bytes, at, at + 4))) return true;
  }
  return false;
};

/** What a file is by its first bytes, whatever it is called; null when it is none of the kinds that are taken. */
export function kindOf(bytes: Buffer): PictureKind | null {
  if (ascii(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  return isAvif(bytes) ? 'avif' : null;
}
