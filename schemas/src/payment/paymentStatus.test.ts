import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creditOf,
  duePaymentRequest,
  firstPaymentDue,
  minimumPayment,
  outstanding,
  paidPercent,
  paidRatio,
  paymentLevel,
  paymentProblem,
} from './paymentStatus.js';

const amount = fc.integer({ min: 0, max: 1_000_000_000_000 });

describe('the paid ratio', () => {
  it('is 1 exactly when nothing is outstanding', () => {
    const pair = fc.oneof(
      fc.tuple(amount, amount),
      amount.chain((total) => fc.tuple(fc.constantFrom(total - 1, total, total + 1), fc.constant(total))),
    );
    fc.assert(
      fc.property(pair, ([paid, total]) => {
        const ratio = paidRatio(paid, total);
        expect(ratio === 1).toBe(outstanding(paid, total) === 0);
        expect(ratio >= 0 && ratio <= 1).toBe(true);
      }),
    );
  });

  it('of nothing to pay is 1', () => {
    expect(paidRatio(0, 0)).toBe(1);
    expect(paidRatio(24_750, 99_000)).toBe(0.25);
    expect(outstanding(24_750, 99_000)).toBe(74_250);
    expect(outstanding(100, 50)).toBe(0);
  });
});

describe('an entry', () => {
  it('keeps paid between 0 and the total, and takes back only with a reason', () => {
    const entry = fc.tuple(fc.integer({ min: -2_000, max: 2_000 }), fc.constantFrom('', ' ', 'خطأ'));
    fc.assert(
      fc.property(fc.array(entry), fc.integer({ min: 0, max: 3_000 }), (entries, total) => {
        let paid = 0;
        for (const [value, reason] of entries) {
          const problem = paymentProblem(value, reason, { paid, total, canceled: false });
          if (problem === null) paid += value;
          else if (problem === 'no-reason') expect(value < 0 && reason.trim() === '').toBe(true);
          else expect(paid + value < 0 || paid + value > total).toBe(true);
          expect(paid >= 0 && paid <= total).toBe(true);
        }
      }),
    );
    // An order may have been overpaid before its total was checked; that can still be corrected.
    const overpaid = { paid: 100, total: 50, canceled: false };
    expect(paymentProblem(-1, 'خطأ', overpaid)).toBeNull();
    expect(paymentProblem(1, '', overpaid)).toBe('overpaid');
  });

  it('is refused if the paid sum has changed, before its amount is judged', () => {
    const order = { paid: 50, total: 100, canceled: false };
    expect(paymentProblem(10, '', order, 50)).toBeNull();
    expect([10, 1000, -1].map((value) => paymentProblem(value, 'خطأ', order, 40))).toEqual(Array(3).fill('changed'));
    expect(paymentProblem(-1, ' ', order, 40)).toBe('no-reason');
  });

  it('of a cancelled order only takes back what was paid', () => {
    const canceled = { paid: 50, total: 100, canceled: true };
    expect([1, 0].map((value) => paymentProblem(value, '', canceled))).toEqual(['canceled', 'canceled']);
    expect(paymentProblem(-50, 'خطأ', canceled)).toBeNull();
    expect(paymentProblem(-51, 'خطأ', canceled)).toBe('over-corrected');
  });
});

describe('the credit of the client', () => {
  it('is what was overpaid, and all that was paid for a cancelled order', () => {
    const credit = (paid: number, canceled = false) => creditOf({ paid, total: 100, canceled });
    expect([0, 99, 100, 101].map((paid) => credit(paid))).toEqual([0, 0, 0, 1]);
    expect([0, 60].map((paid) => credit(paid, true))).toEqual([0, 60]);
  });
});

describe('the percent that is shown', () => {
  it('is 100 only when nothing is outstanding, and never more than was paid', () => {
    expect([0, 0.29, 0.5, 0.999999, 1].map(paidPercent)).toEqual([0, 29, 50, 99, 100]);
  });
});

describe('the tone of a row', () => {
  it('turns at a quarter, a half, three quarters and the whole', () => {
    const ratios = [0, 0.2499, 0.25, 0.4999, 0.5, 0.7499, 0.75, 0.9999, 1];
    expect(ratios.map(paymentLevel)).toEqual([
      'scarce',
      'scarce',
      'low',
      'low',
      'half',
      'half',
      'most',
      'most',
      'paid',
    ]);
  });

  it('is judged by the exact share', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 1_000_000_000_000 }), (paid, total) => {
        const quarters = paid >= total ? 4 : Number((BigInt(paid) * 4n) / BigInt(total));
        expect(paymentLevel(paidRatio(paid, total))).toBe(['scarce', 'low', 'half', 'most', 'paid'][quarters]);
      }),
    );
  });
});

describe('the request that is due', () => {
  it('is the first until the minimum is met, then the last, then none', () => {
    const due = (paid: number) => duePaymentRequest(paid, 100_000);
    expect([0, 24_999, 25_000, 99_999, 100_000].map(due)).toEqual(['first', 'first', 'last', 'last', null]);
  });

  it('asks for a quarter of the total at least, less what is paid', () => {
    expect([99_000, 10, 0].map(minimumPayment)).toEqual([24_750, 3, 0]);
    expect([0, 10_000, 24_749, 24_750, 99_000].map((paid) => firstPaymentDue(paid, 99_000))).toEqual([
      24_750, 14_750, 1, 0, 0,
    ]);
  });

  it('is met by what it asks for, and never asks for more than is left', () => {
    fc.assert(
      fc.property(amount, amount, (paid, total) => {
        const due = firstPaymentDue(paid, total);
        expect(due).toBeLessThanOrEqual(outstanding(paid, total));
        expect(duePaymentRequest(paid + due, total)).not.toBe('first');
        expect(duePaymentRequest(paid, total) === 'first').toBe(due > 0);
      }),
    );
  });
});
