import { MAX_PICTURE_SIDE_PX, detectImageFormat } from '@qaima/schemas';
import sharp from 'sharp';
import { HttpError } from '../errors/httpError';
import { turnstile } from '../jobs/semaphore';

/**
 * The most pixels that are decoded, judged by the header: a file of a kilobyte can claim any size, and each pixel costs
 * memory. AVIF cannot be decoded in parts: 40 megapixels of it take 740 MB, 16 take 290 (400 with 12 bits a channel).
 * The worst of the other formats, an interlaced PNG of 16 bits, takes 400 MB for 40.
 */
const MAX_MEGAPIXELS = 40;
const MAX_AVIF_MEGAPIXELS = 16.8;

/** Pictures above this size take hundreds of megabytes to decode, so they are decoded one at a time. */
const LARGE_MEGAPIXELS = 12;
const LARGE_AVIF_MEGAPIXELS = 4;
const alone = turnstile(1);

const MEGA = 1_000_000;

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
  ar: `أبعاد الصورة كبيرة جدًا، فالحد الأعلى ${MAX_MEGAPIXELS} ميغابكسل.`,
  en: `The picture is too large: at most ${MAX_MEGAPIXELS} megapixels are accepted.`,
};
const TOO_LARGE_AVIF = {
  ar: `أبعاد الصورة كبيرة جدًا، فالحد الأعلى بصيغة AVIF هو ${Math.floor(MAX_AVIF_MEGAPIXELS)} ميغابكسل. جرّب صيغة JPEG.`,
  en: `The picture is too large: at most ${Math.floor(MAX_AVIF_MEGAPIXELS)} megapixels are accepted as AVIF. Try JPEG.`,
};

/** Pixels row by row, eight bits a channel, as sRGB with or without alpha. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

const unreadable = (cause: unknown) => new HttpError(415, BROKEN, { cause });

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
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_MEGAPIXELS * MEGA, failOn: 'error' })
      .autoOrient()
      .resize(MAX_PICTURE_SIDE_PX, MAX_PICTURE_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
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
 * The pixels of a picture that somebody sent, at most {@link MAX_PICTURE_SIDE_PX} on a side, turned as its camera was held;
 * of an animated one the first frame. Nothing else of the file is kept.
 *
 * @throws {HttpError} 415 for another kind of file and for a damaged one, 413 for too many pixels
 */
export async function decode(bytes: Buffer): Promise<Pixels> {
  if (bytes.length === 0) throw new HttpError(415, EMPTY);
  const kind = detectImageFormat(bytes);
  if (kind === null) throw new HttpError(415, OTHER_KIND);
  const isAvif = kind === 'avif';
  const megapixels = (await claimedPixels(bytes)) / MEGA;
  if (megapixels > MAX_MEGAPIXELS) throw new HttpError(413, TOO_LARGE);
  if (isAvif && megapixels > MAX_AVIF_MEGAPIXELS) throw new HttpError(413, TOO_LARGE_AVIF);
  const isLarge = megapixels > (isAvif ? LARGE_AVIF_MEGAPIXELS : LARGE_MEGAPIXELS);
  return isLarge ? alone(() => shrunk(bytes)) : shrunk(bytes);
}
