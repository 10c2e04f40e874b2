/**
 * Converts between a form's separate `lat` and `long` fields and the stored location. (docs/spec/domain.md#branches)
 */
import type { Branch } from '@qaima/schemas';

type Location = Branch['location'];

interface Place {
  readonly address?: string | undefined;
  readonly googleMaps?: string | undefined;
  readonly lat?: number | null | undefined;
  readonly long?: number | null | undefined;
}

/**
 * Merges the sent fields into the stored location. If the result lacks a latitude or longitude, drops the coordinates.
 */
export function locationWith(location: Location, { address, googleMaps, lat, long }: Place): Location {
  const [storedLong, storedLat] = location.geoLocation?.coordinates ?? [];
  const latitude = lat === undefined ? storedLat : lat;
  const longitude = long === undefined ? storedLong : long;
  const { geoLocation: _point, ...rest } = location;
  return {
    ...rest,
    ...(address === undefined ? {} : { address }),
    ...(googleMaps === undefined ? {} : { googleMaps }),
    ...(typeof latitude === 'number' && typeof longitude === 'number'
      ? { geoLocation: { coordinates: [longitude, latitude] } }
      : {}),
  };
}
