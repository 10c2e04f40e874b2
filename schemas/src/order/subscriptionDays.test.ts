import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../time/calendarDays.js';
import { providerDay, providerDayStart } from '../time/providerDay.js';
import { createDayFinder, subscriptionMark } from './subscriptionDays.js';

describe('the end of a subscription', () => {
  it('is judged by the provider’s calendar', () => {
    const night = new Date('2026-11-20T22:30:00.000Z');
    expect(providerDay(night.toISOString())).toBe('2026-11-21');
    expect(subscriptionMark('2026-11-21T00:00:00.000Z', night)).toBe('today');
    expect(subscriptionMark('2026-11-20T00:00:00.000Z', night)).toBe('past');
    expect(subscriptionMark('2026-11-22T00:00:00.000Z', night)).toBeNull();
  });

  it('is past if it is unreadable', () => {
    for (const damaged of ['', 'soon']) {
      expect(providerDay(damaged)).toBe('');
      expect(subscriptionMark(damaged, new Date())).toBe('past');
    }
  });
});

it('a day starts at midnight in the provider’s time zone, and lasts a day', () => {
  const instants = fc.date({ min: new Date('2015-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      const day = providerDay(instant.toISOString());
      expect(providerDayStart(day)).toBeLessThanOrEqual(instant.getTime());
      expect(providerDayStart(addDays(day, 1))).toBeGreaterThan(instant.getTime());
    }),
  );
});

it('the days of many instants are those of each', () => {
  const instants = fc.date({ min: new Date('1995-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(fc.array(instants), (all) => {
      const dayOf = createDayFinder();
      for (const instant of all) {
        // Also tests the first instant of a day and the one before it.
        const start = providerDayStart(instant.toISOString().slice(0, 10));
        for (const at of [instant.getTime(), start, start - 1])
          expect(dayOf(at)).toBe(providerDay(new Date(at).toISOString()));
      }
    }),
  );
});
