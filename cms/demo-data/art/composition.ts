/** Describes a picture: its format, background, layout and foods. The main food is first. */
import type { DishName } from './drawings/allDrawings';
import type { EmojiName } from './emoji';
import type { BackgroundName } from './backgroundColors';
import type { LayoutName } from './layouts';

export type Format = 'square' | 'landscape' | 'wide' | 'hero' | 'logo';
export type FoodName = EmojiName | DishName;

/** A picture of foods on a background. */
export interface FoodComposition {
  readonly format: Format;
  readonly ground: BackgroundName;
  readonly layout: LayoutName;
  readonly foods: readonly FoodName[];
}

/** The letters of the demo restaurant on its brand colour. */
export interface LogoComposition {
  readonly format: 'logo';
  readonly colour: string;
}

export type Composition = FoodComposition | LogoComposition;

const of =
  (format: Format) =>
  (ground: BackgroundName, layout: LayoutName, ...foods: FoodName[]): FoodComposition => ({
    format,
    ground,
    layout,
    foods,
  });

export const square = of('square');
export const landscape = of('landscape');
export const wide = of('wide');
export const hero = of('hero');
export const logo = of('logo');
