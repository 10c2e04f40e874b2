/** Every picture of the demo by its key. */
import { cafeRecipes } from './cafeRecipes';
import { galleryRecipes } from './galleryRecipes';
import type { Recipe } from './recipe';
import { restaurantRecipes } from './restaurantRecipes';

export const recipes = { ...restaurantRecipes, ...galleryRecipes, ...cafeRecipes } satisfies Record<string, Recipe>;

export type PictureKey = keyof typeof recipes;
