import { describe, expect, it } from 'vitest';
import { aMenu } from '../../../testing/menuFixtures.js';
import { venueLocationsOf } from './venueLocations.js';

describe('places', () => {
  it('begin with the business’s own, with its phone', () => {
    expect(venueLocationsOf(aMenu())).toEqual([
      {
        id: 'main',
        main: true,
        address: 'عمّان، شارع المدينة المنوّرة',
        phone: '+962 6 500 0142',
        map: 'https://maps.example/innova',
        point: [35.8696, 31.9893],
      },
      {
        id: 'irbid0000000000000000000',
        main: false,
        address: 'إربد، شارع شفيق ارشيدات',
        phone: '+962 79 000 0012',
        map: 'https://www.google.com/maps/search/?api=1&query=32.55,35.85',
        point: [35.85, 32.55],
      },
    ]);
  });

  it('never lead to an unsafe map', () => {
    const institution = { location: { address: 'عمّان', googleMaps: 'javascript:alert(1)' } };
    expect(venueLocationsOf(aMenu({ institution, branches: [] })).map(({ map }) => map)).toEqual([null]);
  });

  it('are none of a business that has told of none', () => {
    expect(venueLocationsOf(aMenu({ institution: { contact: { phone: '+962 6 500 0142' } }, branches: [] }))).toEqual(
      [],
    );
  });
});
