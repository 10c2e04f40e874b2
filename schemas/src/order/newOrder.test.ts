import { expect, it } from 'vitest';
import { newOrder, yearAfter } from './newOrder.js';

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
