/** The position of the guest's device, for which the browser asks the guest. */
import type { Point } from '@qaima/schemas/distance/nearest';
import { propertyOf } from '@qaima/schemas/core/typeGuards';

/** The specification requires high accuracy without a cached position: docs/spec/public-site.md#branches */
const POSITION_OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 };

/** @throws a `GeolocationPositionError` if the guest refuses or the position can't be found */
export const guestPosition = () =>
  new Promise<Point>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude } }) => resolve([longitude, latitude]),
      reject,
      POSITION_OPTIONS,
    );
  });

/** The reason for a missing position, from the browser's error code. */
export function positionErrorReason(error: unknown): 'refused' | 'unknown' | 'late' {
  const code = propertyOf(error, 'code');
  if (code === 1) return 'refused';
  return code === 3 ? 'late' : 'unknown';
}
