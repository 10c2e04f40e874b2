import { describe, expect, it } from 'vitest';
import { doubtOfEnd } from './subscriptionEnd.js';

const NOW = new Date('2026-02-10T12:00:00Z');

describe('a new end date', () => {
  it.each([
    ['2026-02-09', '', 'past'],
    ['2026-02-10', '', null],
    ['2029-02-10', '2027-01-01', null],
    ['2029-02-11', '2027-01-01', 'late'],
    ['2072-01-01', '', 'late'],
    ['2072-01-01', '2072-01-01', null],
    ['2060-01-01', '2072-01-01', 'earlier'],
    ['2026-12-31', '2027-01-01', 'earlier'],
    ['2025-01-01', '2027-01-01', 'past'],
  ])('%s after %s: %s', (day, former, doubt) => {
    expect(doubtOfEnd(day, former, NOW)).toBe(doubt);
  });

  it('is judged in the provider’s time zone, and from 29 February', () => {
    expect(doubtOfEnd('2026-02-10', '', new Date('2026-02-10T22:30:00Z'))).toBe('past');
    expect(doubtOfEnd('2031-02-28', '', new Date('2028-02-29T12:00:00Z'))).toBeNull();
    expect(doubtOfEnd('2031-03-01', '', new Date('2028-02-29T12:00:00Z'))).toBe('late');
  });
});
