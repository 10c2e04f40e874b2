/**
 * Names of stored pictures: `{12 random a-z0-9}-{width}x{height}-{thumbhash, base64url}.webp`. A smaller width of the
 * picture is named `….320.webp`. Older names start with 24 characters. From the name alone, pages compute the size, the
 * placeholder and `srcset`. Each upload gets a new name.
 */

/** The URL path of stored files. (docs/spec/api.md#uploads) */
export const UPLOADS_PATH = '/public/uploads/';

/** The widths in which a picture is also stored, if they are below its own width. */
export const PICTURE_WIDTHS_PX = [160, 320, 640, 1024, 2048] as const;

/** Maximum length of a stored picture's longer side. */
export const MAX_PICTURE_SIDE_PX = 2048;

/**
 * Length of a new picture's id. Pages name hundreds of pictures, and random characters do not compress; 62 random bits
 * stay unique.
 */
export const PICTURE_ID_LENGTH = 12;

export interface PictureMetadata {
  /** Random lower-case letters and digits. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The placeholder: a thumbhash in base64url without padding. */
  readonly thumbhash: string;
}

/** A picture as a page shows it. If the file name does not have the format above, only `src` is known. */
export type Picture =
  | (PictureMetadata & {
      readonly src: string;
      readonly srcset: string;
      /** Ascending; the last one is the picture's own width. */
      readonly widths: readonly number[];
    })
  | {
      readonly id: null;
      readonly width: null;
      readonly height: null;
      readonly thumbhash: null;
      readonly src: string;
      readonly srcset: null;
      readonly widths: readonly [];
    };

const NAME = /^([a-z0-9]{12,24})-([1-9]\d{0,4})x([1-9]\d{0,4})-([\w-]{1,64})\.webp$/;

export function pictureFileName({ id, width, height, thumbhash }: PictureMetadata): string {
  return `${id}-${width}x${height}-${thumbhash}.webp`;
}

/** The file name of a picture at a smaller width. */
export function variantFileName(fileName: string, width: number): string {
  return fileName.replace(/\.webp$/, `.${width}.webp`);
}

/** The smaller widths that are stored for a picture of this width. */
export function smallerWidths(width: number): readonly number[] {
  return PICTURE_WIDTHS_PX.filter((step) => step < width);
}

const uploadUrl = (fileName: string) => `${UPLOADS_PATH}${encodeURIComponent(fileName)}`;

const HASH_IN_ADDRESS = /\/[a-z0-9]{12,24}-\d+x\d+-([\w-]{1,64})(?:\.\d+)?\.webp$/;

/** The thumbhash in a picture's URL, at any width; null without one. */
export const thumbhashFromUrl = (address: string): string | null => HASH_IN_ADDRESS.exec(address)?.[1] ?? null;

const NAMES = /([a-z0-9]{12,24})-[1-9]\d{0,4}x[1-9]\d{0,4}-[\w-]{1,64}\.webp/g;

/** The ids of all pictures named in a text such as JSON. Names of smaller widths do not count. */
export const pictureIdsIn = (text: string): string[] => Array.from(text.matchAll(NAMES), ([, id = '']) => id);

/** Everything a page needs to show a stored file; null without a file name. */
export function toPicture(fileName: string | null | undefined): Picture | null {
  if (!fileName) return null;
  const src = uploadUrl(fileName);
  const [, id, wide, high, thumbhash] = NAME.exec(fileName) ?? [];
  if (id === undefined || thumbhash === undefined) {
    return { id: null, width: null, height: null, thumbhash: null, src, srcset: null, widths: [] };
  }
  const width = Number(wide);
  const smaller = smallerWidths(width);
  const candidates = smaller.map((step) => `${uploadUrl(variantFileName(fileName, step))} ${step}w`);
  return {
    id,
    width,
    height: Number(high),
    thumbhash,
    src,
    srcset: [...candidates, `${src} ${width}w`].join(', '),
    widths: [...smaller, width],
  };
}
