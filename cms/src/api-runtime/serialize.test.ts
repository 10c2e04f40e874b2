import { branchSchema, sectionSchema, type Branch } from '@qaima/schemas';
import { describe, expect, it } from 'vitest';
import { serialize } from './serialize';

describe('what older versions stored', () => {
  const row = {
    id: 1,
    documentId: 'a'.repeat(24),
    phone: '\u200f٠٧٩٠٠٠٠٠٠١ ',
    location: { address: 'العبدلي\nالبوابة ٢', googleMaps: 'https://maps.example/\r\nx' },
  };

  it('is shown as it would be stored today: phones in Latin digits, one-line texts on one line', () => {
    const shown = serialize(branchSchema, row) as Branch;
    expect(shown.phone).toBe('0790000001');
    expect(shown.location).toEqual({ address: 'العبدلي\nالبوابة ٢' });
    expect(serialize(sectionSchema, { ...row, title: 'مقبلات\r\nباردة' })['title']).toBe('مقبلات باردة');
  });
});
