/** Resizes photos before the upload, because phones take larger pictures than menus show. */
import { decodePicture, encodePicture, uploadScale } from './encodePicture.js';

/** Smaller files are uploaded unchanged. */
const SMALL_ENOUGH_BYTES = 512 * 1024;
const QUALITY = 0.88;

/**
 * Scales a picture for the upload, and turns it upright.
 * @throws if the browser can't read the file as a picture
 */
export async function resizePicture(file: File): Promise<Blob> {
  const bitmap = await decodePicture(file);
  const { width, height } = bitmap;
  try {
    if (uploadScale(width, height) === 1 && file.size <= SMALL_ENOUGH_BYTES) return file;
    const smaller = await encodePicture(bitmap, { x: 0, y: 0, width, height }, QUALITY);
    return smaller && smaller.size < file.size ? smaller : file;
  } finally {
    bitmap.close();
  }
}
