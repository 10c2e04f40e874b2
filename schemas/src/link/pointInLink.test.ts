import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointInLink } from './pointInLink.js';

const AMMAN = { lat: 31.9539, long: 35.9106 };

describe('the place in a link', () => {
  it.each([
    'https://www.google.com/maps/@31.9539,35.9106,17z',
    'https://www.google.com/maps/place/Innova/@31.9,35.8,17z/data=!3m1!4b1!4m6!3m5!1s0x0!8m2!3d31.9539!4d35.9106!16s',
    'https://www.google.com/maps/search/?api=1&query=31.9539%2C35.9106',
    'https://maps.google.com/?q=31.9539,35.9106',
    'https://www.google.com/maps/search/31.9539,+35.9106?entry=tts',
    'https://www.google.com/maps/dir/?api=1&destination=31.9539,35.9106',
    'https://maps.apple.com/?ll=31.9539,35.9106&q=Innova',
    'https://maps.apple.com/place?coordinate=31.9539,35.9106&name=Innova',
    'https://www.openstreetmap.org/?mlat=31.9539&mlon=35.9106#map=17/31.9/35.8',
    'https://www.openstreetmap.org/#map=17/31.9539/35.9106',
    'https://waze.com/ul?ll=31.9539%2C35.9106&navigate=yes',
    'geo:31.9539,35.9106?z=17',
    'geo:0,0?q=31.9539,35.9106(Innova)',
    '31.9539, 35.9106',
    '(٣١٫٩٥٣٩، ٣٥٫٩١٠٦)',
  ])('is read from %s', (link) => {
    expect(pointInLink(link)).toEqual(AMMAN);
  });

  it('is read from degrees, minutes and seconds', () => {
    const point = pointInLink(`31°57'14.0"N 35°54'38.2"E`);
    expect(point?.lat).toBeCloseTo(31.9539, 3);
    expect(point?.long).toBeCloseTo(35.9106, 3);
  });

  it.each(['', 'عمّان', 'https://maps.app.goo.gl/AbC123', 'https://example.com/?q=Amman', '95,200', '%E0%A4%A'])(
    'is not in %s',
    (text) => {
      expect(pointInLink(text)).toBeNull();
    },
  );

  it('is every point on earth', () => {
    const degrees = (most: number) =>
      fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((one) => (one / 1e6).toFixed(6));
    fc.assert(
      fc.property(degrees(90), degrees(180), (lat, long) => {
        const expected = { lat: Number(lat), long: Number(long) };
        expect(pointInLink(`https://www.google.com/maps/@${lat},${long},12z`)).toEqual(expected);
        expect(pointInLink(`geo:${lat},${long}`)).toEqual(expected);
      }),
    );
  });
});
