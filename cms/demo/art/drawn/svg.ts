/**
 * Draws the dishes that the emoji set lacks (hummus, soups, mansaf, manaqish, kebab, juices…) in its manner: soft light
 * from above, rounded forms, no text.
 */
import { type Dish, dishSvg } from './dish';
import { type Glass, glassSvg } from './glass';
import { type Ring, ringSvg } from './ring';
import { type Skewers, skewersSvg } from './skewers';

export type Drawing = Dish | Glass | Ring | Skewers;

/** A drawing as an SVG document. */
export function svgOf(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'glass':
      return glassSvg(drawing);
    case 'ring':
      return ringSvg(drawing);
    case 'skewers':
      return skewersSvg(drawing);
    default:
      return dishSvg(drawing);
  }
}
