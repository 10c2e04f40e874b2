/** Decodes a HEIC photo outside of the page's thread, because a photo takes seconds. */
import createDecoder from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

/** The message from the worker; null if the file is damaged. */
export type DecodedHeic = ImageBitmap | null;

async function decode(bytes: ArrayBuffer): Promise<DecodedHeic> {
  const { HeifDecoder } = createDecoder();
  // The first image is the photo; others are its thumbnails and depth.
  const [photo] = new HeifDecoder().decode(bytes);
  if (!photo) return null;
  const pixels = new ImageData(photo.get_width(), photo.get_height());
  const drawn = await new Promise<ImageData | null>((resolve) => photo.display(pixels, resolve));
  return drawn && createImageBitmap(drawn);
}

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  const answer = (decoded: DecodedHeic) => postMessage(decoded, { transfer: decoded ? [decoded] : [] });
  decode(data).then(answer, () => answer(null));
});
