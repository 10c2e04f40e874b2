import { expect, it } from 'vitest';
import { freshnessOf, MAX_STALE_MS, maySubstitute, TRUST_MS, type Stamp } from './freshness';

const stamp: Stamp = { checkedAt: 1000, validUntil: Infinity, closesAt: Infinity };

it('is fresh until its trust has run out, and then to be checked', () => {
  expect(freshnessOf(stamp, 1000 + TRUST_MS - 1)).toBe('fresh');
  expect(freshnessOf(stamp, 1000 + TRUST_MS)).toBe('check');
});

it('is to be made anew once time has made it old, however lately it was checked', () => {
  expect(freshnessOf({ ...stamp, validUntil: 1100 }, 1099)).toBe('fresh');
  expect(freshnessOf({ ...stamp, validUntil: 1100 }, 1100)).toBe('remake');
  expect(freshnessOf({ ...stamp, closesAt: 1100 }, 1100)).toBe('remake');
});

it('substitutes for a day after its last check, even past its validity', () => {
  expect(maySubstitute({ ...stamp, validUntil: 1100 }, 1000 + MAX_STALE_MS - 1)).toBe(true);
  expect(maySubstitute(stamp, 1000 + MAX_STALE_MS)).toBe(false);
});

it('never substitutes for a menu that has closed meanwhile', () => {
  expect(maySubstitute({ ...stamp, closesAt: 5000 }, 4999)).toBe(true);
  expect(maySubstitute({ ...stamp, closesAt: 5000 }, 5000)).toBe(false);
});
