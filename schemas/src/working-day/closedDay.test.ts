import { describe, expect, it } from 'vitest';
import { lastClosedDay } from './closedDay.js';
import { DAYS } from './openingHours.js';

const every = (start: string, end: string) => ({ workingDays: DAYS.map((day) => ({ day, start, end })) });
const closed = (hours: Parameters<typeof lastClosedDay>[0], now: string, timeZone = 'Asia/Amman') => {
  const { day, closedAt } = lastClosedDay(hours, new Date(now), timeZone);
  return [day, new Date(closedAt).toISOString()];
};

// A venue closes 20 seconds after the end of its hours.
describe('the day that is over', () => {
  it('is today from the closing on, by the clock of the venue', () => {
    const hours = every('09:00', '22:00');
    expect(closed(hours, '2026-11-30T18:59:00Z')).toEqual(['2026-11-29', '2026-11-29T19:00:20.000Z']);
    expect(closed(hours, '2026-11-30T19:00:20Z')).toEqual(['2026-11-30', '2026-11-30T19:00:20.000Z']);
    expect(closed(hours, '2026-11-30T19:00:00Z', 'Asia/Dubai')).toEqual(['2026-11-30', '2026-11-30T18:00:20.000Z']);
  });

  it('lasts past midnight as the hours do', () => {
    const hours = every('18:00', '02:00');
    expect(closed(hours, '2026-11-30T22:30:00Z')[0]).toBe('2026-11-29');
    expect(closed(hours, '2026-11-30T23:00:20Z')).toEqual(['2026-11-30', '2026-11-30T23:00:20.000Z']);
  });

  it('ends at midnight without hours, and on a day off', () => {
    expect(closed({}, '2026-11-30T20:59:00Z')[0]).toBe('2026-11-29');
    expect(closed({}, '2026-11-30T21:00:00Z')).toEqual(['2026-11-30', '2026-11-30T21:00:00.000Z']);
    const monday = { workingDays: [{ day: 'sun' as const, start: '09:00', end: '22:00' }] };
    expect(closed(monday, '2026-11-30T21:00:00Z')[0]).toBe('2026-11-30');
  });

  it('has its last closing, if it has several hours', () => {
    const hours = {
      workingDays: [{ day: 'mon' as const, start: '08:00', end: '12:00', also: [{ start: '17:00', end: '23:00' }] }],
    };
    expect(closed(hours, '2026-11-30T19:00:00Z')[0]).toBe('2026-11-29');
    expect(closed(hours, '2026-11-30T20:00:20Z')[0]).toBe('2026-11-30');
  });
});
