/**
 * Draws the dishes that the emoji set lacks (hummus, soups, mansaf, manaqish, kebab, juices…) in its manner: soft light
 * from above, rounded forms, no text.
 */
import { type Dish, dishSvg } from './dishSvg';
import { type Glass, glassSvg } from './glassSvg';
import { type Ring, ringBreadSvg } from './ringBreadSvg';
import { type Skewers, skewersSvg } from './skewersSvg';

export type Drawing = Dish | Glass | Ring | Skewers;

/** A drawing as an SVG document. */
export function svgOf(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'glass':
      return glassSvg(drawing);
    case 'ring':
      return ringBreadSvg(drawing);
    case 'skewers':
      return skewersSvg(drawing);
    default:
      return dishSvg(drawing);
  }
}
