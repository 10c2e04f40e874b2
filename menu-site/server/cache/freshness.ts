/**
 * Decides when a cached response may be sent. The functions are pure and serve every kind of cache:
 *
 * - `fresh`: send it.
 * - `check`: send it only if its menu still has the same revision.
 * - `remake`: render it again, because the menu has changed or the response has expired.
 *
 * While the CMS is down, {@link mayServeStale} decides.
 */
import { MAX_STALE_MS, CACHE_FRESH_MS } from '@qaima/schemas/front-server/protocol';

/** The validity of a cached response; times in epoch ms. */
export interface Validity {
  /** When the CMS last confirmed the revision. */
  readonly checkedAt: number;
  /** When the response expires without an edit, for instance because a sale ends or the "open" badge changes. */
  readonly validUntil: number;
  /** When the menu closes to visitors; Infinity if no closing is scheduled. */
  readonly closesAt: number;
  /** Whether the menu is known to have changed. */
  readonly isOutdated: boolean;
}

export type Freshness = 'fresh' | 'check' | 'remake';

/**
 * How to treat a cached response while the CMS is up.
 * @param followedSince the time (epoch ms) from which the CMS has reported all changes to this server
 */
export function freshnessOf(stamp: Validity, now: number, followedSince: number): Freshness {
  const { checkedAt, validUntil, closesAt, isOutdated } = stamp;
  if (isOutdated || now >= validUntil || now >= closesAt) return 'remake';
  return checkedAt >= followedSince && now - checkedAt < CACHE_FRESH_MS ? 'fresh' : 'check';
}

/**
 * Whether a cached response may be sent while the CMS is down. It must be younger than `MAX_STALE_MS`, and the menu
 * must not have reached its scheduled closing.
 */
export function mayServeStale({ checkedAt, closesAt }: Validity, now: number): boolean {
  return now - checkedAt < MAX_STALE_MS && now < closesAt;
}
