/** Converts an uploaded picture to the files that are stored. (docs/spec/domain.md#pictures) */
import { PICTURE_ID_LENGTH, pictureFileName, smallerWidths, variantFileName } from '@qaima/schemas';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { randomToken } from '../database/ids';
import { decode, type Pixels } from './decode';

export interface PictureFile {
  readonly name: string;
  readonly buffer: Buffer;
  readonly width: number;
  readonly height: number;
}

export interface EncodedPicture {
  /** The file name that references use; it is the name of the first file. */
  readonly name: string;
  /** The picture itself, followed by its smaller widths, ascending. */
  readonly files: readonly [PictureFile, ...PictureFile[]];
}

/** A WebP quality at which pictures of food are small and still look good. */
const QUALITY = 78;

/** The longer side of the picture from which the thumbhash is computed; the algorithm allows no more. */
const THUMBHASH_SIDE_PIXELS = 100;

/** Small servers have two cores, and each picture takes some hundred megabytes. */
const MAX_PARALLEL_PICTURES = 2;

// One thread per picture: two pictures use two cores and leave half of the thread pool free.
sharp.concurrency(1);
sharp.cache(false);

const limited = pLimit(MAX_PARALLEL_PICTURES);

const from = ({ data, width, height, channels }: Pixels) => sharp(data, { raw: { width, height, channels } });

async function thumbhashOf(pixels: Pixels): Promise<string> {
  const { data, info } = await from(pixels)
    .resize(THUMBHASH_SIDE_PIXELS, THUMBHASH_SIDE_PIXELS, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64url');
}

async function fileOf(pixels: Pixels, name: string, width: number): Promise<PictureFile> {
  const { data, info } = await from(pixels)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { name, buffer: data, width: info.width, height: info.height };
}

/**
 * Encodes a picture as WebP under a new random name, with its smaller widths. The files contain only pixels, without
 * metadata.
 * @throws {HttpError} 415 for an unsupported file, 413 for too many pixels
 */
export function encode(bytes: Buffer): Promise<EncodedPicture> {
  return limited(async () => {
    const pixels = await decode(bytes);
    const { width, height } = pixels;
    const name = pictureFileName({
      id: randomToken(PICTURE_ID_LENGTH),
      width,
      height,
      thumbhash: await thumbhashOf(pixels),
    });
    const smaller: PictureFile[] = [];
    // Encodes one width after another. In parallel, they would occupy the whole thread pool.
    for (const step of smallerWidths(width)) smaller.push(await fileOf(pixels, variantFileName(name, step), step));
    return { name, files: [await fileOf(pixels, name, width), ...smaller] };
  });
}
