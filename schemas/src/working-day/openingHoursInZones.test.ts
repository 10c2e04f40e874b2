/**
 * Compares the rule with two other implementations in zones that change their clocks: a slow reference implementation,
 * and the package `opening_hours`, which evaluates the opening hours of OpenStreetMap.
 */
import fc from 'fast-check';
import OpeningHours from 'opening_hours';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  DAYS,
  openingState,
  type DayHours,
  type Interval,
  type SpecialPeriod,
  type VenueHours,
} from './openingHours.js';
import { fromWallClock, toWallClock } from '../time/timeZone.js';

/** `npm run test:extended` uses more. */
const TIMETABLES = Number(process.env['TRIAL_TIMETABLES'] ?? 30);

const STEP = 20_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
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
const periods = fc.array(fc.record({ first: fc.nat(14), length: fc.nat(9), closed: fc.boolean(), days: week }), {
  maxLength: 3,
});
/** The hours of a venue, whose special periods begin within two weeks from a date. */
const hoursFrom = (today: string) =>
  fc.record({
    workingDays: week,
    specialHours: periods.map((ranges) =>
      ranges.map(({ first, length, closed, days }): SpecialPeriod => {
        const from = nextDate(today, first);
        return { from, to: nextDate(from, length), closed, days };
      }),
    ),
  });

it.each(changes)('agrees with a slow reading, every 20 seconds of three weeks: %s, %s', (timeZone, change) => {
  const from = Date.parse(change) - BEFORE;
  const { instantOf, dateOf } = clockOf(timeZone, from - 3 * DAY, from + SPAN + 3 * DAY);
  fc.assert(
    fc.property(hoursFrom(dateOf(from)), ({ workingDays, specialHours }) => {
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

const OSM_DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];

/** `2026-04-24` in the syntax of OpenStreetMap: `2026 Apr 24`. */
function osmDate(date: string): string {
  const [day, month, year] = new Date(date).toUTCString().slice(5, 16).split(' ');
  return `${year} ${month} ${day}`;
}

/**
 * The hours from `first` to `last` in the syntax of OpenStreetMap. Each entry has the dates on which it applies. A
 * semicolon is not used: in that syntax it replaces hours, but by another rule. The later range wins instead of the
 * narrower one, and it ends the hours of the night before.
 */
function toOsm({ workingDays, specialHours }: VenueHours, first: string, last: string): string {
  const length = ({ from, to }: SpecialPeriod) => Date.parse(to) - Date.parse(from);
  const precedence = [...(specialHours ?? [])].sort((one, other) => length(other) - length(one));
  const periodOn = (date: string) => precedence.findLast(({ from, to }) => from <= date && date <= to);
  const rules: string[] = [];
  for (let from = first, to = first; from <= last; from = to = nextDate(to)) {
    const special = periodOn(from);
    while (to < last && periodOn(nextDate(to)) === special) to = nextDate(to);
    const days = special ? (special.closed ? null : special.days) : workingDays;
    for (const entry of days ?? []) {
      const times = [entry, ...(entry.also ?? [])].map(({ start, end }) => `${start || '00:00'}-${end || '24:00'}`);
      const day = OSM_DAYS[DAYS.indexOf(entry.day)];
      rules.push(`${osmDate(from)}-${osmDate(to)} ${day} ${times.join(',')}`);
    }
  }
  return rules.join(', ') || 'off';
}

describe('OpenStreetMap', () => {
  // The package uses the time zone of the process. It fails where clocks change at midnight (`infinite loop in
  // nextChange` in Cairo). So it is given local times as if they were UTC.
  beforeAll(() => vi.stubEnv('TZ', 'UTC'));
  afterAll(() => vi.unstubAllEnvs());

  /**
   * Whether the two definitions may differ for a local time. That is so if it occurs twice (the rule uses the first
   * one), if it is skipped, or if the rule shifts a skipped time to it.
   */
  const isDisputed = (wall: number, timeZone: string, change: number) => {
    const [before, after] = [toWallClock(change - MINUTE, timeZone) + MINUTE, toWallClock(change, timeZone)];
    return wall >= Math.min(before, after) && wall < Math.max(before, after + after - before);
  };

  it.each(changes)('agrees on the state and the next change: %s, %s', (timeZone, changedAt) => {
    const change = Date.parse(changedAt);
    const from = Math.floor(toWallClock(change - BEFORE, timeZone) / DAY) * DAY;
    const dateAt = (wall: number) => new Date(wall).toISOString().slice(0, 10);
    const minutes = fc.array(fc.nat(SPAN / MINUTE), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(hoursFrom(dateAt(from)), minutes, (hours, samples) => {
        const text = toOsm(hours, dateAt(from - DAY), dateAt(from + 2 * SPAN));
        const osm = new OpeningHours(text);
        for (const minute of samples) {
          // The rule closes a venue 20 seconds after a full minute. At half past the minute, both implementations count
          // the venue as closed.
          const wall = from + minute * MINUTE + MINUTE / 2;
          if (isDisputed(wall, timeZone, change)) continue;
          const state = openingState(hours, new Date(fromWallClock(wall, timeZone)), timeZone);
          expect(state.open, text).toBe(osm.getState(new Date(wall)));
          const next = osm.getNextChange(new Date(wall), new Date(from + SPAN + DAY))?.getTime() ?? Infinity;
          const changesAt = state.nextChangeAt === null ? Infinity : toWallClock(state.nextChangeAt, timeZone);
          if ([next, changesAt].some((time) => isDisputed(time, timeZone, change))) continue;
          if (next < from + SPAN) expect(Math.floor(changesAt / MINUTE) * MINUTE, text).toBe(next);
          else expect(changesAt, text).toBeGreaterThanOrEqual(from + SPAN);
        }
      }),
      { numRuns: Math.ceil(TIMETABLES / 3) },
    );
  });
});
