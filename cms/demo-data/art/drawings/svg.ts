/**
 * Draws dishes that the emoji set lacks (hummus, soups, mansaf, manaqish, kebab, juices…) in the same style: soft
 * light from above, rounded shapes, no text.
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
