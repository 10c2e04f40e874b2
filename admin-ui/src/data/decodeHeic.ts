/** Converts photos of iPhones (HEIC), which the server does not accept, to JPEG. */
import { decodePicture, encodePicture } from './encodePicture.js';
import type { DecodedHeic } from './heicWorker.js';

const QUALITY = 0.92;

/** The decoder has about 2 MB and is loaded only here, where the browser can't read the photo. */
function decodeInWorker(bytes: ArrayBuffer): Promise<ImageBitmap> {
  const worker = new Worker(new URL('heicWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<ImageBitmap>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('The decoder could not be loaded.')));
    worker.addEventListener('message', ({ data }: MessageEvent<DecodedHeic>) =>
      data ? resolve(data) : reject(new Error('The photo is damaged.')),
    );
    worker.postMessage(bytes, [bytes]);
  }).finally(() => worker.terminate());
}

/** @throws if neither the browser nor the decoder can read the photo */
export async function heicToJpeg(file: File): Promise<File> {
  const bitmap = await decodePicture(file).catch(async () => decodeInWorker(await file.arrayBuffer()));
  try {
    const { width, height } = bitmap;
    const jpeg = await encodePicture(bitmap, { x: 0, y: 0, width, height }, QUALITY, 'image/jpeg');
    if (!jpeg) throw new Error('The photo could not be encoded.');
    return new File([jpeg], file.name, { type: jpeg.type });
  } finally {
    bitmap.close();
  }
}
