import { expect, it } from 'vitest';
import { monthsAfter, newOrder, yearAfter } from './newOrder.js';

it('is for the same day of the next year', () => {
  expect(['2026-11-21', '2027-12-31', '2028-02-29', '2027-02-28'].map(yearAfter)).toEqual([
    '2027-11-21',
    '2028-12-31',
    '2029-02-28',
    '2028-02-28',
  ]);
});

it('counts from the provider’s own day', () => {
  expect(newOrder(new Date('2026-03-01T21:30:00Z'))).toEqual({ totalAmount: 99, subEnd: '2027-03-02' });
});

it('some months later is the same day, or the last of a shorter month', () => {
  expect(monthsAfter('2026-08-31', 6)).toBe('2027-02-28');
  expect(monthsAfter('2026-11-30', 1)).toBe('2026-12-30');
  expect(monthsAfter('2028-02-29', 12)).toBe('2029-02-28');
});
