/**
 * The names of stored pictures. A name carries all that a page needs to know of its picture,
 * `{24 random a-z0-9}-{width}x{height}-{thumbhash, base64url}.webp`; the smaller widths beside it are named
 * `….320.webp`. So size, placeholder and `srcset` are a pure function of the name, and a new upload has a new one.
 */

/** Where stored files are served. (Owner's specification, section 3.) */
export const UPLOADS_PATH = '/public/uploads/';

/** The widths that are kept beside a picture, as far as they are below its own. In pixels. */
export const PICTURE_WIDTHS_PX = [160, 320, 640, 1024, 2048] as const;

/** The longer side of a stored picture at most, in pixels. */
export const MAX_PICTURE_SIDE_PX = 2048;

export interface PictureMetadata {
  /** 24 lower-case letters and digits, random. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The placeholder: a thumbhash in base64url without padding. */
  readonly thumbhash: string;
}

/** A picture as a page shows it. Of a file that is not named so, only `src` is known. */
export type Picture =
  | (PictureMetadata & {
      readonly src: string;
      readonly srcset: string;
      /** Ascending; the last is the picture's own. */
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

const NAME = /^([a-z0-9]{24})-([1-9]\d{0,4})x([1-9]\d{0,4})-([\w-]{1,64})\.webp$/;

export function pictureFileName({ id, width, height, thumbhash }: PictureMetadata): string {
  return `${id}-${width}x${height}-${thumbhash}.webp`;
}

/** The name of a smaller width of a picture. */
export function variantFileName(fileName: string, width: number): string {
  return fileName.replace(/\.webp$/, `.${width}.webp`);
}

/** The smaller widths that are kept of a picture so wide. */
export function smallerWidths(width: number): readonly number[] {
  return PICTURE_WIDTHS_PX.filter((step) => step < width);
}

const uploadUrl = (fileName: string) => `${UPLOADS_PATH}${encodeURIComponent(fileName)}`;

const HASH_IN_ADDRESS = /\/[a-z0-9]{24}-\d+x\d+-([\w-]{1,64})(?:\.\d+)?\.webp$/;

/** The placeholder of the picture that an address leads to, in whichever width; null when its name holds none. */
export const thumbhashFromUrl = (address: string): string | null => HASH_IN_ADDRESS.exec(address)?.[1] ?? null;

const NAMES = /([a-z0-9]{24})-[1-9]\d{0,4}x[1-9]\d{0,4}-[\w-]{1,64}\.webp/g;

/** The ids of all pictures that a text names, JSON for example. Smaller widths are not names of pictures. */
export const pictureIdsIn = (text: string): string[] => Array.from(text.matchAll(NAMES), ([, id = '']) => id);

/** What a page needs to show a stored file, by its name; null when there is none. */
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
