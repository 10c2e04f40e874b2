/**
 * When a cached response may be sent. Pure, so that it holds wherever responses are cached:
 *
 * - `fresh`: send it.
 * - `check`: send it only if its menu is still at the same revision.
 * - `remake`: it is outdated, by a change or by time alone.
 *
 * While the CMS is away neither can be found out: then {@link mayServeStale} decides.
 */
import { MAX_STALE_MS, CACHE_FRESH_MS } from '@qaima/schemas/front-server/protocol';

/** What is known of a cached response, times in epoch ms. */
export interface Validity {
  /** When it was last asked whether its menu is at the revision of this response, and it was. */
  readonly checkedAt: number;
  /** From when on time alone makes it outdated: a badge that says "open", a sale that ends. */
  readonly validUntil: number;
  /** From when on the menu is closed to visitors; Infinity without a schedule. */
  readonly closesAt: number;
  /** Whether its menu is known to have changed since. */
  readonly isOutdated: boolean;
}

export type Freshness = 'fresh' | 'check' | 'remake';

/**
 * What to do with a cached response while the CMS answers.
 * @param followedSince since when the CMS tells of changes, in epoch ms: what was checked before may have changed unheard
 */
export function freshnessOf(stamp: Validity, now: number, followedSince: number): Freshness {
  const { checkedAt, validUntil, closesAt, isOutdated } = stamp;
  if (isOutdated || now >= validUntil || now >= closesAt) return 'remake';
  return checkedAt >= followedSince && now - checkedAt < CACHE_FRESH_MS ? 'fresh' : 'check';
}

/** Whether a cached response may be sent while the CMS is away. Never past the closing that its owner has scheduled. */
export function mayServeStale({ checkedAt, closesAt }: Validity, now: number): boolean {
  return now - checkedAt < MAX_STALE_MS && now < closesAt;
}
