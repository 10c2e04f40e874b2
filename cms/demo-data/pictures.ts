/**
 * The demo's pictures: rendered dishes from `pictures/drawn`, and compositions of foods on a warm background with a
 * lighter disc and soft shadows. A composition is always the same, because no font, clock or random number is used.
 */
import { elementOfCycle } from './elementOfCycle';
import sharp, { type OverlayOptions } from 'sharp';
import { backgroundSvg, markSvg } from './art/backgroundSvg';
import { allDrawings, type DishName } from './art/drawings/allDrawings';
import { type Drawing, svgOf } from './art/drawings/svg';
import { tones } from './art/emoji';
import { emojiFile, renderedPicture } from './art/emojiFile';
import { backgroundColors } from './art/backgroundColors';
import { layouts, type Place } from './art/layouts';
import { blurred, encoded, overlay, type Raster, rasterOf, silhouette, type Size } from './art/raster';
import type { FoodName, FoodComposition, Format, Composition } from './art/composition';
import { type PictureKey, compositions } from './art/compositions';

export type { Size } from './art/raster';

type Piece = Place & { readonly food: FoodName };

/** The size of each format: small-image and large-image items, galleries, main image, logo. */
export const sizes: Readonly<Record<Format, Size>> = {
  square: { width: 640, height: 640 },
  landscape: { width: 1120, height: 630 },
  wide: { width: 1280, height: 640 },
  hero: { width: 1600, height: 900 },
  logo: { width: 512, height: 512 },
};

/**
 * The picture with this key, as PNG. If it was rendered in advance, reads that file; otherwise draws its composition.
 */
export function pictureOf(key: PictureKey): Promise<Buffer> {
  const rendered = renderedPicture(key);
  if (rendered) return sharp(rendered).png({ compressionLevel: 1 }).toBuffer();
  const composition: Composition = compositions[key];
  return compose(composition, sizes[composition.format]);
}

/** Draws a composition in the given size (pixels), as PNG. */
export async function compose(composition: Composition, size: Size): Promise<Buffer> {
  if (!('foods' in composition)) return encoded(markSvg(composition.colour, size), []);
  const pieces = piecesOf(composition);
  const ground = backgroundColors[composition.ground];
  const layers = await Promise.all(pieces.map((piece) => layersOf(piece, ground.shade, size)));
  const standing = pieces.filter(({ blur }) => !blur);
  return encoded(backgroundSvg(ground, composition.format === 'hero', standing, size), layers.flat());
}

/**
 * Assigns a food to each position, furthest position first. If there are too few foods, repeats them from the first
 * one.
 */
function piecesOf({ layout, foods }: FoodComposition): Piece[] {
  const places: readonly Place[] = layouts[layout];
  return places
    .map((place, index) => ({ ...place, food: elementOfCycle(foods, index) }))
    .sort((one, other) => one.depth - other.depth);
}

/** A food and its shadow. Out-of-focus foods have no shadow. */
async function layersOf(piece: Piece, shade: string, { width, height }: Size): Promise<OverlayOptions[]> {
  const food = await foodOf(piece, height);
  const left = Math.round(width / 2 + piece.x * height - food.width / 2);
  const top = Math.round(height / 2 + piece.y * height - food.height / 2);
  if (piece.blur) return [await blurred(food, piece.blur * height, left, top)];
  const cast = await blurred(silhouette(food, shade), height * 0.014, left, top + Math.round(height * 0.02));
  return [cast, overlay(food, left, top)];
}

const isDish = (food: FoodName): food is DishName => food in allDrawings;

/**
 * Scale factors per kind of drawing. Dishes are flat and skewers are thin, so without these factors they would look
 * smaller than emoji.
 */
const scales: Readonly<Record<Drawing['kind'], number>> = {
  bowl: 1.22,
  plate: 1.26,
  bread: 1.22,
  loaf: 1.12,
  ring: 1.1,
  skewers: 1.4,
  glass: 1.08,
};

function foodOf({ food, side, turn }: Piece, height: number): Promise<Raster> {
  const pixels = Math.round(side * height * (isDish(food) ? scales[allDrawings[food].kind] : 1));
  const source = isDish(food) ? Buffer.from(svgOf(allDrawings[food])) : emojiFile(food);
  const tone = isDish(food) ? undefined : tones[food];
  return rasterOf(source, (image) => {
    const toned = tone ? image.modulate(tone) : image;
    return toned.resize(pixels, pixels, { kernel: 'lanczos3' }).rotate(turn, { background: '#0000' });
  });
}
