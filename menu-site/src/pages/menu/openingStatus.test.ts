import { closedStatus, closedText, DAYS, type SpecialPeriod } from '@qaima/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyDay, SATURDAY_AFTERNOON } from '../../testing/menuFixtures.js';
import { openingStatus } from './openingStatus.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function said(at: number, days = everyDay, language: 'ar' | 'en' = 'ar') {
  const { label, left } = openingStatus({ workingDays: days }, new Date(at), 'Asia/Amman', language);
  return [label, left && left.map((part) => (typeof part === 'string' ? part : part.figure)).join('')];
}

describe('the badge', () => {
  it('counts hours and minutes, then minutes, until it closes', () => {
    expect(said(SATURDAY_AFTERNOON)).toEqual(['مفتوح الآن', 'يغلق 23:00']);
    expect(said(SATURDAY_AFTERNOON + 8.5 * HOUR)).toEqual(['مفتوح الآن', 'يغلق 23:00، بعد 30 دقيقة']);
    expect(said(SATURDAY_AFTERNOON + 9 * HOUR - 2 * MINUTE)).toEqual(['مفتوح الآن', 'يغلق 23:00، بعد دقيقتين']);
    expect(said(SATURDAY_AFTERNOON + 9 * HOUR)).toEqual(['مفتوح الآن', 'يغلق بعد لحظات']);
    expect(said(SATURDAY_AFTERNOON, everyDay, 'en')).toEqual(['Open now', 'Closes 23:00']);
  });

  it('counts to the next opening, in days where today has none', () => {
    expect(said(SATURDAY_AFTERNOON + 9.5 * HOUR)).toEqual(['مغلق الآن', 'يفتح 10:00']);
    const friday = SATURDAY_AFTERNOON - 24 * HOUR;
    expect(said(friday)).toEqual(['مغلق الآن', 'يفتح غدًا 10:00']);
    expect(said(friday, [{ day: 'mon', start: '10:00', end: '23:00' }])).toEqual([
      'مغلق الآن',
      'يفتح الإثنين 10:00، بعد 3 أيام',
    ]);
  });

  it('says when it opens in the words of the cart and of the owner’s area', () => {
    const workingDays = [{ day: 'sat' as const, start: '10:00', end: '11:00' }];
    const at = SATURDAY_AFTERNOON;
    for (const [language, text] of [
      ['ar', 'مغلق الآن، يفتح السبت 10:00، بعد 7 أيام'],
      ['en', 'Closed now, opens Sat 10:00, in 7 days'],
    ] as const) {
      const closed = closedStatus({ workingDays, settings: { timeZone: 'Asia/Amman' } }, new Date(at), language);
      expect(closed && closedText(closed, language)).toBe(text);
      const [label, left] = said(at, workingDays, language);
      expect([label, left].join(language === 'ar' ? '، ' : ', ').toLowerCase()).toBe(text.toLowerCase());
    }
  });

  it('says nothing of time where none is set', () => {
    expect(
      said(
        SATURDAY_AFTERNOON,
        DAYS.map((day) => ({ day })),
      ),
    ).toEqual(['مفتوح الآن', null]);
  });
});

describe('the badge of a venue without working days', () => {
  const closed = { from: '2026-11-21', to: '2026-11-22', closed: true };
  const evening = {
    from: '2026-11-23',
    to: '2026-11-23',
    days: [{ day: 'mon' as const, start: '18:00', end: '23:00' }],
  };
  const shown = (at: number, ...specialHours: readonly SpecialPeriod[]) => {
    const { isKnown, label, left } = openingStatus({ specialHours }, new Date(at), 'Asia/Amman', 'ar');
    return isKnown ? [label, left?.map((part) => (typeof part === 'string' ? part : part.figure)).join('')] : null;
  };

  it('says that special hours close it, and when later dates open it', () => {
    expect(shown(SATURDAY_AFTERNOON, closed)).toEqual(['مغلق الآن', undefined]);
    expect(shown(SATURDAY_AFTERNOON, closed, evening)).toEqual(['مغلق الآن', 'يفتح الإثنين 18:00، بعد يومين']);
    expect(shown(SATURDAY_AFTERNOON + 53 * HOUR, closed, evening)).toEqual(['مفتوح الآن', 'يغلق 23:00']);
  });

  it('says nothing on other dates, nor when it opens after one of them', () => {
    expect(shown(SATURDAY_AFTERNOON)).toBeNull();
    expect(shown(SATURDAY_AFTERNOON - 24 * HOUR, closed)).toBeNull();
    expect(shown(SATURDAY_AFTERNOON + 48 * HOUR, closed)).toBeNull();
    expect(shown(SATURDAY_AFTERNOON, { ...closed, to: '2026-11-21' }, evening)).toEqual(['مغلق الآن', undefined]);
  });
});

describe('what the page says of hours', () => {
  const clock = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`);
  const day = fc.record({ day: fc.constantFrom(...DAYS), start: fc.option(clock), end: fc.option(clock) });
  const instant = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') });
  const zone = fc.constantFrom('Asia/Amman', 'America/New_York', 'Asia/Kathmandu');

  it('stays the same until the instant that it names', () => {
    fc.assert(
      fc.property(fc.array(day, { maxLength: 7 }), instant, zone, (days, at, timeZone) => {
        const { changesAt, ...now } = openingStatus({ workingDays: days }, new Date(at), timeZone, 'ar');
        const { changesAt: _again, ...later } = openingStatus(
          { workingDays: days },
          new Date(changesAt - 1),
          timeZone,
          'ar',
        );
        expect(changesAt).toBeGreaterThan(at);
        expect(later).toEqual(now);
      }),
      { numRuns: 1000, examples: [[[{ day: 'thu', start: '06:00', end: '05:45' }], 1798761560001, 'Asia/Kathmandu']] },
    );
  });
});
