/** Cuts a part out of a picture before the upload. */
import { MAX_PICTURE_SIDE_PX } from '@qaima/schemas';

/** A part of an upright picture, in its pixels. */
export interface PictureArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const QUALITY = 0.9;

/**
 * Returns a part of a picture as WebP, scaled so that its longer side is at most `MAX_PICTURE_SIDE_PX`. WebP keeps the
 * transparency of logos.
 * @throws if the browser can't read the file as a picture
 */
export async function cropPicture(file: File, { x, y, width, height }: PictureArea): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, MAX_PICTURE_SIDE_PX / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height);
    const cropped = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
    if (!cropped) throw new Error('The picture could not be encoded.');
    return new File([cropped], file.name, { type: cropped.type });
  } finally {
    bitmap.close();
  }
}
