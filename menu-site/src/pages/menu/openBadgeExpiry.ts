/** Whether the menu page shows its opening status, and when the page expires because of it. */
import type { SiteMenu, SiteRequest } from '../../document/siteTypes.js';
import { openingStatus } from './openingStatus.js';

/**
 * Whether the page shows the opening status: for menus that take orders (docs/spec/domain.md#opening-hours) and have
 * working days.
 */
export function showsBadge({ settings, workingDays = [] }: SiteMenu): boolean {
  return settings?.purchaseMethod !== 'reserve' && workingDays.length > 0;
}

/** Epoch ms at which the page of a menu expires without an edit; null if never. */
export function validUntil(menu: SiteMenu, { now, language }: SiteRequest): number | null {
  const { workingDays = [], settings } = menu;
  if (workingDays.length === 0) return null;
  const { changesAt, todayEndsAt } = openingStatus(menu, new Date(now), settings?.timeZone, language);
  return showsBadge(menu) ? changesAt : todayEndsAt;
}
