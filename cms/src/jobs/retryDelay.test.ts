import { expect, it } from 'vitest';
import { retryDelay } from './retryDelay';

it('waits longer after each failed attempt, at most ten minutes', () => {
  const waits = Array.from({ length: 200 }, (_, attempt) => retryDelay(attempt + 1));
  expect(waits[0]).toBe(5_000);
  expect(waits.at(-1)).toBe(600_000);
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
});

it('tries often while a mailed code holds', () => {
  let passed = 0;
  let attempts = 0;
  while (passed < 10 * 60_000) passed += retryDelay(++attempts);
  expect(attempts).toBeGreaterThanOrEqual(10);
});
