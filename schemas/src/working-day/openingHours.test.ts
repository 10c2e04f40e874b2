import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DAYS,
  endsNextDay,
  openingState,
  weekRows,
  type DayHours,
  type SpecialPeriod,
  type VenueHours,
} from './openingHours.js';

/** `npm run test:extended` uses more. */
const TIMETABLES = Number(process.env['TRIAL_TIMETABLES'] ?? 30);
const INSTANTS_OF_EACH = 60;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

/** A Sunday, 00:00 in Amman (UTC+3 all year). */
const SUNDAY = Date.UTC(2026, 0, 4) - 3 * HOUR;

const two = (value: number) => String(value).padStart(2, '0');
const typicalTime = fc
  .tuple(fc.constantFrom(0, 1, 2, 3, 4, 5, 6, 9, 10, 17, 18, 22, 23), fc.constantFrom(0, 1, 30, 59))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const anyTime = fc
  .tuple(fc.nat({ max: 23 }), fc.nat({ max: 59 }))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`);
const bound = fc.oneof(typicalTime, anyTime, fc.constantFrom('', null, undefined));
const interval = fc.record({ start: bound, end: bound });
const entry = fc.record({ start: bound, end: bound, also: fc.option(fc.array(interval, { maxLength: 4 })) });
const timetable = fc
  .tuple(...DAYS.map(() => fc.option(entry, { freq: 4 })))
  .map((week): DayHours[] => week.flatMap((hours, index) => (hours ? [{ day: DAYS[index] ?? 'sun', ...hours }] : [])));

/** The step of the slow reference implementation, which applies the rule every 20 seconds. */
const STEP = 20 * SECOND;
const STEPS = WEEK / STEP;

function isOpenAt(days: readonly DayHours[], step: number): boolean {
  const covers = (daysAgo: number) => {
    const dayIndex = (Math.floor((step * STEP) / DAY) - daysAgo + 7) % 7;
    const hours = days.find(({ day }) => day === DAYS[dayIndex]);
    if (!hours) return false;
    const time = ((step * STEP) % DAY) + daysAgo * DAY;
    return [hours, ...(hours.also ?? [])].some((interval) => {
      const [startHour = 0, startMinute = 0] = (interval.start || '00:00').split(':').map(Number);
      const start = startHour * HOUR + startMinute * MINUTE;
      if (!interval.end) return time >= start && time < DAY;
      const [endHour = 0, endMinute = 0] = interval.end.split(':').map(Number);
      let end = endHour * HOUR + endMinute * MINUTE;
      if ((endHour < 5 && startHour >= 5) || end <= start) end += DAY;
      return time >= start && time < end + 20 * SECOND;
    });
  };
  return covers(0) || covers(1);
}

describe('opening hours', () => {
  it('agree with a slow scan of the week, whatever the timetable', () => {
    const instants = fc.array(fc.nat({ max: STEPS - 1 }), { minLength: INSTANTS_OF_EACH, maxLength: INSTANTS_OF_EACH });
    fc.assert(
      fc.property(timetable, instants, (days, steps) => {
        const open = Array.from({ length: STEPS }, (_, step) => isOpenAt(days, step));
        for (const step of steps) {
          let ahead = 1;
          while (ahead < STEPS && open[(step + ahead) % STEPS] === open[step]) ahead += 1;
          const now = SUNDAY + step * STEP;
          const state = openingState({ workingDays: days }, new Date(now), 'Asia/Amman');
          expect(state.open).toBe(open[step]);
          expect(state.nextChangeAt).toBe(ahead === STEPS ? null : now + ahead * STEP);
          expect(state.today?.day).toBe(days.find(({ day }) => day === DAYS[Math.floor((step * STEP) / DAY)])?.day);
        }
      }),
      { numRuns: TIMETABLES },
    );
  });

  const zone = fc.constantFrom('Asia/Amman', 'Europe/Berlin', 'Africa/Cairo', 'Asia/Beirut', 'America/New_York', 'UTC');
  const nearClockChange = fc.constantFrom(
    '2026-03-28T22:00Z',
    '2026-04-23T22:00Z',
    '2026-10-24T22:00Z',
    '2026-11-01T05:00Z',
  );
  const instant = fc
    .tuple(nearClockChange, fc.integer({ min: -3 * DAY, max: 3 * DAY }))
    .map(([near, offset]) => Date.parse(near) + offset);

  it('turn exactly when they say, also where clocks are changed', () => {
    fc.assert(
      fc.property(timetable, zone, instant, (days, timeZone, now) => {
        const at = (when: number) => openingState({ workingDays: days }, new Date(when), timeZone);
        const { open, nextChangeAt, closesInMs, opensInMs } = at(now);
        expect(open ? opensInMs : closesInMs).toBeNull();
        expect(open ? closesInMs : opensInMs).toBe(nextChangeAt === null ? null : nextChangeAt - now);
        if (nextChangeAt === null) return;
        expect(nextChangeAt).toBeGreaterThan(now);
        expect([at(nextChangeAt - 1).open, at(nextChangeAt).open]).toEqual([open, !open]);
      }),
    );
  });
});

/** Amman's local time in the week of Sunday, 4 January 2026. */
const on = (day: (typeof DAYS)[number], time: string) =>
  new Date(`2026-01-${two(4 + DAYS.indexOf(day))}T${time.length === 5 ? `${time}:00` : time}+03:00`);
const stateOf = (days: readonly DayHours[], now: Date) => openingState({ workingDays: days }, now, 'Asia/Amman');
const openAt = (days: readonly DayHours[], ...times: readonly Date[]) => times.map((time) => stateOf(days, time).open);

describe('an entry', () => {
  it('closes 20 seconds after its end', () => {
    const days = [{ day: 'mon', start: '09:00', end: '17:00' }] as const;
    const times = [on('mon', '08:59:59'), on('mon', '09:00'), on('mon', '17:00:19'), on('mon', '17:00:20')];
    expect(openAt(days, ...times)).toEqual([false, true, true, false]);
    expect(stateOf(days, on('mon', '16:00')).closesInMs).toBe(HOUR + 20 * SECOND);
  });

  it('runs past midnight when its end is before five', () => {
    const days = [{ day: 'thu', start: '18:00', end: '02:00' }] as const;
    const times = [on('thu', '17:59'), on('thu', '23:59'), on('fri', '01:59'), on('fri', '02:01'), on('thu', '01:00')];
    expect(openAt(days, ...times)).toEqual([false, true, true, false, false]);
    expect(stateOf(days, on('fri', '01:00'))).toMatchObject({ today: null, closesInMs: HOUR + 20 * SECOND });
  });

  it('ends with midnight when its end is 00:00', () => {
    const days = [{ day: 'sun', start: '10:00', end: '00:00' }] as const;
    expect(openAt(days, on('sun', '23:59'), on('mon', '00:00:19'), on('mon', '00:00:20'))).toEqual([true, true, false]);
  });

  it('runs past midnight too when a later end is not after the start', () => {
    const night = [{ day: 'sun', start: '18:00', end: '06:00' }] as const;
    expect(openAt(night, on('sun', '05:00'), on('sun', '19:00'), on('mon', '05:59'))).toEqual([false, true, true]);
    const whole = [{ day: 'sun', start: '09:00', end: '09:00' }] as const;
    expect(openAt(whole, on('sun', '08:00'), on('sun', '22:00'), on('mon', '08:59'))).toEqual([false, true, true]);
  });

  it('without hours is the whole day; with one, until or from midnight', () => {
    const day = [{ day: 'wed', start: '', end: null }] as const;
    const times = [on('tue', '23:59'), on('wed', '00:00'), on('wed', '23:59'), on('thu', '00:00')];
    expect(openAt(day, ...times)).toEqual([false, true, true, false]);
    expect(openAt([{ day: 'wed', start: '20:00' }], ...times)).toEqual([false, false, true, false]);
    expect(openAt([{ day: 'wed', end: '20:00' }], ...times)).toEqual([false, true, false, false]);
  });

  it('takes hours that are no time for absent', () => {
    expect(openAt([{ day: 'wed', start: '25:00', end: 'soon' }], on('wed', '00:00'), on('wed', '23:00'))).toEqual([
      true,
      true,
    ]);
  });
});

describe('a closed business', () => {
  const days = [
    { day: 'sun', start: '09:00', end: '17:00' },
    { day: 'wed', start: '09:00', end: '17:00' },
  ] as const;

  it('says in how many days it opens', () => {
    expect(stateOf(days, on('sun', '08:00'))).toMatchObject({ daysUntilNext: 0, opensInMs: HOUR });
    expect(stateOf(days, on('mon', '12:00'))).toMatchObject({ today: null, daysUntilNext: 2 });
    expect(stateOf(days, on('sat', '23:00'))).toMatchObject({ today: null, daysUntilNext: 1, opensInMs: 10 * HOUR });
    expect(stateOf(days.slice(0, 1), on('sun', '18:00'))).toMatchObject({ daysUntilNext: 7 });
  });

  it('without any working day never opens', () => {
    const never = {
      open: false,
      today: null,
      nextChangeAt: null,
      closesInMs: null,
      opensInMs: null,
      daysUntilNext: null,
    };
    expect([stateOf([], on('sun', '12:00')), openingState({ workingDays: null }, on('sun', '12:00'), null)]).toEqual([
      never,
      never,
    ]);
  });
});

describe('a business that never closes', () => {
  it('has no closing time', () => {
    const days = DAYS.map((day) => ({ day }));
    expect(stateOf(days, on('tue', '12:00'))).toMatchObject({ open: true, nextChangeAt: null, closesInMs: null });
  });

  it('on two days in a row closes at the end of the second', () => {
    const days = [{ day: 'tue' }, { day: 'wed' }] as const;
    expect(stateOf(days, on('tue', '12:00')).closesInMs).toBe(36 * HOUR);
  });
});

describe('the time zone', () => {
  const days = [{ day: 'sun', start: '09:00', end: '17:00' }] as const;

  it('is the menu’s', () => {
    const now = new Date('2026-01-04T07:00Z');
    expect(
      ['Asia/Amman', 'UTC', 'Asia/Tokyo'].map((zone) => openingState({ workingDays: days }, now, zone).open),
    ).toEqual([true, false, true]);
  });

  it('is Amman’s when it is unknown', () => {
    const now = new Date('2026-01-04T06:30Z');
    expect(['Mars/Olympus', '', null].map((zone) => openingState({ workingDays: days }, now, zone).open)).toEqual([
      true,
      true,
      true,
    ]);
  });
});

describe('hours that run past midnight', () => {
  it.each([
    ['18:00', '02:00', true],
    ['18:00', '00:00', true],
    [null, '04:59', false],
    ['01:00', '04:00', false],
    ['23:00', '04:59', true],
    ['18:00', '06:00', true],
    ['09:00', '09:00', true],
    ['09:00', '17:00', false],
    [null, '05:00', false],
    ['18:00', '', false],
    ['', null, false],
  ])('%s to %s: %s', (start, end, expected) => {
    expect(endsNextDay({ start, end })).toBe(expected);
  });
});

describe('the table of the week', () => {
  it('has seven days from Sunday on', () => {
    const table = weekRows([{ day: 'sat' }, { day: 'sun', start: '09:00', end: '' }]);
    expect(table.map(({ day }) => day)).toEqual(DAYS);
    expect(table[0]).toEqual({ day: 'sun', kind: 'hours', intervals: [{ start: '09:00', end: null }] });
    expect(table[1]).toEqual({ day: 'mon', kind: 'closed', intervals: [] });
    expect(table[6]).toEqual({ day: 'sat', kind: 'all-day', intervals: [] });
    expect(weekRows(null).every(({ kind }) => kind === 'closed')).toBe(true);
  });

  it('has the shifts of a day in their order', () => {
    const [sunday] = weekRows([{ day: 'sun', start: '18:00', end: '02:00', also: [{ start: '08:00', end: '14:00' }] }]);
    expect(sunday?.intervals.map(({ start }) => start)).toEqual(['08:00', '18:00']);
  });

  it('leaves out times that are not HH:MM', () => {
    const [sunday] = weekRows([{ day: 'sun', start: '<b>', end: '24:00', also: [{ start: '08:00', end: '9' }] }]);
    expect(sunday).toMatchObject({ kind: 'all-day' });
    const [day] = weekRows([{ day: 'sun', start: '08:00', end: '9' }]);
    expect(day?.intervals).toEqual([{ start: '08:00', end: null }]);
  });
});

describe('special hours', () => {
  const date = (day: number) => `2026-01-${two(day)}`;
  const week = DAYS.map((day) => ({ day, start: '09:00', end: '17:00' }));
  const at = (day: number, time: string) => new Date(`${date(day)}T${time}:00+03:00`);
  const openWith = (specialHours: VenueHours['specialHours'], now: Date) =>
    openingState({ workingDays: week, specialHours }, now, 'Asia/Amman');

  it('replace the week, closed where they name no day, and end by themselves', () => {
    const holiday = { from: date(10), to: date(12), days: [{ day: 'sun' as const, start: '20:00', end: '02:00' }] };
    // The 10th is a Saturday.
    expect(openWith([holiday], at(10, '12:00'))).toMatchObject({ open: false, today: null, daysUntilNext: 1 });
    expect(openWith([holiday], at(11, '12:00')).open).toBe(false);
    expect(openWith([holiday], at(12, '01:00'))).toMatchObject({ open: true, closesInMs: HOUR + 20 * SECOND });
    expect(openWith([holiday], at(12, '12:00')).open).toBe(false);
    expect(openWith([holiday], at(13, '12:00')).open).toBe(true);
  });

  it('leave last night to the day on which it began', () => {
    const closed = { from: date(6), to: date(6), closed: true };
    const nights = DAYS.map((day) => ({ day, start: '20:00', end: '03:00' }));
    const state = (now: Date) => openingState({ workingDays: nights, specialHours: [closed] }, now, 'Asia/Amman').open;
    expect([state(at(6, '02:00')), state(at(6, '21:00')), state(at(7, '02:00'))]).toEqual([true, false, false]);
  });

  it('count by the narrowest range, then by the one made last', () => {
    const month = { from: date(1), to: date(31), closed: true };
    const open = { from: date(9), to: date(11), days: week };
    const shut = { from: date(10), to: date(12), closed: true };
    expect(openWith([month, open], at(10, '12:00')).open).toBe(true);
    expect(openWith([open, shut], at(10, '12:00')).open).toBe(false);
    expect(openWith([shut, open], at(10, '12:00')).open).toBe(true);
  });

  it('are looked beyond, however long they are', () => {
    const closed = { from: '2026-01-05', to: '2026-06-30', closed: true };
    const { nextChangeAt } = openWith([closed], at(10, '12:00'));
    expect(new Date(nextChangeAt ?? 0).toISOString()).toBe('2026-07-01T06:00:00.000Z');
  });

  it('close a business that never closes otherwise', () => {
    const always = DAYS.map((day) => ({ day }));
    const closed = { from: '2026-02-20', to: '2026-02-21', closed: true };
    const hours = { workingDays: always, specialHours: [closed] };
    const { open, nextChangeAt } = openingState(hours, at(10, '12:00'), 'Asia/Amman');
    expect([open, new Date(nextChangeAt ?? 0).toISOString()]).toEqual([true, '2026-02-19T21:00:00.000Z']);
    expect(openingState(hours, new Date('2026-02-23T12:00Z'), 'Asia/Amman').nextChangeAt).toBeNull();
  });

  const period = fc
    .record({
      from: fc.integer({ min: 1, max: 28 }),
      length: fc.nat({ max: 10 }),
      closed: fc.boolean(),
      days: timetable,
    })
    .map(({ from, length, closed, days }) => ({
      from: date(from),
      to: date(Math.min(31, from + length)),
      closed,
      days,
    }));

  it('agree with a slow reading of the rule, minute by minute', () => {
    const entryOn = (days: readonly DayHours[], periods: readonly SpecialPeriod[], day: number) => {
      const there = periods.filter(({ from, to }) => from <= dayText(day) && dayText(day) <= to);
      const narrow = Math.min(...there.map((one) => Date.parse(one.to) - Date.parse(one.from)));
      const special = there.findLast((one) => Date.parse(one.to) - Date.parse(one.from) === narrow);
      if (special?.closed) return undefined;
      return (special ? special.days : days)?.find((entry) => entry.day === DAYS[new Date(day).getUTCDay()]);
    };
    const dayText = (day: number) => new Date(day).toISOString().slice(0, 10);
    const isOpen = (days: readonly DayHours[], periods: readonly SpecialPeriod[], instant: number) =>
      [0, 1].some((daysAgo) => {
        const day = Math.floor(instant / DAY) * DAY - daysAgo * DAY;
        const hours = entryOn(days, periods, day);
        if (!hours) return false;
        const alone = [{ ...hours, day: 'sun' as const }];
        return isOpenAt(alone, (instant - day) / STEP);
      });
    fc.assert(
      fc.property(
        timetable,
        fc.array(period, { maxLength: 3 }),
        fc.nat({ max: 20 * 24 * 60 }),
        (days, periods, minute) => {
          const now = Date.parse('2026-01-04T00:00Z') + minute * MINUTE;
          const hours = { workingDays: days, specialHours: periods };
          const { open, nextChangeAt } = openingState(hours, new Date(now), 'UTC');
          expect(open).toBe(isOpen(days, periods, now));
          for (let ahead = 1; ahead <= 24 * 60; ahead += 7) {
            const later = now + ahead * MINUTE;
            if (nextChangeAt !== null && later >= nextChangeAt) break;
            expect(isOpen(days, periods, later)).toBe(open);
          }
          if (nextChangeAt !== null) expect(openingState(hours, new Date(nextChangeAt), 'UTC').open).toBe(!open);
        },
      ),
      { numRuns: 300 },
    );
  });
});
