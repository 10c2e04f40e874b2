import { MAX_STALE_MS, CACHE_FRESH_MS } from '@qaima/schemas/front-server/protocol';
import { expect, it } from 'vitest';
import { freshnessOf as freshnessSince, mayServeStale, type Validity } from './freshness.js';

const stamp: Validity = { checkedAt: 1000, validUntil: Infinity, closesAt: Infinity, isOutdated: false };

const freshnessOf = (of: Validity, now: number) => freshnessSince(of, now, 0);

it('must be checked if older than the CMS’s connection, or without one', () => {
  expect(freshnessSince(stamp, 1000, 1000)).toBe('fresh');
  expect(freshnessSince(stamp, 1000, 1001)).toBe('check');
  expect(freshnessSince(stamp, 1000, Infinity)).toBe('check');
});

it('is fresh until its trust has run out, and then to be checked', () => {
  expect(freshnessOf(stamp, 1000 + CACHE_FRESH_MS - 1)).toBe('fresh');
  expect(freshnessOf(stamp, 1000 + CACHE_FRESH_MS)).toBe('check');
});

it('must be remade once outdated by a change or time, even if just checked', () => {
  expect(freshnessOf({ ...stamp, isOutdated: true }, 1000)).toBe('remake');
  expect(freshnessOf({ ...stamp, validUntil: 1100 }, 1099)).toBe('fresh');
  expect(freshnessOf({ ...stamp, validUntil: 1100 }, 1100)).toBe('remake');
  expect(freshnessOf({ ...stamp, closesAt: 1100 }, 1100)).toBe('remake');
});

it('substitutes for a day after its last check, even when it is outdated', () => {
  expect(mayServeStale({ ...stamp, validUntil: 1100, isOutdated: true }, 1000 + MAX_STALE_MS - 1)).toBe(true);
  expect(mayServeStale(stamp, 1000 + MAX_STALE_MS)).toBe(false);
});

it('never substitutes for a menu that has closed meanwhile', () => {
  expect(mayServeStale({ ...stamp, closesAt: 5000 }, 4999)).toBe(true);
  expect(mayServeStale({ ...stamp, closesAt: 5000 }, 5000)).toBe(false);
});
