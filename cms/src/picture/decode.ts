import { LARGEST_SIDE } from '@qaima/schemas';
import sharp from 'sharp';
import { Refusal } from '../contract/refusals';
import { kindOf } from './kind';
import { turnstile } from './turnstile';

/** More pixels than this are not decoded: a small file can claim any size, and each pixel costs memory. */
const MOST_PIXELS = 40_000_000;

/** Decoding more than this at once can take 800 MB (an AVIF of 40 megapixels), so such pictures go one by one. */
const LARGE = 12_000_000;
const alone = turnstile(1);

/** The longest that decoding may take, in seconds: no honest picture of ten megabytes comes near it. */
const PATIENCE = 30;

const EMPTY = { ar: 'الملف فارغ.', en: 'The file is empty.' };
const OTHER_KIND = {
  ar: 'تُقبل الصور بصيغة JPEG أو PNG أو WebP أو AVIF أو GIF فقط.',
  en: 'Only JPEG, PNG, WebP, AVIF and GIF pictures are accepted.',
};
const BROKEN = {
  ar: 'تعذّرت قراءة الصورة، فالملف تالف أو غير مكتمل.',
  en: 'The picture can’t be read: the file is damaged or not complete.',
};
const TOO_LARGE = {
  ar: 'أبعاد الصورة كبيرة جدًا، فالحد الأعلى 40 ميغابكسل.',
  en: 'The picture is too large: at most 40 megapixels are accepted.',
};

/** Pixels row by row, eight bits a channel, as sRGB with or without alpha. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

const unreadable = (cause: unknown) => new Refusal(415, BROKEN, { cause });

/** The size that a file claims, known from its header alone. */
async function claimedPixels(bytes: Buffer): Promise<number> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false, failOn: 'error' }).metadata();
    return width * height;
  } catch (error) {
    throw unreadable(error);
  }
}

async function shrunk(bytes: Buffer): Promise<Pixels> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .timeout({ seconds: PATIENCE })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels };
  } catch (error) {
    throw unreadable(error);
  }
}

/**
 * The pixels of a picture that somebody sent, at most {@link LARGEST_SIDE} on a side, turned as its camera was held;
 * of an animated one the first frame. Nothing else of the file is kept.
 *
 * @throws {Refusal} 415 for another kind of file and for a damaged one, 413 for too many pixels
 */
export async function decode(bytes: Buffer): Promise<Pixels> {
  if (bytes.length === 0) throw new Refusal(415, EMPTY);
  if (kindOf(bytes) === null) throw new Refusal(415, OTHER_KIND);
  const pixels = await claimedPixels(bytes);
  if (pixels > MOST_PIXELS) throw new Refusal(413, TOO_LARGE);
  return pixels > LARGE ? alone(() => shrunk(bytes)) : shrunk(bytes);
}
