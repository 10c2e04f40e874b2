/** All pictures of the demo, by key. */
import { cafeCompositions } from './cafeCompositions';
import { galleryCompositions } from './galleryCompositions';
import type { Composition } from './composition';
import { restaurantCompositions } from './restaurantCompositions';

export const compositions = { ...restaurantCompositions, ...galleryCompositions, ...cafeCompositions } satisfies Record<
  string,
  Composition
>;

export type PictureKey = keyof typeof compositions;
