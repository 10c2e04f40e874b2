import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBePaidOn, paymentDay } from '../payment/payment.js';
import { cashCountProblem, heldCash } from './cashCount.js';

const member = fc.constantFrom('sami', 'lina');
const entry = fc.record(
  {
    method: fc.constantFrom('cash', 'cliq'),
    value: fc.integer({ min: -50_000, max: 90_000 }),
    takenBy: member.map((username) => ({ username })),
    transfer: fc.integer({ min: 1, max: 9 }),
  },
  { requiredKeys: ['method', 'value'] },
);

describe('cash', () => {
  it('is counted once, whenever counts are made between entries', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(entry, member)), (events) => {
        const entries: (typeof entry extends fc.Arbitrary<infer Entry> ? Entry : never)[] = [];
        const counts: { username: string; expected: number }[] = [];
        for (const event of events) {
          if (typeof event !== 'string') entries.push(event);
          else {
            counts.push({ username: event, expected: heldCash(entries, counts).get(event) ?? 0 });
            expect(heldCash(entries, counts).get(event)).toBe(0);
          }
        }
        const taken = entries.reduce(
          (sum, { method, value, takenBy, transfer }) =>
            sum + (method === 'cash' && takenBy && transfer === undefined ? value : 0),
          0,
        );
        const held = [...heldCash(entries, counts).values()].reduce((sum, value) => sum + value, 0);
        expect(counts.reduce((sum, { expected }) => sum + expected, held)).toBe(taken);
      }),
    );
  });

  it('that differs needs a reason, and must be what is held', () => {
    expect(cashCountProblem({ expected: 12.5, counted: 12.5 }, 12_500)).toBeNull();
    expect(cashCountProblem({ expected: 12.5, counted: 12.5 }, 12_501)).toBe('changed');
    expect(cashCountProblem({ expected: 12.5, counted: 12, reason: ' ' }, 12_500)).toBe('no-reason');
    expect(cashCountProblem({ expected: 12.5, counted: 12, reason: 'فكة' }, 12_500)).toBeNull();
  });
});

describe('the day of a payment', () => {
  it('is the day it was made, else the day it was recorded', () => {
    expect(paymentDay({ date: '2026-05-05T21:30:00Z' })).toBe('2026-05-06');
    expect(paymentDay({ date: '2026-05-05T21:30:00Z', paidOn: '2026-05-01' })).toBe('2026-05-01');
    expect(paymentDay({})).toBe('');
  });

  it('is today or within the year before', () => {
    const today = '2026-05-05';
    expect(['2026-05-06', today, '2025-05-04', '2025-05-03'].map((day) => canBePaidOn(day, today))).toEqual([
      ...[false, true, true, false],
    ]);
  });
});
