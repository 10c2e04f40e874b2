/**
 * How far a branch is, and which one is nearest. Points are [longitude, latitude] in degrees, distances km.
 * (Public specification, sections 2, 4 and 9.)
 */

export type Point = readonly [longitude: number, latitude: number];

/** As much of a location as its point needs. */
interface Located {
  readonly geoLocation?:
    { readonly coordinates?: readonly (number | null | undefined)[] | null | undefined } | null | undefined;
}

/** The earth's mean radius. */
const EARTH_RADIUS_KM = 6371.0088;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Whether there is such a point: no latitude is beyond the poles. */
export const isOnEarth = ([longitude, latitude]: Point) => Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

/** The length of the great circle between two points. */
export function distanceKm([fromLng, fromLat]: Point, [toLng, toLat]: Point): number {
  const sinLat = Math.sin(radians(toLat - fromLat) / 2);
  const sinLng = Math.sin(radians(toLng - fromLng) / 2);
  const haversine = sinLat ** 2 + Math.cos(radians(fromLat)) * Math.cos(radians(toLat)) * sinLng ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, haversine)));
}

/** The point of a location, or null unless it has both coordinates. */
export function pointOf(location: Located | null | undefined): Point | null {
  const [longitude, latitude] = location?.geoLocation?.coordinates ?? [];
  if (longitude == null || latitude == null) return null;
  return Number.isFinite(longitude) && Number.isFinite(latitude) ? [longitude, latitude] : null;
}

/** The index of the smallest distance that is known, the first of equals; null when none is. */
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

/** A distance for display, one decimal below 10 km; null when it is unknown or reads as 0. */
export function formatKm(distance: number | null | undefined): string | null {
  if (distance == null || !Number.isFinite(distance) || distance < 0.05) return null;
  return distance < 9.95 ? distance.toFixed(1) : String(Math.round(distance));
}
