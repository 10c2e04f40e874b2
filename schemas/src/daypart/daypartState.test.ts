import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAYS, type VenueHours } from '../working-day/openingHours.js';
import type { DaypartTimes } from './daypartHours.js';
import { nextAppearance } from '../menu/nextMenuChange.js';
import { nextDaypartChange, offerAt } from './daypartState.js';
import { servingText } from './servingText.js';

const HOUR = 3_600_000;
const STEP = 20_000;
/** Saturday, 3 January 2026, 00:00 in Amman, which keeps UTC+3 all year. */
const MIDNIGHT = Date.parse('2026-01-03T00:00:00+03:00');
const settings = { timeZone: 'Asia/Amman' };

const two = (value: number) => String(value).padStart(2, '0');
const clock = fc.nat({ max: 23 }).map((hour) => `${two(hour)}:00`);
const date = fc.integer({ min: 1, max: 12 }).map((day) => `2026-01-${two(day)}`);
const daypart = fc.record({
  _id: fc.constantFrom('a', 'b', 'c'),
  title: fc.constant('فطور'),
  windows: fc.array(
    fc.record({
      days: fc.option(fc.uniqueArray(fc.constantFrom(...DAYS)), { nil: undefined }),
      start: clock,
      end: clock,
    }),
    { minLength: 1, maxLength: 3 },
  ),
  from: fc.option(date, { nil: undefined }),
  to: fc.option(date, { nil: undefined }),
  outside: fc.constantFrom('show', 'hide'),
});
const dayparts = fc.uniqueArray(daypart, { selector: ({ _id }) => _id, minLength: 1 });
const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'deleted'));

/** A direct implementation of the rule: whether a daypart is open at an instant. */
function isOpen({ windows, from, to }: DaypartTimes, instant: number): boolean {
  return [0, 1].some((daysAgo) => {
    const day = MIDNIGHT + (Math.floor((instant - MIDNIGHT) / (24 * HOUR)) - daysAgo) * 24 * HOUR;
    const local = new Date(day + 3 * HOUR);
    const text = local.toISOString().slice(0, 10);
    if ((from && text < from) || (to && text > to)) return false;
    return windows.some(({ days, start, end }) => {
      const name = DAYS[local.getUTCDay()];
      if (days && days.length > 0 && !(name && days.includes(name))) return false;
      const [opens, closes] = [Number(start?.slice(0, 2)), Number(end?.slice(0, 2))];
      const rolls = closes <= opens || (closes < 5 && opens >= 5);
      const time = instant - day;
      return time >= opens * HOUR && time < (closes + (rolls ? 24 : 0)) * HOUR + STEP;
    });
  });
}

const isOffered = (all: readonly DaypartTimes[], groups: readonly (readonly string[])[], instant: number) =>
  groups
    .map((group) => all.filter(({ _id }) => group.includes(_id ?? '')))
    .every((group) => group.length === 0 || group.some((one) => isOpen(one, instant)));

describe('dayparts', () => {
  it('agree with a slow reading of the rule, and return when they say', () => {
    fc.assert(
      fc.property(dayparts, ids, ids, fc.nat({ max: 10 * 24 }), (all, section, own, hours) => {
        const now = MIDNIGHT + hours * HOUR + STEP;
        const menu = { dayparts: all, settings };
        const found = offerAt(menu, now)({ dayparts: own }, { dayparts: section });
        const groups = [section, own];
        expect(found === null).toBe(isOffered(all, groups, now));
        if (found === null || found.returnsAt === null) return;
        expect(isOffered(all, groups, found.returnsAt)).toBe(true);
        expect(found.endsAt ?? Infinity).toBeGreaterThan(found.returnsAt);
        for (let at = now; at < Math.min(found.returnsAt, now + 48 * HOUR); at += HOUR)
          expect(isOffered(all, groups, at)).toBe(false);
      }),
    );
  });

  it('give the first time when they and the venue are open, until one ends', () => {
    const week = fc.array(fc.record({ day: fc.constantFrom(...DAYS), start: clock, end: clock }), { minLength: 1 });
    fc.assert(
      fc.property(dayparts, week, ids, fc.nat({ max: 10 * 24 }), (all, workingDays, own, hours) => {
        const now = MIDNIGHT + hours * HOUR + STEP;
        const found = offerAt({ dayparts: all, settings, workingDays }, now)({ dayparts: own });
        const alone = offerAt({ dayparts: all, settings }, now)({ dayparts: own });
        // The hours of the venue change the times, not what is offered.
        expect(found === null).toBe(alone === null);
        if (found === null) return;
        const lastOfEachDay = DAYS.flatMap((day) => workingDays.findLast((entry) => entry.day === day) ?? []);
        const opening = { title: '', windows: lastOfEachDay.map(({ day, ...window }) => ({ ...window, days: [day] })) };
        const areOpen = (instant: number) => isOffered(all, [own], instant) && isOpen(opening, instant);
        const { returnsAt, endsAt } = found;
        // Everything repeats weekly once the dates of all dayparts are over.
        const met = Array.from({ length: 26 * 24 }, (_, step) => now + step * HOUR).find(areOpen);
        if (met === undefined) expect(returnsAt).toBe(alone?.returnsAt);
        else {
          expect(Math.floor((met - MIDNIGHT) / HOUR)).toBe(Math.floor(((returnsAt ?? 0) - MIDNIGHT) / HOUR));
          expect(areOpen(returnsAt ?? 0)).toBe(true);
          if (endsAt === null) return;
          for (let at = returnsAt ?? 0; at < endsAt; at += HOUR) expect(isOpen(opening, at)).toBe(true);
          expect(all.some((one) => isOpen(one, endsAt - 1))).toBe(true);
        }
      }),
    );
  });

  it('change the menu at the next border of one in use, and not before', () => {
    fc.assert(
      fc.property(dayparts, ids, fc.nat({ max: 10 * 24 }), (all, own, hours) => {
        const now = MIDNIGHT + hours * HOUR + STEP;
        const at = nextDaypartChange({ dayparts: all, settings, sections: [{ items: [{ dayparts: own }] }] }, now);
        const used = all.filter(({ _id }) => own.includes(_id));
        const states = (instant: number) => used.map((one) => isOpen(one, instant));
        for (let later = now; later < Math.min(at ?? Infinity, now + 48 * HOUR); later += HOUR)
          expect(states(later)).toEqual(states(now));
        if (at !== null) expect(states(at)).not.toEqual(states(now));
      }),
    );
  });

  it('show nothing hidden before the time at which an open page reloads', () => {
    fc.assert(
      fc.property(dayparts, fc.tuple(ids, ids), fc.nat({ max: 10 * 24 }), (all, lists, hours) => {
        const now = MIDNIGHT + hours * HOUR + STEP;
        const isHidden = (instant: number) =>
          lists
            .map((list) => all.filter(({ _id }) => list.includes(_id)))
            .some((group) => group.length > 0 && group.every((one) => one.outside === 'hide' && !isOpen(one, instant)));
        fc.pre(isHidden(now));
        // The page does not know what is hidden.
        const at = nextAppearance({ dayparts: all, settings }, now) ?? Infinity;
        expect(at).toBeGreaterThan(now);
        for (let later = now; later < Math.min(at, now + 72 * HOUR); later += HOUR) expect(isHidden(later)).toBe(true);
      }),
    );
  });

  const breakfast = { _id: 'b', title: 'فطور', windows: [{ start: '07:00', end: '13:00' }] };
  const at = (text: string) => Date.parse(`2026-01-${text}:00+03:00`);
  const textAt = (now: number, one: DaypartTimes = breakfast, hours: VenueHours = {}) => {
    const offer = offerAt({ ...hours, dayparts: [one], settings }, now)({ dayparts: ['b'] });
    return offer && servingText(offer, now, 'Asia/Amman', 'ar').replaceAll(/[\u2066\u2069]/g, '');
  };

  it('say when they return: today, tomorrow, by weekday, by date, or never', () => {
    expect(textAt(at('03T09:00'))).toBeNull();
    expect(textAt(at('03T05:00'))).toBe('فطور · يُقدَّم اليوم 07:00–13:00');
    expect(textAt(at('03T14:00'))).toBe('فطور · يُقدَّم غدًا 07:00–13:00');
    const weekly = { ...breakfast, windows: [{ ...breakfast.windows[0], days: ['fri' as const] }] };
    expect(textAt(at('03T14:00'), weekly)).toBe('فطور · يُقدَّم الجمعة 07:00–13:00');
    expect(textAt(at('03T14:00'), { ...breakfast, from: '2026-01-20' })).toContain('20/01/2026 07:00–13:00');
    expect(textAt(at('03T14:00'), { ...breakfast, to: '2026-01-03' })).toBe('فطور');
    // The time is that of the venue where it opens later, or closes earlier; a daypart that it misses keeps its own.
    const hours = (start: string, end: string) => ({ workingDays: DAYS.map((day) => ({ day, start, end })) });
    expect(textAt(at('03T05:00'), breakfast, hours('09:00', '12:00'))).toBe('فطور · يُقدَّم اليوم 09:00–12:00');
    expect(textAt(at('03T05:00'), breakfast, hours('13:00', '20:00'))).toBe('فطور · يُقدَّم اليوم 07:00–13:00');
    const closed = { specialHours: [{ from: '2026-01-01', to: '2026-01-03', closed: true }] };
    expect(textAt(at('03T05:00'), breakfast, closed)).toBe('فطور · يُقدَّم غدًا 07:00–13:00');
    // Whole days have no end that a clock could tell.
    const allDay = { ...breakfast, windows: [{ start: '00:00', end: '00:00' }], from: '2026-01-04' };
    expect(textAt(at('03T14:00'), allDay)).toBe('فطور · يُقدَّم غدًا من 00:00');
    // Of several windows the next one, at each border.
    const twice = { ...breakfast, windows: [...breakfast.windows, { start: '18:00', end: '01:00' }] };
    expect(textAt(at('03T07:00'), twice)).toBeNull();
    expect(textAt(at('03T13:01'), twice)).toBe('فطور · يُقدَّم اليوم 18:00–01:00');
    expect(textAt(at('04T00:30'), twice)).toBeNull();
    expect(textAt(at('04T01:01'), twice)).toBe('فطور · يُقدَّم اليوم 07:00–13:00');
  });

  it('hide only what each of its dayparts hides', () => {
    const other = { ...breakfast, _id: 'c', outside: 'hide' };
    const offer = offerAt({ dayparts: [breakfast, other], settings }, at('03T14:00'));
    const hidden = (own: string[], section: string[] = []) => offer({ dayparts: own }, { dayparts: section })?.isHidden;
    expect([hidden(['b']), hidden(['c']), hidden(['b', 'c']), hidden(['b'], ['c'])]).toEqual([
      false,
      true,
      false,
      true,
    ]);
    expect(hidden([])).toBeUndefined();
    expect(hidden(['deleted'])).toBeUndefined();
  });
});
