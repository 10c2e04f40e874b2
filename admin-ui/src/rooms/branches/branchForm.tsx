/** How a branch's form differs from what its types would draw: its point is one field, with a map. */
import type { Branch, FieldError } from '@qaima/schemas';
import type { FormValues } from '../../generated/formValues.js';
import type { Overrides } from '../../generated/overrides.js';
import { PointField } from '../../parts/PointField.js';

export const branchOverrides: Overrides = {
  'Branch.lat': { field: PointField, last: true, ownMessage: true },
  'Branch.long': { hidden: true },
};

/** A branch as its form holds it. Stored coordinates are [longitude, latitude]. */
export function branchValues({ phone, location }: Branch): FormValues {
  const [long, lat] = location.geoLocation?.coordinates ?? [];
  return { address: location.address, googleMaps: location.googleMaps, lat, long, phone };
}

/** Half a point is no point: the server would keep neither. (Decisions, section 4.) */
export const pointErrors =
  (message: string) =>
  ({ lat, long }: FormValues): readonly FieldError[] => {
    const has = (value: unknown) => value !== undefined && value !== null;
    if (has(lat) === has(long)) return [];
    return [{ path: has(lat) ? '/long' : '/lat', message }];
  };
