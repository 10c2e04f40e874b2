/**
 * What tells a CDN before the service how long it may send a page, and by which tags it is told to drop it. Pure. Browsers are told
 * `no-cache` as ever: they ask the CDN each time. (RFC 9213; RFC 5861; docs/cdn.md)
 */
import { ALL_MENUS_TAG, CDN_MAX_AGE_MS, menuTag } from '@qaima/schemas/front-server/cdn';
import { MAX_STALE_MS } from '@qaima/schemas/front-server/protocol';
import type { Validity } from './freshness.js';

const secondsIn = (ms: number): number => Math.max(0, Math.floor(ms / 1000));

/**
 * How long a response may be sent without asking: until time alone makes it outdated, a day at most. After that while the service
 * does not answer, for another day, and never past the closing that its owner has scheduled.
 * @param now epoch ms
 * @param isFresh whether the response is known to be of its menu's present revision; one that is not is asked for each time
 */
export function cdnCacheControl({ validUntil, closesAt, checkedAt }: Validity, now: number, isFresh: boolean): string {
  const maxAge = isFresh ? secondsIn(Math.min(validUntil - now, closesAt - now, CDN_MAX_AGE_MS)) : 0;
  const expiresAt = now + maxAge * 1000;
  const staleUntil = Math.min((isFresh ? expiresAt : checkedAt) + MAX_STALE_MS, closesAt);
  const stale = secondsIn(staleUntil - expiresAt);
  return `public, max-age=${maxAge}, ${stale > 0 ? `stale-if-error=${stale}` : 'must-revalidate'}`;
}

/** The headers for a CDN, names and values in turn: the shape that `writeHead` takes. */
export function cdnHeaders(entry: Validity & { readonly menuId: string }, now: number, isFresh: boolean): string[] {
  const tags = [menuTag(entry.menuId), ALL_MENUS_TAG];
  const control = cdnCacheControl(entry, now, isFresh);
  return [
    'CDN-Cache-Control',
    control,
    // The same for Fastly, which does not read the header of RFC 9213.
    'Surrogate-Control',
    control,
    'Surrogate-Key',
    tags.join(' '),
    'Cache-Tag',
    tags.join(','),
  ];
}
