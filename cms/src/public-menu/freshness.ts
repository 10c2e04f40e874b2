/**
 * When a cached answer may be sent. Pure, so that it holds wherever answers are cached:
 *
 * - `fresh`: send it.
 * - `check`: send it only if its menu is still at the same revision.
 * - `remake`: time alone has made it old.
 *
 * While the database is away neither can be found out: then {@link maySubstitute} decides.
 */

/** How long, in ms, a checked answer is sent without asking for its menu's revision: another process's edit shows within it. */
export const TRUST_MS = 500;

/** How long, in ms, after its last check an answer is sent while the database is away. (Decisions, section 14.) */
export const MAX_STALE_MS = 24 * 60 * 60 * 1000;

/** What is known of a cached answer, all in epoch ms. */
export interface Stamp {
  /** When its menu was last seen at the revision of this answer. */
  readonly checkedAt: number;
  /** From when on time alone makes it old: a badge that says "open", a sale that ends. */
  readonly validUntil: number;
  /** From when on the menu is closed to visitors; Infinity without a schedule. */
  readonly closesAt: number;
}

export type Freshness = 'fresh' | 'check' | 'remake';

/** What to do with a cached answer while the database answers. */
export function freshnessOf({ checkedAt, validUntil, closesAt }: Stamp, now: number): Freshness {
  if (now >= Math.min(validUntil, closesAt)) return 'remake';
  return now - checkedAt < TRUST_MS ? 'fresh' : 'check';
}

/** Whether a cached answer may be sent while the database is away. Never past the closing that its owner has scheduled. */
export function maySubstitute({ checkedAt, closesAt }: Stamp, now: number): boolean {
  return now - checkedAt < MAX_STALE_MS && now < closesAt;
}
