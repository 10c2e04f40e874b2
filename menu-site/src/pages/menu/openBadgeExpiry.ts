/** Which opening hours the menu page shows, and until when they are valid. */
import type { SiteMenu, SiteRequest } from '../../document/siteTypes.js';
import { openingStatus } from './openingStatus.js';

/**
 * Whether the page shows an opening status: for order menus only (docs/spec/domain.md#opening-hours), and only with
 * working days.
 */
export function showsBadge({ settings, workingDays = [] }: SiteMenu): boolean {
  return settings?.purchaseMethod !== 'reserve' && workingDays.length > 0;
}

/** Epoch ms at which a menu's page expires by time alone; null if never. */
export function validUntil(menu: SiteMenu, { now, language }: SiteRequest): number | null {
  const { workingDays = [], settings } = menu;
  if (workingDays.length === 0) return null;
  const { changesAt, todayEndsAt } = openingStatus(workingDays, new Date(now), settings?.timeZone, language);
  return showsBadge(menu) ? changesAt : todayEndsAt;
}
