import { describe, expect, it } from 'vitest';
import { duration } from './print.mjs';

describe('a duration', () => {
  it.each([
    [40, '0.0 s'],
    [59_940, '59.9 s'],
    [60_000, '1 min 00 s'],
    [185_400, '3 min 05 s'],
  ])('of %i ms is said as %s', (ms, said) => {
    expect(duration(ms)).toBe(said);
  });
});
