import { expect, it } from 'vitest';
import { soldOutDay } from './soldOutLabel.js';

/** A Tuesday, 01:00 in Amman. */
const NOW = new Date('2026-11-23T22:00:00Z');

it.each([
  ['2026-11-24T05:00:00Z', '08:00', '08:00'],
  ['2026-11-24T21:30:00Z', 'الأربعاء', 'Wed'],
  ['2026-11-30T05:00:00Z', 'الإثنين', 'Mon'],
  ['2026-12-01T05:00:00Z', '01/12/2026', '01/12/2026'],
])('names the day of %s in the venue’s time zone', (until, ar, en) => {
  expect(soldOutDay(until, NOW, 'Asia/Amman', 'ar')).toBe(ar);
  expect(soldOutDay(until, NOW, 'Asia/Amman', 'en')).toBe(en);
});
