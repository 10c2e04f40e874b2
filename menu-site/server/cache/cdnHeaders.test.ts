import { CDN_MAX_AGE_MS } from '@qaima/schemas/front-server/cdn';
import { MAX_STALE_MS } from '@qaima/schemas/front-server/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cdnCacheControl, cdnHeaders } from './cdnHeaders.js';
import type { Validity } from './freshness.js';

const NOW = 1_800_000_000_000;
const HOUR = 60 * 60 * 1000;
const DAY_S = 24 * 60 * 60;

const stamp: Validity = { checkedAt: NOW, validUntil: Infinity, closesAt: Infinity, isOutdated: false };
const control = (of: Partial<Validity>, isFresh = true) => cdnCacheControl({ ...stamp, ...of }, NOW, isFresh);

/** Parses the header as a CDN does; times in seconds. */
function read(text: string): { readonly maxAge: number; readonly stale: number } {
  const [, maxAge, stale = '0'] = /^public, max-age=(\d+), (?:stale-if-error=(\d+)|must-revalidate)$/.exec(text) ?? [];
  return { maxAge: Number(maxAge), stale: Number(stale) };
}

describe('what a CDN is told', () => {
  it('is to send a page for a day, and one more while the service is away', () => {
    expect(control({})).toBe(`public, max-age=${DAY_S}, stale-if-error=${DAY_S}`);
  });

  it('is to ask from the next time border on, in whole seconds before it', () => {
    expect(control({ validUntil: NOW + 61_999 })).toBe(`public, max-age=61, stale-if-error=${DAY_S}`);
  });

  it('is never to send a page after its menu closes, even in an outage', () => {
    expect(control({ closesAt: NOW + HOUR })).toBe('public, max-age=3600, must-revalidate');
    expect(control({ validUntil: NOW + HOUR, closesAt: NOW + 3 * HOUR })).toBe(
      'public, max-age=3600, stale-if-error=7200',
    );
  });

  it('is to revalidate a possibly stale page each time, and to keep it a day', () => {
    expect(control({ checkedAt: NOW - HOUR }, false)).toBe(`public, max-age=0, stale-if-error=${DAY_S - 3600}`);
    expect(control({ checkedAt: NOW - MAX_STALE_MS }, false)).toBe('public, max-age=0, must-revalidate');
  });

  it('names the menu, and all menus, in the words of each CDN', () => {
    const headers = cdnHeaders({ ...stamp, menuId: 'abc' }, NOW, true);
    const pairs = headers.flatMap((name, at) => (at % 2 === 0 ? [[name, headers[at + 1]]] : []));
    expect(Object.fromEntries(pairs)).toEqual({
      'CDN-Cache-Control': control({}),
      'Surrogate-Control': control({}),
      'Surrogate-Key': 'menu-abc menus',
      'Cache-Tag': 'menu-abc,menus',
    });
  });

  it('keeps to every border, wherever the borders are', () => {
    const border = fc.oneof(fc.constant(Infinity), fc.integer({ min: -2 * MAX_STALE_MS, max: 4 * MAX_STALE_MS }));
    const age = fc.integer({ min: 0, max: 2 * MAX_STALE_MS });
    fc.assert(
      fc.property(border, border, age, fc.boolean(), (valid, closes, checked, isFresh) => {
        const of = { validUntil: NOW + valid, closesAt: NOW + closes, checkedAt: NOW - checked };
        const { maxAge, stale } = read(control(of, isFresh));
        const fresh = maxAge * 1000;
        const last = fresh + stale * 1000;
        expect(fresh).toBeLessThanOrEqual(isFresh ? CDN_MAX_AGE_MS : 0);
        if (fresh > 0) expect(fresh).toBeLessThanOrEqual(Math.min(valid, closes));
        if (last > 0) expect(last).toBeLessThanOrEqual(Math.min(closes, CDN_MAX_AGE_MS + MAX_STALE_MS));
        if (!isFresh && last > 0) expect(last).toBeLessThanOrEqual(MAX_STALE_MS - checked);
        // Rounding to whole seconds shortens the allowed time by less than one second.
        if (isFresh) expect(Math.min(valid, closes, CDN_MAX_AGE_MS) - fresh).toBeLessThan(1000);
      }),
    );
  });
});
