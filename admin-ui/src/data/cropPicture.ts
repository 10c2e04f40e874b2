import { decodePicture, encodePicture, type PictureArea } from './encodePicture.js';

const QUALITY = 0.9;

/**
 * Returns a part of a picture for the upload.
 * @throws if the browser can't read the file as a picture
 */
export async function cropPicture(file: File, area: PictureArea): Promise<File> {
  const bitmap = await decodePicture(file);
  try {
    const cropped = await encodePicture(bitmap, area, QUALITY);
    if (!cropped) throw new Error('The picture could not be encoded.');
    return new File([cropped], file.name, { type: cropped.type });
  } finally {
    bitmap.close();
  }
}
