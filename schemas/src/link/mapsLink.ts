/** The address of a place in a maps service. (docs/spec/public-site.md#branches) */
import { pointOf } from '../distance/nearest.js';
import { safeUrl } from './links.js';

type Maybe<T> = T | null | undefined;

/** The properties of a location that this rule uses. */
export interface MappedLocation {
  readonly googleMaps?: Maybe<string>;
  readonly geoLocation?: Maybe<{ readonly coordinates?: Maybe<readonly Maybe<number>[]> }>;
}

/**
 * The owner's link, or a link made from the coordinates; null without both.
 * @param otherwise a link that is used if the location has none
 */
export function mapsLinkOf(location: Maybe<MappedLocation>, otherwise?: Maybe<string>): string | null {
  const own = safeUrl(location?.googleMaps) ?? safeUrl(otherwise);
  const point = pointOf(location);
  if (own !== null || point === null) return own;
  const [longitude, latitude] = point;
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
