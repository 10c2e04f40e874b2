/** Where a business is: its own place, then its branches. (Public specification, section 2, branches.) */
import { safeUrl } from '@qaima/schemas';
import type { SiteMenu } from '../site.js';

type Location = NonNullable<SiteMenu['institution']>['location'];

/** The element that lists them. */
export const BRANCHES_ID = 'branches';

export interface Place {
  readonly main: boolean;
  readonly address: string | null;
  readonly phone: string | null;
  /** A page of a maps service: the owner's link, or one made of the coordinates. */
  readonly map: string | null;
}

function mapOf(location: Location, otherwise?: string): string | null {
  const [longitude, latitude] = location?.geoLocation?.coordinates ?? [];
  const own = safeUrl(location?.googleMaps) ?? safeUrl(otherwise);
  if (own !== null || longitude === undefined || latitude === undefined) return own;
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}

const textOf = (typed: string | undefined) => typed?.trim() || null;

export function placesOf({ institution, branches = [] }: SiteMenu): readonly Place[] {
  const own: Place = {
    main: true,
    address: textOf(institution?.location?.address),
    phone: textOf(institution?.contact?.phone),
    map: mapOf(institution?.location, institution?.googleMaps),
  };
  const others = branches.map(({ location, phone }) => ({
    main: false,
    address: textOf(location.address),
    phone: textOf(phone),
    map: mapOf(location),
  }));
  const ownIsKnown = own.address !== null || own.map !== null;
  return ownIsKnown ? [own, ...others] : others;
}
