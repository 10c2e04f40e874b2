/** How a picture is described: its format, ground, layout and foods, the main one first. */
import type { DishName } from './drawn/dishes';
import type { EmojiName } from './emoji';
import type { GroundName } from './grounds';
import type { LayoutName } from './layouts';

export type Format = 'square' | 'landscape' | 'wide' | 'hero' | 'logo';
export type FoodName = EmojiName | DishName;

/** Foods on a ground. */
export interface FoodRecipe {
  readonly format: Format;
  readonly ground: GroundName;
  readonly layout: LayoutName;
  readonly foods: readonly FoodName[];
}

/** The letters of the demo restaurant on its brand colour. */
export interface MarkRecipe {
  readonly format: 'logo';
  readonly colour: string;
}

export type Recipe = FoodRecipe | MarkRecipe;

const of =
  (format: Format) =>
  (ground: GroundName, layout: LayoutName, ...foods: FoodName[]): FoodRecipe => ({ format, ground, layout, foods });

export const square = of('square');
export const landscape = of('landscape');
export const wide = of('wide');
export const hero = of('hero');
export const logo = of('logo');
