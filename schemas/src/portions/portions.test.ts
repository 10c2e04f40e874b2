import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leftAfter, leftAt } from './portions.js';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const count = fc.integer({ min: 0, max: 50 });

it('never leaves more than before, once all that was taken is given back', () => {
  fc.assert(
    fc.property(count, fc.option(fc.integer({ min: 1, max: 50 })), fc.array(count), (left, refill, orders) => {
      const taken: number[] = [];
      let part = { left, refill };
      for (const one of orders) {
        const next = leftAfter(part, { given: 0, taken: one }, NOW) ?? 0;
        if (next < 0) continue;
        part = { ...part, left: next };
        taken.push(one);
      }
      expect(part.left).toBe(left - taken.reduce((sum, one) => sum + one, 0));
      for (const one of taken) part = { ...part, left: leftAfter(part, { given: one, taken: 0 }, NOW) ?? 0 };
      expect(part.left).toBeLessThanOrEqual(left);
      if (refill === null || left <= refill) expect(part.left).toBe(left);
    }),
  );
});

it('is refilled at its time, and not counted without a number', () => {
  const refillAt = new Date(NOW).toISOString();
  expect([-1, 0].map((ms) => leftAt({ left: 0, refill: 8, refillAt }, NOW + ms))).toEqual([0, 8]);
  expect(leftAfter({}, { given: 1, taken: 2 }, NOW)).toBeNull();
});
