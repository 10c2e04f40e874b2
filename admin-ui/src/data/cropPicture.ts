import { decodePicture, encodePicture, type PictureArea } from './encodePicture.js';

const QUALITY = 0.9;

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3;

/** The visible part of a picture. */
export interface PictureCut {
  /** In the turned picture; null: all of it. */
  readonly area: PictureArea | null;
  readonly turns: Turns;
}

function turned(bitmap: ImageBitmap, turns: Turns): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const { width, height } = bitmap;
  [canvas.width, canvas.height] = turns % 2 === 1 ? [height, width] : [width, height];
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((turns * Math.PI) / 2);
  context?.drawImage(bitmap, -width / 2, -height / 2);
  return canvas;
}

/**
 * Returns a part of a picture for the upload, turned.
 * @throws if the browser can't read the file as a picture
 */
export async function cropPicture(file: File, { area, turns }: PictureCut): Promise<File> {
  const bitmap = await decodePicture(file);
  try {
    const upright = turns === 0 ? bitmap : turned(bitmap, turns);
    const whole = { x: 0, y: 0, width: upright.width, height: upright.height };
    const cropped = await encodePicture(upright, area ?? whole, QUALITY);
    if (!cropped) throw new Error('The picture could not be encoded.');
    return new File([cropped], file.name, { type: cropped.type });
  } finally {
    bitmap.close();
  }
}
