/** Resizes photos before the upload, because phones take larger pictures than menus show. */
import { MAX_PICTURE_SIDE_PX } from '@qaima/schemas';

/** Smaller files are uploaded unchanged. */
const SMALL_ENOUGH_BYTES = 512 * 1024;
const QUALITY = 0.88;

/**
 * Scales a picture so that its longer side is at most `MAX_PICTURE_SIDE_PX`, and turns it upright.
 * @throws if the browser can't read the file as a picture
 */
export async function resizePicture(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const scale = Math.min(1, MAX_PICTURE_SIDE_PX / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size <= SMALL_ENOUGH_BYTES) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
    return smaller && smaller.size < file.size ? smaller : file;
  } finally {
    bitmap.close();
  }
}
