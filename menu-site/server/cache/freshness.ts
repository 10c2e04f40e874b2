/**
 * When a cached response may be sent. Pure, for every kind of cache:
 *
 * - `fresh`: send it.
 * - `check`: send it only if its menu still has the same revision.
 * - `remake`: it is outdated, by a change or by time alone.
 *
 * While the CMS is down {@link mayServeStale} decides.
 */
import { MAX_STALE_MS, CACHE_FRESH_MS } from '@qaima/schemas/front-server/protocol';

/** What is known about a cached response; times in epoch ms. */
export interface Validity {
  /** When the revision was last confirmed. */
  readonly checkedAt: number;
  /** When the response expires by time alone, for instance an "open" badge or a sale that ends. */
  readonly validUntil: number;
  /** When the menu closes to visitors; Infinity without a schedule. */
  readonly closesAt: number;
  /** Whether the menu is known to have changed. */
  readonly isOutdated: boolean;
}

export type Freshness = 'fresh' | 'check' | 'remake';

/**
 * What to do with a cached response while the CMS is up.
 * @param followedSince since when the CMS reports changes, in epoch ms: earlier confirmations may have missed some
 */
export function freshnessOf(stamp: Validity, now: number, followedSince: number): Freshness {
  const { checkedAt, validUntil, closesAt, isOutdated } = stamp;
  if (isOutdated || now >= validUntil || now >= closesAt) return 'remake';
  return checkedAt >= followedSince && now - checkedAt < CACHE_FRESH_MS ? 'fresh' : 'check';
}

/** Whether a cached response may be sent while the CMS is down; never past the menu's scheduled closing. */
export function mayServeStale({ checkedAt, closesAt }: Validity, now: number): boolean {
  return now - checkedAt < MAX_STALE_MS && now < closesAt;
}
