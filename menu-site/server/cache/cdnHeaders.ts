/**
 * Headers that tell a CDN how long it may serve a page, and the tags for purging it. The functions are pure. Browsers
 * get `no-cache` and revalidate with the CDN each time. (RFC 9213; RFC 5861; docs/cdn.md)
 */
import { ALL_MENUS_TAG, CDN_MAX_AGE_MS, menuTag } from '@qaima/schemas/front-server/cdn';
import { MAX_STALE_MS } from '@qaima/schemas/front-server/protocol';
import type { Validity } from './freshness.js';

const secondsIn = (ms: number): number => Math.max(0, Math.floor(ms / 1000));

/**
 * How long a CDN may serve a response. Without revalidation: until the response expires, at most a day. During an
 * outage: for another day, but never after the menu's scheduled closing.
 * @param now epoch ms
 * @param isFresh whether the response has the menu's current revision; otherwise the CDN must revalidate each time
 */
export function cdnCacheControl({ validUntil, closesAt, checkedAt }: Validity, now: number, isFresh: boolean): string {
  const maxAge = isFresh ? secondsIn(Math.min(validUntil - now, closesAt - now, CDN_MAX_AGE_MS)) : 0;
  const expiresAt = now + maxAge * 1000;
  const staleUntil = Math.min((isFresh ? expiresAt : checkedAt) + MAX_STALE_MS, closesAt);
  const stale = secondsIn(staleUntil - expiresAt);
  return `public, max-age=${maxAge}, ${stale > 0 ? `stale-if-error=${stale}` : 'must-revalidate'}`;
}

/** The CDN headers as alternating names and values, for `writeHead`. */
export function cdnHeaders(entry: Validity & { readonly menuId: string }, now: number, isFresh: boolean): string[] {
  const tags = [menuTag(entry.menuId), ALL_MENUS_TAG];
  const control = cdnCacheControl(entry, now, isFresh);
  return [
    'CDN-Cache-Control',
    control,
    // Fastly's equivalent of `CDN-Cache-Control`, because Fastly does not support RFC 9213.
    'Surrogate-Control',
    control,
    'Surrogate-Key',
    tags.join(' '),
    'Cache-Tag',
    tags.join(','),
  ];
}
