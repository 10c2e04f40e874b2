import { branchSchema, daypartSchema, menuSchema, sectionSchema, type Branch } from '@qaima/schemas';
import { describe, expect, it } from 'vitest';
import { serialize } from './serialize';

describe('what older versions stored', () => {
  const row = {
    id: 1,
    documentId: 'a'.repeat(24),
    phone: '\u200f٠٧٩٠٠٠٠٠٠١ ',
    location: { address: 'العبدلي\nالبوابة ٢', googleMaps: 'https://maps.example/\r\nx' },
  };

  it('is served normalized: Latin digits in phones, one line in short texts', () => {
    const shown = serialize(branchSchema, row) as Branch;
    expect(shown.phone).toBe('0790000001');
    expect(shown.location).toEqual({ address: 'العبدلي\nالبوابة ٢' });
    expect(serialize(sectionSchema, { ...row, title: 'مقبلات\r\nباردة' })['title']).toBe('مقبلات باردة');
  });
});

describe('a missing list', () => {
  const stored = { id: 1, documentId: 'a'.repeat(24), title: 'قهوة' };

  it('is empty, within other lists too', () => {
    const extras = [{ group: 'g'.repeat(24), min: 1 }];
    expect(serialize(sectionSchema, { ...stored, extras })).toMatchObject({
      extras: [{ group: 'g'.repeat(24), min: 1, sizes: [], without: [], prices: [] }],
      dayparts: [],
    });
    const windows = [{ start: '07:00', end: '11:00' }];
    expect(serialize(daypartSchema, { ...stored, windows }).windows).toEqual([{ ...windows[0], days: [] }]);
    const workingDays = [{ day: 'sun' }, { day: 'mon', also: [{ start: '18:00', end: '23:00' }] }];
    expect(serialize(menuSchema, { ...stored, workingDays }).workingDays).toEqual([
      { day: 'sun', also: [] },
      { day: 'mon', also: [{ start: '18:00', end: '23:00' }] },
    ]);
  });

  it('remains missing if it may not be empty', () => {
    const location = { address: 'عمّان', geoLocation: {} };
    expect(serialize(branchSchema, { ...stored, location }).location).toEqual(location);
  });
});
