import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PICTURE_ID_LENGTH,
  pictureIdsIn,
  pictureFileName,
  toPicture,
  smallerWidths,
  thumbhashFromUrl,
  variantFileName,
} from './picture.js';

const facts = fc.record({
  id: fc
    .constantFrom(PICTURE_ID_LENGTH, 24)
    .chain((length) => fc.string({ unit: fc.constantFrom(...'abcxyz0189'), minLength: length, maxLength: length })),
  width: fc.integer({ min: 1, max: 2048 }),
  height: fc.integer({ min: 1, max: 2048 }),
  thumbhash: fc.string({ unit: fc.constantFrom(...'AZaz09-_'), minLength: 7, maxLength: 54 }),
});

describe('a picture’s name', () => {
  it('tells all that it was made of', () => {
    fc.assert(
      fc.property(facts, (known) => {
        expect(toPicture(pictureFileName(known))).toMatchObject(known);
      }),
    );
  });

  it('is found in a text, but not by its smaller widths', () => {
    fc.assert(
      fc.property(fc.array(facts), (known) => {
        const names = known.map(pictureFileName);
        const ids = known.map(({ id }) => id);
        expect(pictureIdsIn(JSON.stringify(names.map((image) => ({ image, note: 'a-1x1' }))))).toEqual(ids);
        expect(pictureIdsIn(names.map((name) => variantFileName(name, 160)).join())).toEqual([]);
      }),
    );
  });

  it('offers its own width and the smaller steps, each by a name of its own', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const picture = toPicture(pictureFileName(known));
        expect(picture?.widths).toEqual([...smallerWidths(known.width), known.width]);
        const candidates = picture?.srcset?.split(', ').map((candidate) => candidate.split(' ')) ?? [];
        expect(candidates.map(([, width]) => width)).toEqual(picture?.widths.map((width) => `${width}w`));
        expect(new Set(candidates.map(([address]) => address)).size).toBe(candidates.length);
        expect(candidates.at(-1)?.[0]).toBe(picture?.src);
      }),
    );
  });

  it('says its placeholder wherever it stands in an address', () => {
    fc.assert(
      fc.property(facts, (known) => {
        const picture = toPicture(pictureFileName(known));
        const addresses = picture?.srcset?.split(', ').map((candidate) => candidate.split(' ')[0] ?? '') ?? [];
        for (const address of addresses)
          expect(thumbhashFromUrl(`https://menu.example${address}`)).toBe(known.thumbhash);
      }),
    );
    expect(thumbhashFromUrl('https://menu.example/public/uploads/photo.webp')).toBeNull();
  });

  it('is read to the letter', () => {
    const name = 'k3j5h6g7f8d9s0a1q2w3e4r5-800x600-1QcSHQRnh493V4dIh4eXh1h4kJUI.webp';
    expect(toPicture(name)).toMatchObject({
      src: `/public/uploads/${name}`,
      widths: [160, 320, 640, 800],
      height: 600,
    });
    expect(variantFileName(name, 320)).toBe('k3j5h6g7f8d9s0a1q2w3e4r5-800x600-1QcSHQRnh493V4dIh4eXh1h4kJUI.320.webp');
    expect(smallerWidths(160)).toEqual([]);
  });

  it('in an old format leads to its file, never outside the uploads', () => {
    const old = toPicture('logo صورة.png');
    expect(old).toMatchObject({
      src: `/public/uploads/${encodeURIComponent('logo صورة.png')}`,
      width: null,
      srcset: null,
    });
    expect(toPicture('../../etc/passwd')?.src).toBe('/public/uploads/..%2F..%2Fetc%2Fpasswd');
    expect(toPicture('k3j5h6g7f8d9s0a1q2w3e4r5-0x600-abc.webp')?.width).toBeNull();
    expect([null, undefined, ''].map(toPicture)).toEqual([null, null, null]);
  });
});
