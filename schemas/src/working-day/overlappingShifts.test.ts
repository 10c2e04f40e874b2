import fc from 'fast-check';
import { expect, it } from 'vitest';
import { earlyMorningShift, hasOverlappingShifts } from './overlappingShifts.js';

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

const shift = fc.record({ from: fc.integer({ min: 0, max: 1439 }), minutes: fc.integer({ min: 1, max: 1440 }) });

it('finds exactly the days with a minute that belongs to two shifts', () => {
  fc.assert(
    fc.property(fc.array(shift, { minLength: 1, maxLength: 5 }), (shifts) => {
      const counts = new Map<number, number>();
      for (const { from, minutes } of shifts)
        for (let minute = from; minute < from + minutes; minute += 1) counts.set(minute, (counts.get(minute) ?? 0) + 1);
      const [first, ...also] = shifts.map(({ from, minutes }) => ({ start: clock(from), end: clock(from + minutes) }));
      expect(hasOverlappingShifts({ ...first, also })).toBe([...counts.values()].some((count) => count > 1));
    }),
  );
});

it('reads missing times as the start and the end of the day', () => {
  expect(hasOverlappingShifts({ start: '09:00', also: [{ start: '22:00', end: '23:00' }] })).toBe(true);
  expect(hasOverlappingShifts({ end: '09:00', also: [{ start: '09:00', end: '23:00' }] })).toBe(false);
  expect(hasOverlappingShifts({ also: [{ start: '09:00', end: '10:00' }] })).toBe(true);
  expect(hasOverlappingShifts({})).toBe(false);
});

it('finds a shift after midnight that was entered after one of the day', () => {
  const night = { start: '00:30', end: '03:00' };
  expect(earlyMorningShift({ start: '08:00', also: [{ start: '13:00', end: '22:00' }, night] })).toBe('00:30');
  expect(earlyMorningShift({ start: '08:00', also: [{ start: '06:00', end: '07:00' }] })).toBeNull();
  expect(earlyMorningShift({ start: '00:00', also: [night] })).toBeNull();
  expect(earlyMorningShift({ also: [night] })).toBeNull();
});
