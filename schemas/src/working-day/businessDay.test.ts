import { expect, it } from 'vitest';
import { businessDay } from './businessDay.js';
import { DAYS, type VenueHours } from './openingHours.js';

const ZONE = 'Asia/Amman';
const week = (start?: string, end?: string): VenueHours => ({ workingDays: DAYS.map((day) => ({ day, start, end })) });
const NIGHTS = week('18:00', '02:00');
const TWO_SHIFTS: VenueHours = {
  workingDays: DAYS.map((day) => ({ day, start: '08:00', end: '12:00', also: [{ start: '20:00', end: '03:00' }] })),
};
/** Closed on the night from 1 to 2 June 2026. */
const CLOSED = { ...NIGHTS, specialHours: [{ from: '2026-06-01', to: '2026-06-01', closed: true }] };

it.each<[string, VenueHours, string, string]>([
  ['in the evening', NIGHTS, '2026-06-01T23:59', '2026-06-01'],
  ['after midnight, before it closes', NIGHTS, '2026-06-02T01:59', '2026-06-01'],
  ['after it has closed', NIGHTS, '2026-06-02T02:01', '2026-06-02'],
  ['in the night of its second shift', TWO_SHIFTS, '2026-06-02T02:30', '2026-06-01'],
  ['after midnight of a special day off', CLOSED, '2026-06-02T01:00', '2026-06-02'],
  ['if it never closes', week(), '2026-06-02T00:01', '2026-06-02'],
  ['if it states no hours', {}, '2026-06-02T01:00', '2026-06-02'],
])('the business day of a venue %s', (_, hours, local, day) => {
  expect(businessDay(hours, new Date(`${local}+03:00`), ZONE)).toBe(day);
});
