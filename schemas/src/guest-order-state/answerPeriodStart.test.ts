import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAYS, openingState } from '../working-day/openingHours.js';
import { answerPeriodStart } from './answerPeriodStart.js';

const settings = { timeZone: 'Asia/Amman' };
/** 2026-11-24 is a Tuesday; Amman is three hours ahead of UTC. */
const NIGHT = new Date('2026-11-24T00:00:00Z');
const workingDays = DAYS.map((day) => ({ day, start: '10:00', end: '23:00' }));

describe('the time to answer', () => {
  it('begins at the next opening of a closed venue', () => {
    expect(new Date(answerPeriodStart({ workingDays, settings }, NIGHT)).toISOString()).toBe(
      '2026-11-24T07:00:00.000Z',
    );
  });

  it('starts with special hours if the venue has no others, else at once', () => {
    const closed = { from: '2026-11-24', to: '2026-11-24', closed: true };
    const next = { from: '2026-11-25', to: '2026-11-25', days: workingDays };
    const opening = answerPeriodStart({ workingDays: [], specialHours: [closed, next], settings }, NIGHT);
    expect(new Date(opening).toISOString()).toBe('2026-11-25T07:00:00.000Z');
    const later = { ...next, from: '2026-11-26', to: '2026-11-26' };
    expect(answerPeriodStart({ specialHours: [closed, later], settings }, NIGHT)).toBe(NIGHT.getTime());
  });

  it.each([
    ['without hours', { settings }],
    ['with an empty week', { workingDays: [], settings }],
    ['with reservations', { workingDays, settings: { ...settings, purchaseMethod: 'reserve' } }],
  ])('begins at once for a venue %s', (_, menu) => {
    expect(answerPeriodStart(menu, NIGHT)).toBe(NIGHT.getTime());
  });

  it('begins when the venue is open, never in the past and within eight days', () => {
    const day = fc.record({
      day: fc.constantFrom(...DAYS),
      start: fc.constantFrom('00:00', '08:30', '18:00'),
      end: fc.constantFrom('02:00', '12:00', '23:30'),
    });
    const time = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.uniqueArray(day, { selector: ({ day }) => day, minLength: 1 }), time, (workingDays, now) => {
        const from = answerPeriodStart({ workingDays, settings }, now);
        expect(from).toBeGreaterThanOrEqual(now.getTime());
        expect(from - now.getTime()).toBeLessThanOrEqual(8 * 86_400_000);
        expect(openingState({ workingDays }, new Date(from), settings.timeZone).open).toBe(true);
      }),
    );
  });
});
