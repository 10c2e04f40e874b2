import { MAX_PICTURE_SIDE_PX, detectImageFormat } from '@qaima/schemas';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { HttpError } from '../errors/httpError';

/**
 * The maximum number of pixels, checked by the header before decoding. A small file can claim any size, and each pixel
 * needs memory. AVIF can't be decoded in parts, so its limit is lower: 40 megapixels of AVIF take 740 MB of memory, 16
 * take 290 MB (400 MB with 12 bits per channel). Of the other formats, an interlaced 16-bit PNG takes the most: 400 MB
 * for 40 megapixels.
 */
const MAX_MEGAPIXELS = 40;
const MAX_AVIF_MEGAPIXELS = 16.8;

/** Pictures above these sizes take hundreds of megabytes to decode, so only one is decoded at a time. */
const LARGE_MEGAPIXELS = 12;
const LARGE_AVIF_MEGAPIXELS = 4;
const oneAtATime = pLimit(1);

const MEGA = 1_000_000;

/** The timeout of decoding. Normal pictures of ten megabytes take far less. */
const DECODE_TIMEOUT_SECONDS = 30;

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

/** Decoded pixels, eight bits per channel, in sRGB with or without alpha. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

const unreadable = (cause: unknown) => new HttpError(415, BROKEN, { cause });

/** The number of pixels according to the header. */
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
      .timeout({ seconds: DECODE_TIMEOUT_SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, channels: info.channels };
  } catch (error) {
    throw unreadable(error);
  }
}

/**
 * Decodes an uploaded picture. If a side is longer than {@link MAX_PICTURE_SIDE_PX}, scales the picture down. Rotates
 * it by its EXIF orientation. Decodes only the first frame of an animation. Discards metadata.
 * @throws {HttpError} 415 for an unsupported or damaged file, 413 for too many pixels
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
  return isLarge ? oneAtATime(() => shrunk(bytes)) : shrunk(bytes);
}
