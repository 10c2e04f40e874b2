import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fromWallClock, resolveTimeZone, toWallClock } from './timeZone.js';

const wall = (text: string) => Date.parse(`${text}Z`);
const instant = (text: string) => Date.parse(text);

describe('the clock of a zone', () => {
  it('reads local time, before and after a change of clocks', () => {
    expect(toWallClock(instant('2026-07-01T12:00:00Z'), 'Asia/Amman')).toBe(wall('2026-07-01T15:00'));
    expect(toWallClock(instant('2026-03-29T00:59:59.999Z'), 'Europe/Berlin')).toBe(wall('2026-03-29T01:59:59.999'));
    expect(toWallClock(instant('2026-03-29T01:00:00Z'), 'Europe/Berlin')).toBe(wall('2026-03-29T03:00'));
  });

  it('reads a change of clocks within an hour', () => {
    expect(toWallClock(instant('2011-03-13T03:30:59Z'), 'America/St_Johns')).toBe(wall('2011-03-13T00:00:59'));
    expect(toWallClock(instant('2011-03-13T03:31:00Z'), 'America/St_Johns')).toBe(wall('2011-03-13T01:01'));
  });

  it('tells the instant of a reading', () => {
    expect(fromWallClock(wall('2026-07-01T15:00'), 'Asia/Amman')).toBe(instant('2026-07-01T12:00:00Z'));
    expect(fromWallClock(wall('2026-03-29T04:00'), 'Europe/Berlin')).toBe(instant('2026-03-29T02:00:00Z'));
    expect(fromWallClock(wall('2026-10-25T04:00'), 'Europe/Berlin')).toBe(instant('2026-10-25T03:00:00Z'));
  });

  it('takes the first of two equal readings', () => {
    expect(fromWallClock(wall('2026-10-25T02:30'), 'Europe/Berlin')).toBe(instant('2026-10-25T00:30:00Z'));
    expect(fromWallClock(wall('2026-11-01T01:30'), 'America/New_York')).toBe(instant('2026-11-01T05:30:00Z'));
  });

  it('moves a reading that is left out by as much as the clock jumps', () => {
    expect(fromWallClock(wall('2026-03-29T02:30'), 'Europe/Berlin')).toBe(instant('2026-03-29T01:30:00Z'));
    expect(fromWallClock(wall('2026-04-24T00:00'), 'Africa/Cairo')).toBe(instant('2026-04-23T22:00:00Z'));
  });

  it('asks the engine once a minute, for a limited number of minutes', () => {
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    const begun = instant('2031-05-01T10:00:00Z');
    const read = (minute: number, ms: number) => toWallClock(begun + minute * 60_000 + ms, 'Asia/Amman') - begun;
    for (const ms of [0, 1, 59_999, 60_000]) expect(read(0, ms)).toBe(3 * 3_600_000 + ms);
    expect(asked).toHaveBeenCalledTimes(2);
    for (let minute = 0; minute < 300; minute += 1) read(minute, 0);
    asked.mockClear();
    read(0, 0);
    expect(asked).toHaveBeenCalledOnce();
    asked.mockRestore();
  });

  it('gives every instant back, or its twin an hour before', () => {
    const zones = fc.constantFrom(
      'Asia/Amman',
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
    );
    const instants = fc.integer({ min: instant('2000-01-01'), max: instant('2040-01-01') });
    fc.assert(
      fc.property(instants, zones, (now, zone) => {
        const back = fromWallClock(toWallClock(now, zone), zone);
        expect(toWallClock(back, zone)).toBe(toWallClock(now, zone));
        expect(back).toBeLessThanOrEqual(now);
      }),
    );
  });
});

describe('a zone', () => {
  it('is Amman’s when it is absent or unknown', () => {
    expect(['Europe/Berlin', 'Mars/Olympus', '', null, undefined].map(resolveTimeZone)).toEqual([
      'Europe/Berlin',
      ...Array<string>(4).fill('Asia/Amman'),
    ]);
  });
});
