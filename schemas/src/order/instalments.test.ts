import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outstanding } from '../payment/paymentStatus.js';
import { addDays } from '../time/calendarDays.js';
import { ageing, instalmentsOf, instalmentsProblem, openInstalments, overdueOf } from './instalments.js';

const ORDERED = '2026-01-10';
const amount = fc.integer({ min: 0, max: 300_000 });
const day = fc.integer({ min: -10, max: 200 }).map((days) => addDays(ORDERED, days));
const agreed = fc.array(fc.record({ dueOn: day, amount }), { maxLength: 6 });
const sum = (all: readonly { readonly amount: number }[]) => all.reduce((total, one) => total + one.amount, 0);

describe('instalments', () => {
  it('add up to the total, what is open to what is outstanding, at any age', () => {
    fc.assert(
      fc.property(agreed, amount, amount, day, (terms, total, paid, today) => {
        const instalments = instalmentsOf(terms, total, ORDERED);
        expect(sum(instalments)).toBe(total);
        const open = openInstalments(instalments, paid);
        expect(sum(open)).toBe(outstanding(paid, total));
        const { notDue, ...overdue } = ageing(open, today);
        const late = Object.values(overdue).reduce((all, one) => all + one, 0);
        expect(notDue + late).toBe(sum(open));
        expect(overdueOf(open, today)).toBe(late);
        expect(overdueOf(open, addDays(today, 1))).toBeGreaterThanOrEqual(late);
        // Paying what is overdue leaves nothing overdue, and less does not.
        expect(overdueOf(openInstalments(instalments, Math.max(0, paid) + late), today)).toBe(0);
        if (late > 0) expect(overdueOf(openInstalments(instalments, paid + late - 1), today)).toBe(1);
      }),
    );
  });

  it('are a quarter at once and the rest after 30 days by default', () => {
    expect(instalmentsOf([], 99_000, ORDERED)).toEqual([
      { dueOn: ORDERED, amount: 24_750 },
      { dueOn: '2026-02-09', amount: 74_250 },
    ]);
    expect(instalmentsOf([], 0, ORDERED)).toEqual([]);
    const open = openInstalments(instalmentsOf([], 100_000, ORDERED), 10_000);
    expect(ageing(open, '2026-01-10')).toMatchObject({ notDue: 90_000, to30: 0 });
    expect(ageing(open, '2026-02-10')).toMatchObject({ to30: 75_000, to60: 15_000 });
    expect(ageing(open, '2026-06-01')).toMatchObject({ over90: 90_000 });
  });

  it('need their sum, and a reason if less than the minimum is due at once', () => {
    const later = [{ dueOn: '2026-03-01', amount: 100 }];
    expect(instalmentsProblem(later, 101, ORDERED, 'x')).toBe('other-sum');
    expect(instalmentsProblem(later, 100, ORDERED, ' ')).toBe('no-reason');
    expect(instalmentsProblem(later, 100, ORDERED, 'اتفاق')).toBeNull();
    expect(instalmentsProblem([{ dueOn: ORDERED, amount: 100 }], 100, ORDERED, '')).toBeNull();
  });
});
