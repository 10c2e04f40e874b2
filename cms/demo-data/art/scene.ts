/** Describes and draws a picture: a table, the dishes on it, the light and the view. */
import { bowlDishes, type Dish } from './dishes/bowls';
import { drinkDishes } from './dishes/drinks';
import { mainDishes } from './dishes/mains';
import { smallDishes } from './dishes/friedAndBaked';
import { photograph, type Pixels, reachOf, type View } from './render/camera';
import { Field } from './render/heightField';
import type { Light } from './render/light';
import { type SurfaceName, surfaces } from './surfaces';

const dishes = { ...bowlDishes, ...mainDishes, ...smallDishes, ...drinkDishes } satisfies Record<string, Dish>;
export type DishName = keyof typeof dishes;

/** Light from a window or lamp: its direction as seen in the picture, and its colours. */
export const lights = {
  left: { x: -0.75, y: -0.45, z: 0.8, soft: 0.35, sun: [1.02, 0.97, 0.88], sky: [0.5, 0.52, 0.55] },
  right: { x: 0.8, y: -0.3, z: 0.75, soft: 0.35, sun: [1.04, 0.97, 0.86], sky: [0.48, 0.5, 0.54] },
  back: { x: 0.15, y: -0.95, z: 0.7, soft: 0.4, sun: [1.1, 1.02, 0.9], sky: [0.5, 0.51, 0.53] },
  noon: { x: -0.3, y: 0.25, z: 1, soft: 0.6, sun: [0.85, 0.83, 0.79], sky: [0.62, 0.62, 0.62] },
  lamp: { x: 0.55, y: -0.6, z: 0.55, soft: 0.22, sun: [1.2, 0.95, 0.66], sky: [0.3, 0.28, 0.3] },
} as const satisfies Record<string, Light>;

export type Format = 'square' | 'landscape' | 'wide' | 'hero';
export type Placed = readonly [dish: DishName, x: number, y: number, r: number, turn?: number];

export interface Scene {
  readonly format: Format;
  readonly surface: SurfaceName;
  readonly light: keyof typeof lights;
  readonly view: View;
  readonly dishes: readonly Placed[];
}

/** Draws a scene at this size. */
export function drawScene({ surface, light, view, dishes: placed }: Scene, width: number, height: number): Pixels {
  const reach = reachOf(view, width / height);
  const field = new Field(
    -reach.side,
    reach.top,
    reach.side * 2,
    reach.bottom - reach.top,
    height * (view.zoom ?? 1) * 0.95,
  );
  surfaces[surface](field);
  for (const [dish, x, y, r, turn = 0.3] of placed) dishes[dish](field, { x, y, r, turn });
  return photograph(field, lights[light], view, width, height);
}

/** The names of all dishes. */
export const dishNames = Object.keys(dishes) as DishName[];
