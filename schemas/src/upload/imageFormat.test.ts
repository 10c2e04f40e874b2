import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectImageFormat } from './imageFormat.js';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

const HEADS = [
  ['jpeg', '\xff\xd8\xff\xe0'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['webp', 'RIFF\0\0\0\0WEBPVP8 '],
  ['gif', 'GIF89a'],
  ['avif', '\0\0\0\x1cftypmif1\0\0\0\0mif1avif'],
] as const;

describe('the format of a picture', () => {
  it.each(HEADS)('is %s by its first bytes, whatever follows and at any offset', (kind, head) => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), fc.nat(20), (rest, offset) => {
        const file = new Uint8Array([...new Uint8Array(offset), ...bytesOf(head), ...rest]);
        expect(detectImageFormat(file.subarray(offset))).toBe(kind);
      }),
    );
  });

  it.each([
    ['a PDF', '%PDF-1.7'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['a HEIC photo', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['a sound', 'RIFF\0\0\0\0WAVEfmt '],
    ['an empty file', ''],
  ])('is none for %s', (_, head) => {
    expect(detectImageFormat(bytesOf(head))).toBeNull();
  });
});
