import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAY_MS } from '../time/durations.js';
import { distinctPeriods } from './distinctPeriods.js';
import { specialPeriodOn } from './openingHours.js';

const BEGIN = Date.parse('2026-02-20T00:00:00Z');
const DAYS = 20;

const dateAfter = (days: number) => new Date(BEGIN + days * DAY_MS).toISOString().slice(0, 10);

const periods = fc
  .array(fc.record({ first: fc.nat(DAYS - 1), length: fc.integer({ min: -1, max: 8 }) }), { maxLength: 8 })
  .map((all) =>
    all.map(({ first, length }, index) => ({
      _id: String(index),
      from: dateAfter(first),
      to: dateAfter(Math.min(DAYS - 1, first + length)),
    })),
  );

it('has each date once, in the period that counts on it', () => {
  fc.assert(
    fc.property(periods, (made) => {
      const distinct = distinctPeriods(made);
      for (let day = 0; day < DAYS; day += 1) {
        const date = dateAfter(day);
        const ids = distinct.filter(({ from, to }) => from <= date && date <= to).map(({ _id }) => _id);
        const winner = specialPeriodOn(made, BEGIN + day * DAY_MS);
        expect(ids).toEqual(winner ? [winner._id] : []);
      }
      expect(distinct.map(({ from }) => from)).toEqual(distinct.map(({ from }) => from).toSorted());
    }),
  );
});

it('omits periods with dates that do not exist', () => {
  expect(distinctPeriods([{ from: 'soon', to: '2026-03-01' }])).toEqual([]);
});
