/** Which of a menu's hours its page shows, and until when they read the same. */
import type { SiteMenu, SiteRequest } from '../../document/siteTypes.js';
import { openingView } from './openingView.js';

/**
 * Whether the page says that it is open or closed: for orders only (docs/spec/domain.md#opening-hours), and not of a
 * business whose hours nobody has entered.
 */
export function showsBadge({ settings, workingDays = [] }: SiteMenu): boolean {
  return settings?.purchaseMethod !== 'reserve' && workingDays.length > 0;
}

/** Epoch ms from which time alone makes the page of a menu old; null when it never does. */
export function validUntil(menu: SiteMenu, { now, language }: SiteRequest): number | null {
  const { workingDays = [], settings } = menu;
  if (workingDays.length === 0) return null;
  const { changesAt, todayEndsAt } = openingView(workingDays, new Date(now), settings?.timeZone, language);
  return showsBadge(menu) ? changesAt : todayEndsAt;
}
