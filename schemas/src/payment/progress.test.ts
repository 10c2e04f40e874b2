import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueRequest, minimumPayment, outstanding, paidPercent, paidRatio, paidTone } from './progress.js';

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

describe('the percent that is shown', () => {
  it('is 100 only when nothing is outstanding, and never more than was paid', () => {
    expect([0, 0.29, 0.5, 0.999999, 1].map(paidPercent)).toEqual([0, 29, 50, 99, 100]);
  });
});

describe('the tone of a row', () => {
  it('turns at a quarter, a half, three quarters and the whole', () => {
    const ratios = [0, 0.2499, 0.25, 0.4999, 0.5, 0.7499, 0.75, 0.9999, 1];
    expect(ratios.map(paidTone)).toEqual(['scarce', 'scarce', 'low', 'low', 'half', 'half', 'most', 'most', 'paid']);
  });

  it('is judged by the exact share', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 1_000_000_000_000 }), (paid, total) => {
        const quarters = paid >= total ? 4 : Number((BigInt(paid) * 4n) / BigInt(total));
        expect(paidTone(paidRatio(paid, total))).toBe(['scarce', 'low', 'half', 'most', 'paid'][quarters]);
      }),
    );
  });
});

describe('the request that is due', () => {
  it('is the first up to a quarter, then the last, then none', () => {
    expect([0, 0.25, 0.2501, 0.99, 1].map(dueRequest)).toEqual(['first', 'first', 'last', 'last', null]);
  });

  it('asks for a quarter of the total at least', () => {
    expect([99_000, 10, 0].map(minimumPayment)).toEqual([24_750, 3, 0]);
  });
});
