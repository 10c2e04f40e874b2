/**
 * Distances to branches, and the nearest one. Points are [longitude, latitude] in degrees, distances in km.
 * (docs/spec/public-site.md#branches)
 */

export type Point = readonly [longitude: number, latitude: number];

/** The part of a location that `pointOf` uses. */
interface Located {
  readonly geoLocation?:
    { readonly coordinates?: readonly (number | null | undefined)[] | null | undefined } | null | undefined;
}

/** The earth's mean radius. */
const EARTH_RADIUS_KM = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Whether a point's coordinates are in range. */
export const isOnEarth = ([longitude, latitude]: Point) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

/** The great-circle distance between two points. */
export function distanceKm([fromLng, fromLat]: Point, [toLng, toLat]: Point): number {
  const sinLat = Math.sin(radians(toLat - fromLat) / 2);
  const sinLng = Math.sin(radians(toLng - fromLng) / 2);
  const haversine = sinLat ** 2 + Math.cos(radians(fromLat)) * Math.cos(radians(toLat)) * sinLng ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, haversine)));
}

/** A location's point, or null unless it has both coordinates. */
export function pointOf(location: Located | null | undefined): Point | null {
  const [longitude, latitude] = location?.geoLocation?.coordinates ?? [];
  if (longitude == null || latitude == null) return null;
  return Number.isFinite(longitude) && Number.isFinite(latitude) ? [longitude, latitude] : null;
}

/** The index of the smallest known distance; null if no distance is known. If several are equal, the first one. */
export function nearestIndex(distances: readonly (number | null | undefined)[]): number | null {
  let found: number | null = null;
  let least = Infinity;
  distances.forEach((distance, index) => {
    if (distance == null || !(distance >= 0 && distance < least)) return;
    found = index;
    least = distance;
  });
  return found;
}

/** A distance for display, with one decimal below 10 km; null if unknown or rounded to 0. */
export function formatKm(distance: number | null | undefined): string | null {
  if (distance == null || !Number.isFinite(distance) || distance < 0.05) return null;
  return distance < 9.95 ? distance.toFixed(1) : String(Math.round(distance));
}
