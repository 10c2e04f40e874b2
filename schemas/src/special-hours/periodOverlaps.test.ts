import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../time/calendarDays.js';
import { specialPeriodOn } from '../working-day/openingHours.js';
import { periodOverlaps } from './periodOverlaps.js';

const RAMADAN = { from: '2027-02-08', to: '2027-03-08' };
const REPAIRS = { from: '2027-02-20', to: '2027-02-22' };
const EID = { from: '2027-03-09', to: '2027-03-11' };

it('says that the narrower period applies, from both sides', () => {
  expect(periodOverlaps(REPAIRS, [RAMADAN, EID])).toEqual([{ ...REPAIRS, other: RAMADAN, yields: false }]);
  expect(periodOverlaps(RAMADAN, [EID], [REPAIRS])).toEqual([{ ...REPAIRS, other: REPAIRS, yields: true }]);
});

it('says that of equally long periods the one made last applies', () => {
  const moved = { from: '2027-02-22', to: '2027-02-24' };
  const shared = { from: '2027-02-22', to: '2027-02-22' };
  expect(periodOverlaps(moved, [REPAIRS])).toEqual([{ ...shared, other: REPAIRS, yields: false }]);
  expect(periodOverlaps(moved, [], [REPAIRS])).toEqual([{ ...shared, other: REPAIRS, yields: true }]);
});

it('is empty without shared dates, and while the dates are not valid', () => {
  expect(periodOverlaps(EID, [RAMADAN, REPAIRS])).toEqual([]);
  expect(periodOverlaps({ from: '', to: '2027-02-20' }, [RAMADAN])).toEqual([]);
  expect(periodOverlaps({ from: '2027-02-20', to: '2027-02-19' }, [RAMADAN])).toEqual([]);
});

it('agrees on each date with the hours that apply', () => {
  const period = fc
    .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 }))
    .map(([from, length]) => ({ from: addDays('2027-02-08', from), to: addDays('2027-02-08', from + length) }));
  fc.assert(
    fc.property(
      period,
      fc.array(period, { maxLength: 4 }),
      fc.array(period, { maxLength: 4 }),
      (own, before, after) => {
        const overlaps = periodOverlaps(own, before, after);
        for (let date = own.from; date <= own.to; date = addDays(date, 1)) {
          const midnight = Date.parse(date);
          const found = overlaps.filter(({ from, to }) => from <= date && date <= to);
          const other = specialPeriodOn([...before, ...after], midnight);
          const yields = specialPeriodOn([...before, own, ...after], midnight) !== own;
          expect(found.map((one) => [one.other, one.yields])).toEqual(other ? [[other, yields]] : []);
        }
      },
    ),
  );
});
