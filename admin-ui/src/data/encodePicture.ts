import { MAX_PICTURE_SIDE_PX } from '@qaima/schemas';

/** A part of an upright picture, in pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Decodes a picture upright. @throws if the browser can't read the file as a picture */
export const decodePicture = (file: File): Promise<ImageBitmap> =>
  createImageBitmap(file, { imageOrientation: 'from-image' });

/**
 * The scale factor for an upload. The longer side becomes at most `MAX_PICTURE_SIDE_PX`; small pictures keep their size
 * (1).
 */
export const uploadScale = (width: number, height: number): number =>
  Math.min(1, MAX_PICTURE_SIDE_PX / Math.max(width, height));

/**
 * Scales a part of a picture by {@link uploadScale} and encodes it as WebP, which keeps the transparency of logos.
 * @param quality 0 to 1
 * @returns null if the browser can't encode it
 */
export function encodePicture(
  bitmap: ImageBitmap,
  { x, y, width, height }: PictureArea,
  quality: number,
): Promise<Blob | null> {
  const scale = uploadScale(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality));
}
