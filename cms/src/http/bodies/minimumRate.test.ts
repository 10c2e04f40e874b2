import { expect, it } from 'vitest';
import { RATE_CHECK_MS, createRateCheck } from './minimumRate';

/** Returns after how many checks a body is rejected; -1 if it never is. `received` has the bytes of each second. */
function endedAfter(received: readonly number[], begun = 5000): number {
  const isTooSlow = createRateCheck(begun);
  let sum = 0;
  return received.findIndex((bytes, index) => isTooSlow(begun + (index + 1) * RATE_CHECK_MS, (sum += bytes))) + 1 || -1;
}

const seconds = (count: number, bytes: number) => Array.from({ length: count }, () => bytes);

it('ends a body of which nothing arrives, once it has lasted the window', () => {
  expect(endedAfter(seconds(60, 0))).toBe(10);
  expect(endedAfter(seconds(9, 0))).toBe(-1);
});

it('ends what is slower than 4 kB/s, and nothing that is as fast', () => {
  expect(endedAfter(seconds(300, 3999))).toBe(10);
  expect(endedAfter(seconds(300, 4000))).toBe(-1);
});

it('judges the average over the window: pauses are fine, stalls are not', () => {
  const paused = [...seconds(20, 40_000), ...seconds(8, 0), ...seconds(20, 40_000)];
  expect(endedAfter(paused)).toBe(-1);
  expect(endedAfter([...seconds(20, 1_000_000), ...seconds(30, 0)])).toBe(30);
});
