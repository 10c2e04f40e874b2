import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceKm, nearestIndex, pointOf, formatKm, type Point } from './nearest.js';

const point = fc
  .tuple(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -90, max: 90, noNaN: true }))
  .map(([lng, lat]): Point => [lng, lat]);
const amman: Point = [35.9106, 31.9539];
const irbid: Point = [35.85, 32.5556];
const aqaba: Point = [35.0063, 29.5321];

describe('the distance of two points', () => {
  it('is what the map says', () => {
    expect(distanceKm(amman, irbid)).toBeCloseTo(67.1, 0);
    expect(distanceKm(amman, aqaba)).toBeCloseTo(283, -1);
    expect(distanceKm([0, 0], [180, 0])).toBeCloseTo(20_015.1, 0);
  });

  it('is symmetric, zero at home, and at most half the circumference', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6);
        expect(distanceKm(a, a)).toBe(0);
        expect(distanceKm(a, b)).toBeLessThanOrEqual(20_015.2);
      }),
    );
  });
});

describe('a location', () => {
  it('has a point when it has both coordinates', () => {
    expect(pointOf({ geoLocation: { coordinates: [35.9, 31.9] } })).toEqual([35.9, 31.9]);
    const without = [
      null,
      {},
      { geoLocation: null },
      { geoLocation: { coordinates: [] } },
      { geoLocation: { coordinates: [35.9] } },
      { geoLocation: { coordinates: [35.9, null] } },
    ];
    expect(without.map(pointOf)).toEqual(without.map(() => null));
  });
});

describe('the nearest', () => {
  it('is the smallest that is known, the first of equals', () => {
    expect(nearestIndex([null, 3, undefined, 2, 2, Number.NaN])).toBe(3);
    expect(nearestIndex([])).toBeNull();
    expect(nearestIndex([null, undefined, Number.NaN])).toBeNull();
  });

  it('is never beaten by another', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.double({ min: 0, max: 20_000, noNaN: true }))), (distances) => {
        const known = distances.filter((distance) => distance !== null);
        const index = nearestIndex(distances);
        expect(index === null ? null : distances[index]).toBe(known.length > 0 ? Math.min(...known) : null);
      }),
    );
  });
});

describe('a distance for display', () => {
  it('has one decimal when it is short, and none when it is long', () => {
    expect([0.05, 1.26, 9.94, 9.96, 67.4].map(formatKm)).toEqual(['0.1', '1.3', '9.9', '10', '67']);
  });

  it('is nothing when it is unknown or zero', () => {
    expect([null, undefined, 0, 0.04, Number.NaN, Infinity].map(formatKm)).toEqual(Array(6).fill(null));
  });
});
