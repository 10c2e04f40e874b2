/** The position of a guest in the address of a delivery, as a link to a map. (docs/spec/public-site.md#customer-form) */
import type { Point } from '../distance/nearest.js';

/** Degrees with 5 decimals are exact to about a metre. */
const DECIMALS = 5;
const SEPARATOR = ' · ';
const POSITION_LINK = /(?:\s*·\s*)?https:\/\/maps\.google\.com\/\?q=-?[\d.]+,-?[\d.]+/g;

/** Links of maps services that guests share. A link to any other host is not offered to the venue as a map. */
const MAPS_LINK =
  /https:\/\/(?:(?:www\.)?google\.com\/maps|maps\.google\.com|maps\.app\.goo\.gl|goo\.gl\/maps|maps\.apple\.com)[/?]\S*/;

/** A typed address with a link to the position at its end, which replaces the link of an earlier position. */
export function withPosition(address: string, [longitude, latitude]: Point): string {
  const link = `https://maps.google.com/?q=${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`;
  return [address.replace(POSITION_LINK, '').trim(), link].filter(Boolean).join(SEPARATOR);
}

/** Where a map shows an address: the link of a map that the address contains, otherwise a search for its text. */
export const addressMapLink = (address: string): string =>
  MAPS_LINK.exec(address)?.[0] ?? `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
