import { crc32 } from 'node:zlib';
import { MAX_PICTURE_SIDE_PX, toPicture, smallerWidths } from '@qaima/schemas';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { thumbHashToAverageRGBA } from 'thumbhash';
import { encode } from './encode';

/** A test timeout for a machine that runs other tests too. */
const TIMEOUT_MS = 60_000;

const RED = '#d0282e';

const plain = (width: number, height: number, background = RED): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** The left half is red and the right half blue, so a rotation is visible. */
const halves = (width: number, height: number): Sharp =>
  plain(width, height).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#2040c0' } }, left: width / 2, top: 0 },
  ]);

const noise = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: RED, noise: { type: 'gaussian', mean: 128, sigma: 60 } } });

const refusalOf = async (bytes: Buffer) => {
  try {
    await encode(bytes);
  } catch (error) {
    return error;
  }
  throw new Error('It was taken.');
};

const colourAt = async (webp: Buffer, left: number, top: number) => {
  const pixel = await sharp(webp).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
};

const isReddish = ([red = 0, , blue = 0]: readonly number[]) => red > 2 * blue;

describe('a picture that is taken in', { timeout: TIMEOUT_MS }, () => {
  const made: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
    JPEG: (picture) => picture.jpeg(),
    'progressive JPEG in CMYK': (picture) => picture.toColourspace('cmyk').jpeg({ progressive: true }),
    PNG: (picture) => picture.png(),
    'PNG of 16 bits': (picture) => picture.toColourspace('rgb16').png(),
    'PNG with a palette': (picture) => picture.png({ palette: true }),
    WebP: (picture) => picture.webp(),
    AVIF: (picture) => picture.avif({ effort: 0 }),
    GIF: (picture) => picture.gif(),
  };

  it.each(Object.entries(made))('%s is stored as WebP with its smaller widths', async (_, make) => {
    const { name, files } = await encode(await make(plain(700, 500)).toBuffer());
    expect(toPicture(name)).toMatchObject({ width: 700, height: 500, widths: [160, 320, 640, 700] });
    expect(files.map(({ width, height }) => [width, height])).toEqual([
      [700, 500],
      [160, 114],
      [320, 229],
      [640, 457],
    ]);
    for (const { buffer, width, height } of files) {
      expect(await sharp(buffer).metadata()).toMatchObject({ format: 'webp', width, height });
    }
    expect(isReddish(await colourAt(files[0].buffer, 350, 250))).toBe(true);
  });

  it('is one of the files that its name speaks of, no more and no less', async () => {
    const { name, files } = await encode(await plain(700, 500).png().toBuffer());
    const offered = toPicture(name)
      ?.srcset?.split(', ')
      .map((candidate) => candidate.split(' ')[0]);
    expect(files.map((file) => `/public/uploads/${file.name}`).sort()).toEqual(offered?.sort());
  });

  it('gets another name each time', async () => {
    const bytes = await plain(20, 20).png().toBuffer();
    const names = await Promise.all(Array.from({ length: 5 }, async () => (await encode(bytes)).name));
    expect(new Set(names).size).toBe(5);
  });

  it('is shrunk to the largest side, never enlarged', async () => {
    const tall = await encode(await plain(1000, 4000).jpeg().toBuffer());
    expect(tall.files[0]).toMatchObject({ width: 512, height: MAX_PICTURE_SIDE_PX });
    expect(tall.files).toHaveLength(1 + smallerWidths(512).length);
    const strip = await encode(await plain(9000, 1).png().toBuffer());
    expect(strip.files[0]).toMatchObject({ width: MAX_PICTURE_SIDE_PX, height: 1 });
    const dot = await encode(await plain(1, 1).png().toBuffer());
    expect(dot.files).toHaveLength(1);
    expect(toPicture(dot.name)).toMatchObject({ width: 1, height: 1, widths: [1] });
  });

  it('is turned as the camera was held', async () => {
    const lying = await halves(400, 200).jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer();
    const { files } = await encode(lying);
    expect(files[0]).toMatchObject({ width: 200, height: 400 });
    expect(isReddish(await colourAt(files[0].buffer, 100, 50))).toBe(true);
    expect(isReddish(await colourAt(files[0].buffer, 100, 350))).toBe(false);
  });

  it('loses what it says of its place and its maker', async () => {
    const exif = { IFD0: { Copyright: 'Secret Owner' }, IFD3: { GPSLatitude: '31/1 57/1 0/1' } };
    const telling = await plain(300, 200)
      .jpeg()
      .withExif(exif)
      .withXmp('<x:xmpmeta>Secret Owner</x:xmpmeta>')
      .toBuffer();
    expect(telling.includes('Secret Owner')).toBe(true);
    for (const { buffer } of (await encode(telling)).files) {
      const { exif: kept, xmp, icc, orientation } = await sharp(buffer).metadata();
      expect([kept, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      expect(buffer.includes('Secret')).toBe(false);
    }
  });

  it('keeps what is transparent', async () => {
    const round = sharp({
      create: { width: 400, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .composite([{ input: { create: { width: 200, height: 200, channels: 4, background: RED } } }])
      .png();
    const { name, files } = await encode(await round.toBuffer());
    for (const { buffer, width } of files) {
      expect(await colourAt(buffer, 2, 2)).toHaveLength(4);
      expect((await colourAt(buffer, 2, 2))[3]).toBe(0);
      expect((await colourAt(buffer, width / 2, width / 2))[3]).toBe(255);
    }
    const average = thumbHashToAverageRGBA(Buffer.from(toPicture(name)?.thumbhash ?? '', 'base64url'));
    expect(average.a).toBeLessThan(0.5);
    expect(average.r).toBeGreaterThan(average.b);
  });

  it('has a placeholder that looks like it', async () => {
    for (const [background, channel] of [
      ['#e01010', 'r'],
      ['#10c010', 'g'],
      ['#1010e0', 'b'],
    ] as const) {
      const { name } = await encode(await plain(640, 480, background).jpeg().toBuffer());
      const average = thumbHashToAverageRGBA(Buffer.from(toPicture(name)?.thumbhash ?? '', 'base64url'));
      expect(average[channel]).toBe(Math.max(average.r, average.g, average.b));
    }
  });

  it('is still when it was moving: its first frame', async () => {
    const frames = [RED, '#2040c0', '#10c010'].map((background) => plain(120, 80, background).png().toBuffer());
    const moving = sharp(await Promise.all(frames), { join: { animated: true } });
    for (const bytes of [await moving.clone().gif().toBuffer(), await moving.clone().webp().toBuffer()]) {
      expect((await sharp(bytes).metadata()).pages).toBe(3);
      const { files } = await encode(bytes);
      expect(files[0]).toMatchObject({ width: 120, height: 80 });
      expect((await sharp(files[0].buffer).metadata()).pages).toBeUndefined();
      expect(isReddish(await colourAt(files[0].buffer, 60, 40))).toBe(true);
    }
  });

  it('is cleaned of what was hidden in it', async () => {
    const script = '<script>alert(document.domain)</script>';
    const trailing = Buffer.concat([await plain(60, 40).gif().toBuffer(), Buffer.from(`${script}PK\x03\x04`)]);
    const commented = await plain(60, 40).jpeg().toBuffer();
    const comment = Buffer.concat([
      commented.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, script.length + 2]),
      Buffer.from(script),
      commented.subarray(2),
    ]);
    for (const bytes of [trailing, comment]) {
      expect(bytes.includes('<script>')).toBe(true);
      for (const { buffer } of (await encode(bytes)).files) expect(buffer.includes('<script>')).toBe(false);
    }
  });

  it('waits its turn when many come at once', async () => {
    const bytes = await noise(400, 300).jpeg().toBuffer();
    const encoded = await Promise.all(Array.from({ length: 12 }, () => encode(bytes)));
    expect(new Set(encoded.map(({ name }) => name)).size).toBe(12);
  });
});

describe('what is refused', { timeout: TIMEOUT_MS }, () => {
  it('is nothing at all', async () => {
    expect(await refusalOf(Buffer.alloc(0))).toMatchObject({ status: 415 });
  });

  const others: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
    SVG: () =>
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'),
    'SVG behind a declaration': () => Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
    PDF: () => Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'),
    TIFF: () => plain(9, 9).tiff().toBuffer(),
    HTML: () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    'a bitmap': () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(80)]),
    'HEIC by its brand': () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
    'a single byte': () => Buffer.from([0xff]),
  };

  it.each(Object.entries(others))('is %s, by its content', async (_, make) => {
    const refusal = await refusalOf(await make());
    expect(refusal).toMatchObject({ status: 415, messages: { en: expect.stringContaining('JPEG') as string } });
  });

  const kinds: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
    JPEG: (picture) => picture.jpeg(),
    PNG: (picture) => picture.png(),
    WebP: (picture) => picture.webp(),
    AVIF: (picture) => picture.avif({ effort: 0 }),
    GIF: (picture) => picture.gif(),
  };

  it.each(Object.entries(kinds))('is a %s that broke off', async (_, make) => {
    const whole = await make(noise(300, 200)).toBuffer();
    for (const share of [0.02, 0.5, 0.9]) {
      const broken = whole.subarray(0, Math.floor(whole.length * share));
      expect(await refusalOf(broken)).toMatchObject({ status: 415 });
    }
  });

  it.each(Object.entries(kinds))('is a %s that holds rubbish behind its first bytes', async (_, make) => {
    const whole = await make(noise(300, 200)).toBuffer();
    const rubbish = Buffer.concat([whole.subarray(0, 16), Buffer.alloc(2000, '<script>alert(1)</script>')]);
    expect(await refusalOf(rubbish)).toMatchObject({ status: 415 });
  });

  it('is a small file that claims 16,000 × 16,000 pixels', async () => {
    const png = await plain(8, 8).png().toBuffer();
    png.writeUInt32BE(16_000, 16);
    png.writeUInt32BE(16_000, 20);
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
    const jpeg = await plain(8, 8).jpeg().toBuffer();
    const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
    jpeg.writeUInt16BE(16_000, frame + 5);
    jpeg.writeUInt16BE(16_000, frame + 7);
    const gif = await plain(8, 8).gif().toBuffer();
    const firstFrame = gif.indexOf(0x2c, 13 + 3 * 2);
    for (const at of [6, 8, firstFrame + 5, firstFrame + 7]) gif.writeUInt16LE(16_000, at);
    const webp = await plain(8, 8).webp({ lossless: true }).toBuffer();
    // The header of lossless WebP: both sides minus one, with 14 bits each, after the signature.
    webp.writeUInt32LE(15_999 * 2 ** 14 + 15_999, webp.indexOf('VP8L') + 9);
    const avif = await plain(64, 64).avif({ effort: 0 }).toBuffer();
    const extent = avif.indexOf('ispe') + 8;
    for (const at of [extent, extent + 4]) avif.writeUInt32BE(16_000, at);
    for (const bomb of [png, jpeg, gif, webp, avif]) {
      expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({
        width: 16_000,
        height: 16_000,
      });
      expect(await refusalOf(bomb)).toMatchObject({ status: 413 });
    }
  });

  it('is a picture of one row beyond 40 megapixels, and not one of 40', async () => {
    expect(await refusalOf(await plain(8000, 5001).png().toBuffer())).toMatchObject({ status: 413 });
    expect((await encode(await plain(8000, 5000).png().toBuffer())).files[0]).toMatchObject({
      width: MAX_PICTURE_SIDE_PX,
    });
  });

  it('is a small AVIF of more than 16 megapixels, since it is decoded whole', async () => {
    const small = await plain(4100, 4100).avif({ effort: 0 }).toBuffer();
    expect(small.length).toBeLessThan(2000);
    expect(await refusalOf(small)).toMatchObject({
      status: 413,
      messages: { en: expect.stringContaining('AVIF') as string },
    });
  });
});
