import type { Point } from '@qaima/schemas/distance/nearest';

/** A branch's location from its `data-point` attribute. */
export function branchLocation(place: HTMLElement): Point {
  const [longitude = NaN, latitude = NaN] = (place.dataset['point'] ?? '').split(',').map(Number);
  return [longitude, latitude];
}
