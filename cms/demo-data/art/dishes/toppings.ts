/** Toppings that several dishes use. */
import type { Bits } from '../foodPieces';

const bits = (
  kind: Bits['kind'],
  count: number,
  size: number,
  colours: readonly string[],
  more: Partial<Bits> = {},
): Bits => ({
  kind,
  count,
  size,
  colours,
  ...more,
});

export const parsley = (count = 40, more: Partial<Bits> = {}) =>
  bits('leaf', count, 0.05, ['#4f8a2c', '#3c7322', '#6aa63c'], more);
export const mint = (count = 5, more: Partial<Bits> = {}) =>
  bits('leaf', count, 0.24, ['#3f7d33', '#57964a', '#2f6628'], { reach: 0.3, ...more });
export const pine = (count = 26, more: Partial<Bits> = {}) =>
  bits('nut', count, 0.055, ['#e2b46c', '#c98d3c', '#eecb8e'], { gloss: 0.45, ...more });
export const almonds = (count = 22, more: Partial<Bits> = {}) =>
  bits('nut', count, 0.085, ['#d49b52', '#b8762f', '#e6bd80'], { gloss: 0.4, ...more });
export const pistachio = (count = 60, more: Partial<Bits> = {}) =>
  bits('dice', count, 0.032, ['#7d9a2e', '#93ad3e', '#5d7d22', '#a8b85a'], more);
export const pomegranate = (count = 30, more: Partial<Bits> = {}) =>
  bits('ball', count, 0.05, ['#a5132a', '#c4203a', '#840c20'], { gloss: 0.9, ...more });
export const chickpeas = (count = 14, more: Partial<Bits> = {}) =>
  bits('ball', count, 0.085, ['#e3c07e', '#d6ab62', '#edd39d'], { gloss: 0.45, ...more });
export const sesame = (count = 130, more: Partial<Bits> = {}) => bits('nut', count, 0.02, ['#f1deb4', '#e3c58c'], more);
export const meat = (count = 20, size = 0.15, more: Partial<Bits> = {}) =>
  bits('chunk', count, size, ['#7a4526', '#8f5733', '#66371d', '#a06a3f'], { gloss: 0.35, char: 0.25, ...more });
export const chicken = (count = 20, size = 0.15, more: Partial<Bits> = {}) =>
  bits('chunk', count, size, ['#d79b4c', '#c98538', '#e6b56a'], { gloss: 0.35, char: 0.33, ...more });
export const mince = (count = 70, more: Partial<Bits> = {}) =>
  bits('chunk', count, 0.06, ['#6d3d22', '#83502f', '#5a2f19'], { gloss: 0.4, reach: 0.5, ...more });
export const rice = (count: number, colours: readonly string[], more: Partial<Bits> = {}) =>
  bits('grain', count, 0.052, colours, { gloss: 0.25, reach: 0.97, ...more });
export const greens = (count = 40, size = 0.26, more: Partial<Bits> = {}) =>
  bits('leaf', count, size, ['#5d9a35', '#7db34a', '#447f28', '#93c163'], { gloss: 0.3, ...more });
export const tomatoes = (count = 10, size = 0.16, more: Partial<Bits> = {}) =>
  bits('slice', count, size, ['#c8301c', '#d6452c'], { gloss: 0.6, ...more });
export const tomatoDice = (count = 30, size = 0.07, more: Partial<Bits> = {}) =>
  bits('dice', count, size, ['#c8301c', '#d94a30', '#b02414'], { gloss: 0.6, ...more });
export const cucumbers = (count = 10, size = 0.14, more: Partial<Bits> = {}) =>
  bits('slice', count, size, ['#4f8a35', '#5e9a40'], { gloss: 0.5, ...more });
export const onions = (count = 8, size = 0.18, more: Partial<Bits> = {}) =>
  bits('ring', count, size, ['#c9a0b8', '#b07a9c', '#e6d3df'], { gloss: 0.4, ...more });
export const olivesOf = (count = 8, size = 0.1, more: Partial<Bits> = {}) =>
  bits('ball', count, size, ['#3a2a33', '#55663a', '#47552c'], { gloss: 0.9, ...more });
export const frenchFries = (count = 40, size = 0.36, more: Partial<Bits> = {}) =>
  bits('stick', count, size, ['#eabf55', '#dea83b', '#f2d27a', '#cf9430'], { gloss: 0.25, ...more });
export const ice = (count = 4, size = 0.42, more: Partial<Bits> = {}) =>
  bits('dice', count, size, ['#dfeaea', '#eef5f4'], { gloss: 1, reach: 0.5, ...more });
export const lemons = (count = 2, size = 0.2, more: Partial<Bits> = {}) =>
  bits('slice', count, size, ['#e6b81c', '#efc93a'], { gloss: 0.5, ...more });
export { bits };
