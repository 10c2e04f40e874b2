/** Compares the rule with a slow reading of it where clocks are changed. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DAYS, openingState, type DayHours, type Interval, type SpecialPeriod } from './openingHours.js';

/** `npm run test:extended` uses more. */
const TIMETABLES = Number(process.env['TRIAL_TIMETABLES'] ?? 30);

const STEP = 20_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Three weeks are compared: two days and a half before the clocks change, and the rest after. */
const SPAN = 21 * DAY;
const BEFORE = 60 * HOUR;

/** Clock changes, including those at midnight, which skip or repeat the beginning of a day. */
const changes = [
  ['Africa/Cairo', '2026-04-23T22:00Z'],
  ['Africa/Cairo', '2026-10-29T21:00Z'],
  ['Asia/Beirut', '2026-03-28T22:00Z'],
  ['Asia/Beirut', '2026-10-24T21:00Z'],
  ['Europe/Berlin', '2026-03-29T01:00Z'],
  ['Asia/Amman', '2026-02-18T00:00Z'],
] as const;

/** The local time of every step around a clock change as text, and the first instant of each text. */
function clockOf(timeZone: string, from: number, until: number) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const first = new Map<string, number>();
  for (let instant = from; instant < until; instant += 60_000) {
    const text = format.format(instant);
    if (!first.has(text)) first.set(text, instant);
  }
  /** A local time that is skipped is 24 hours after the same time of the day before. */
  const instantOf = (date: string, time: string): number =>
    first.get(`${date} ${time}`) ?? (first.get(`${nextDate(date, -1)} ${time}`) ?? Number.NaN) + DAY;
  return { instantOf, dateOf: (instant: number) => format.format(instant).slice(0, 10) };
}

const nextDate = (date: string, days = 1) => new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

function entryOn(date: string, week: readonly DayHours[], periods: readonly SpecialPeriod[]) {
  const there = periods.filter(({ from, to }) => from <= date && date <= to);
  const lengths = there.map(({ from, to }) => Date.parse(to) - Date.parse(from));
  const special = there[lengths.lastIndexOf(Math.min(...lengths))];
  if (special?.closed) return undefined;
  const day = DAYS[new Date(date).getUTCDay()];
  return ((special ? special.days : week) ?? []).find((entry) => entry.day === day);
}

function lastsInto(date: string, { start, end }: Interval): string {
  const [opens, closes] = [start || '00:00', end || ''];
  return closes === '' || closes <= opens ? nextDate(date) : date;
}

const clock = fc
  .tuple(fc.constantFrom(0, 0, 1, 1, 2, 3, 4, 5, 9, 12, 18, 22, 23), fc.constantFrom(0, 1, 15, 30, 45, 59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const bound = fc.oneof({ weight: 8, arbitrary: clock }, fc.constant(''));
const interval = fc.record({ start: bound, end: bound });
const entry = fc.record({ start: bound, end: bound, also: fc.array(interval, { maxLength: 4 }) });
const week = fc
  .tuple(
    ...DAYS.map((day) =>
      fc.option(
        entry.map((hours): DayHours => ({ day, ...hours })),
        { freq: 4 },
      ),
    ),
  )
  .map((days) => days.flatMap((day) => day ?? []));
const period = fc.record({ first: fc.nat(14), length: fc.nat(9), closed: fc.boolean(), days: week });

it.each(changes)('agrees with a slow reading, every 20 seconds of three weeks: %s, %s', (timeZone, change) => {
  const from = Date.parse(change) - BEFORE;
  const { instantOf, dateOf } = clockOf(timeZone, from - 3 * DAY, from + SPAN + 3 * DAY);
  fc.assert(
    fc.property(week, fc.array(period, { maxLength: 3 }), (workingDays, ranges) => {
      const specialHours = ranges.map(({ first, length, closed, days }) => {
        const start = nextDate(dateOf(from), first);
        return { from: start, to: nextDate(start, length), closed, days };
      });
      const open = new Uint8Array(SPAN / STEP);
      for (let date = nextDate(dateOf(from), -1); date <= dateOf(from + SPAN); date = nextDate(date)) {
        const hours = entryOn(date, workingDays, specialHours);
        for (const one of hours ? [hours, ...(hours.also ?? [])] : []) {
          const opens = instantOf(date, one.start || '00:00');
          const closes = instantOf(lastsInto(date, one), one.end || '00:00') + (one.end ? STEP : 0);
          if (closes > opens) open.fill(1, Math.max(0, (opens - from) / STEP), Math.max(0, (closes - from) / STEP));
        }
      }
      for (let step = 0; step < open.length;) {
        const now = from + step * STEP;
        const state = openingState({ workingDays, specialHours }, new Date(now), timeZone);
        const turned = open.findIndex((value, index) => index > step && value !== open[step]);
        const turnsAt = turned < 0 ? null : from + turned * STEP;
        expect(state.open).toBe(open[step] === 1);
        if (turnsAt !== null) expect(state.nextChangeAt).toBe(turnsAt);
        else expect(state.nextChangeAt ?? Infinity).toBeGreaterThanOrEqual(from + SPAN);
        step = turned < 0 ? open.length : turned;
      }
    }),
    { numRuns: TIMETABLES },
  );
});
