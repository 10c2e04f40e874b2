import { describe, expect, it } from 'vitest';
import { DAYS, dateText, type DayHours, type VenueHours } from './openingHours.js';
import { toWallClock } from '../time/timeZone.js';
import { tomorrowsOpening } from './tomorrowsOpening.js';

const ZONE = 'Asia/Amman';

/** The local date and time of tomorrow's opening, for a local time of Monday, 1 June 2026 and the days after it. */
const openingAfter = (venue: VenueHours, local: string): string => {
  const opening = tomorrowsOpening(venue, new Date(`${local}+03:00`), ZONE);
  const wall = toWallClock(opening, ZONE);
  return `${dateText(wall)} ${new Date(wall).toISOString().slice(11, 16)}`;
};

const daily = (hours: Omit<DayHours, 'day'>): VenueHours => ({ workingDays: DAYS.map((day) => ({ day, ...hours })) });
const TWO_SHIFTS = daily({ start: '08:00', end: '12:00', also: [{ start: '18:00', end: '02:00' }] });

describe("tomorrow's opening", () => {
  it.each([
    ['before the first shift', '2026-06-01T07:00', '2026-06-02 08:00'],
    ['in the first of two shifts', '2026-06-01T11:00', '2026-06-02 08:00'],
    ['between the shifts', '2026-06-01T15:00', '2026-06-02 08:00'],
    ['in the evening', '2026-06-01T22:00', '2026-06-02 08:00'],
    ['in a shift of the day before', '2026-06-02T01:00', '2026-06-02 08:00'],
    ['in the night after closing', '2026-06-02T03:00', '2026-06-02 08:00'],
  ])('is the first one of the next day: marked %s', (_, local, opening) => {
    expect(openingAfter(TWO_SHIFTS, local)).toBe(opening);
  });

  it('is that of the next day on which the venue opens', () => {
    const venue = {
      workingDays: [{ day: 'mon' as const, start: '09:00', end: '17:00' }],
      specialHours: [
        { from: '2026-06-08', to: '2026-06-08', closed: true },
        { from: '2026-06-10', to: '2026-06-10', days: [{ day: 'wed' as const, start: '10:00', end: '12:00' }] },
      ],
    };
    expect(openingAfter(venue, '2026-06-01T10:00')).toBe('2026-06-10 10:00');
  });

  it('is the next midnight without hours, and if always open or never', () => {
    for (const venue of [{}, daily({}), { workingDays: [] }])
      expect(openingAfter(venue, '2026-06-01T10:00')).toBe('2026-06-02 00:00');
  });
});
