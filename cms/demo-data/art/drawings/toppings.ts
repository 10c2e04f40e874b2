/** Toppings that several dishes use. */
import type { Bits } from './svgShapes';

/** Shorthand for `Bits`: number, colours, half axes, and how far out they are spread. */
export const some = (
  count: number,
  colours: readonly string[],
  rx: number,
  ry: number,
  reach: number,
  more: Pick<Bits, 'from' | 'turn'> = {},
): Bits => ({ count, colours, rx, ry, reach, ...more });

export const parsley = some(14, ['#4f9a34', '#6fb84a', '#3d7d29'], 6, 4, 0.9);
export const pine = some(11, ['#f3d9a0', '#e2b467'], 8, 4.5, 0.62);
export const almonds = some(13, ['#e9b871', '#d79a4c', '#f3d29a'], 11, 6, 0.7);
export const pomegranate = some(12, ['#c81f45', '#e23b5e'], 6, 5.5, 0.85);
export const chickpeas = some(7, ['#f0d39a', '#e3bd78'], 9, 8.5, 0.34);
export const pistachio = some(26, ['#8fb83a', '#6f9a2a', '#a9cf57'], 5, 4, 0.8);
export const grains = some(70, ['#fff6d8', '#f6dd96', '#fbe9b6'], 7, 3, 0.97);
export const mince = some(20, ['#8a4526', '#6d321a', '#a65a34'], 10, 8, 0.5);
export const eggplant = some(6, ['#5a2f4a', '#6d3c58'], 19, 13, 0.6);
export const blisters = some(15, ['#d9933f', '#c47c2b'], 7, 4, 1.06, { from: 0.97 });
