import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  bookingProblem,
  formatDate,
  daysBetween,
  defaultBooking,
  formatBookingDate,
  isDate,
  lastBookingDay,
  parseDate,
  todayIn,
} from './calendarDays.js';

const date = fc
  .date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((any) => any.toISOString().slice(0, 10));

describe('days of the calendar', () => {
  it('are counted there and back', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -400, max: 400 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('are told from what is none', () => {
    expect(['2026-02-28', '2028-02-29', '1999-12-31'].map(isDate)).toEqual([true, true, true]);
    const none = ['', '2026-02-29', '2026-02-30', '2026-13-01', '2026-1-1', '2026-01-01T00:00Z', '٢٠٢٦-٠١-٠١', 'today'];
    expect(none.map(isDate)).toEqual(none.map(() => false));
    expect(daysBetween('2026-02-30', '2026-03-01')).toBeNaN();
  });

  it('are read as written, day before month, in digits of any script', () => {
    fc.assert(
      fc.property(date, (day) => {
        expect(parseDate(formatDate(day))).toBe(day);
        expect(parseDate(day)).toBe(day);
      }),
    );
    for (const text of ['٤/١/٢٠٢٦', '04.01.2026', ' 4-1-2026 ', '2026/1/4', '\u200e04/01/2026\u200e', '4 1 2026'])
      expect(parseDate(text)).toBe('2026-01-04');
    for (const none of ['', '4/1/26', '31/02/2026', '1/13/2026', '2026', '4/1', 'غدًا', '4/1/2026 x'])
      expect(parseDate(none)).toBeNull();
  });

  it('begin where the zone’s clock says', () => {
    const now = new Date('2026-01-04T21:30:00Z');
    expect(['Asia/Amman', 'UTC', 'America/New_York', 'nowhere', null].map((zone) => todayIn(zone, now))).toEqual([
      '2026-01-05',
      '2026-01-04',
      '2026-01-04',
      '2026-01-05',
      '2026-01-05',
    ]);
  });
});

describe('a booking', () => {
  it('begins tomorrow and ends the day after, unless it says otherwise', () => {
    expect(defaultBooking('2026-12-30')).toEqual({ start: '2026-12-31', end: '2027-01-01' });
    fc.assert(
      fc.property(date, (today) => {
        const { start, end } = defaultBooking(today);
        expect(bookingProblem(start, end, today)).toBeNull();
      }),
    );
  });

  it('is refused by what is wrong with it', () => {
    const today = '2026-03-10';
    expect(bookingProblem(null, '2026-03-12', today)).toBe('no-start');
    expect(bookingProblem('2026-02-30', '2026-03-12', today)).toBe('no-start');
    expect(bookingProblem('2026-03-10', '', today)).toBe('no-end');
    expect(bookingProblem('2026-03-09', '2026-03-12', today)).toBe('start-past');
    expect(bookingProblem('2026-03-11', '2026-03-11', today)).toBe('end-not-after-start');
    expect(bookingProblem('2026-03-10', '2026-03-11', today)).toBeNull();
    expect(bookingProblem('2028-03-09', lastBookingDay(today), today)).toBeNull();
    expect(bookingProblem('2026-03-10', '2099-12-21', today)).toBe('end-too-late');
    expect(bookingProblem('2099-12-20', '2099-12-21', today)).toBe('start-too-late');
  });

  it('is dated by weekday and dd/mm/yyyy', () => {
    expect(formatBookingDate('2026-01-04', 'en')).toBe('Sun, 04/01/2026');
    expect(formatBookingDate('2026-01-09', 'ar')).toBe('الجمعة، 09/01/2026');
    expect(formatBookingDate('soon', 'ar')).toBe('');
  });
});
