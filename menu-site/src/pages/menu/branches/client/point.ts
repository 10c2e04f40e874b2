import type { Point } from '@qaima/schemas/distance/nearest';

/** Where a place is, as the page says it: `data-point` of `Branches`. */
export function placePoint(place: HTMLElement): Point {
  const [longitude = NaN, latitude = NaN] = (place.dataset['point'] ?? '').split(',').map(Number);
  return [longitude, latitude];
}
