/** The institution's own location, then its branches. (docs/spec/public-site.md#branches) */
import { MAIN_PLACE, mapsLinkOf, pointOf, type Point } from '@qaima/schemas';
import type { SiteMenu } from '../../../document/siteTypes.js';

/** The id of the element that lists the branches. */
export const BRANCHES_ID = 'branches';

export interface VenueLocation {
  /** The id under which a pickup order names the place. (docs/spec/domain.md#pickup-places) */
  readonly id: string;
  readonly main: boolean;
  readonly address: string | null;
  readonly phone: string | null;
  /** The URL of a map: the owner's link, or a link made from the coordinates. */
  readonly map: string | null;
  /** The location for the map and the distance; null if unknown. */
  readonly point: Point | null;
}

const textOf = (typed: string | undefined) => typed?.trim() || null;

export function venueLocationsOf({ institution, branches = [] }: SiteMenu): readonly VenueLocation[] {
  const own: VenueLocation = {
    id: MAIN_PLACE,
    main: true,
    address: textOf(institution?.location?.address),
    phone: textOf(institution?.contact?.phone),
    map: mapsLinkOf(institution?.location, institution?.googleMaps),
    point: pointOf(institution?.location),
  };
  const others = branches.map(({ _id, location, phone }) => ({
    id: _id,
    main: false,
    address: textOf(location.address),
    phone: textOf(phone),
    map: mapsLinkOf(location),
    point: pointOf(location),
  }));
  const ownIsKnown = own.address !== null || own.map !== null;
  return ownIsKnown ? [own, ...others] : others;
}
