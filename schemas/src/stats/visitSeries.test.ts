import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../time/calendarDays.js';
import { firstDay, visitsByDay, visitsByHour, type VisitCount } from './visitSeries.js';

const TODAY = '2026-03-02';

const counts = fc.array(
  fc.record<VisitCount>({
    day: fc.integer({ min: -120, max: 5 }).map((days) => addDays(TODAY, days)),
    hour: fc.option(fc.integer({ min: 0, max: 23 })),
    newVisitors: fc.nat(50),
    totalVisitors: fc.nat(50),
  }),
);
const periods = fc.constantFrom(30, 90);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('visits by day', () => {
  it('has every day of the period once, in order, and ends today', () => {
    fc.assert(
      fc.property(counts, periods, (given, days) => {
        const series = visitsByDay(given, TODAY, days);
        expect(series).toHaveLength(days);
        expect(series.at(-1)?.day).toBe(TODAY);
        for (const [index, { day }] of series.entries()) {
          expect(daysBetween(firstDay(TODAY, days), day)).toBe(index);
        }
      }),
    );
  });

  it('loses no visit of the period and takes none of another', () => {
    fc.assert(
      fc.property(counts, periods, (given, days) => {
        const series = visitsByDay(given, TODAY, days);
        const within = given.filter(({ day }) => day >= firstDay(TODAY, days) && day <= TODAY);
        expect(sum(series.map(({ totalVisitors }) => totalVisitors))).toBe(
          sum(within.map(({ totalVisitors }) => totalVisitors)),
        );
        expect(sum(series.map(({ newVisitors }) => newVisitors))).toBe(
          sum(within.map(({ newVisitors }) => newVisitors)),
        );
      }),
    );
  });

  it('crosses the end of a month', () => {
    const visit = { day: '2026-02-28', hour: 9, newVisitors: 1, totalVisitors: 2 };
    expect(visitsByDay([visit, visit], TODAY, 4)).toEqual([
      { day: '2026-02-27', newVisitors: 0, totalVisitors: 0 },
      { day: '2026-02-28', newVisitors: 2, totalVisitors: 4 },
      { day: '2026-03-01', newVisitors: 0, totalVisitors: 0 },
      { day: '2026-03-02', newVisitors: 0, totalVisitors: 0 },
    ]);
  });
});

describe('visits by hour', () => {
  it('has 24 hours, and each visit whose hour is known in its own', () => {
    fc.assert(
      fc.property(counts, (given) => {
        const hours = visitsByHour(given);
        expect(hours).toHaveLength(24);
        for (const [hour, visits] of hours.entries()) {
          const within = given.filter((one) => one.hour === hour);
          expect(visits).toBe(sum(within.map(({ totalVisitors }) => totalVisitors)));
        }
      }),
    );
  });
});
