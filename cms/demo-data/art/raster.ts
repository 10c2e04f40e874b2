/** Operations on decoded pictures. */
import sharp, { type OverlayOptions, type Sharp } from 'sharp';

/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels with four channels: red, green, blue and opacity. */
export interface Raster extends Size {
  readonly data: Buffer;
}

const rawOf = ({ width, height }: Size) => ({ width, height, channels: 4 as const });

/** Decodes a picture and applies `change`. The source is a file's path, a file's bytes, or pixels. */
export async function rasterOf(source: string | Buffer | Raster, change: (image: Sharp) => Sharp): Promise<Raster> {
  const isFile = typeof source === 'string' || Buffer.isBuffer(source);
  const image = isFile ? sharp(source) : sharp(source.data, { raw: rawOf(source) });
  const { data, info } = await change(image.ensureAlpha()).raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Creates a layer from pixels, with its upper left corner at a point. */
export const overlay = (raster: Raster, left: number, top: number): OverlayOptions => ({
  input: raster.data,
  raw: rawOf(raster),
  left,
  top,
});

/** Creates a shadow: the same outline in one colour (`#rrggbb`), with a third of the opacity. */
export function silhouette(raster: Raster, colour: string): Raster {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
  const data = Buffer.from(raster.data);
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    data[pixel] = red;
    data[pixel + 1] = green;
    data[pixel + 2] = blue;
    data[pixel + 3] = (data[pixel + 3] ?? 0) / 3;
  }
  return { ...raster, data };
}

/** Blurs pixels and creates a layer at the same position, enlarged for the soft edge. */
export async function blurred(raster: Raster, sigma: number, left: number, top: number): Promise<OverlayOptions> {
  const room = Math.ceil(sigma * 3);
  const sides = { top: room, bottom: room, left: room, right: room };
  const soft = await rasterOf(raster, (image) => image.extend({ ...sides, background: '#0000' }).blur(sigma));
  return overlay(soft, left - room, top - room);
}

/**
 * Draws layers on an SVG background, as PNG. PNG is fast to write and lossless; the picture is encoded again when
 * stored.
 */
export function encoded(groundSvg: string, layers: readonly OverlayOptions[]): Promise<Buffer> {
  return sharp(Buffer.from(groundSvg))
    .composite([...layers])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
