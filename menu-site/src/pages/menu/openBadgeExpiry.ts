/** Whether the menu page shows its opening status, and when the page expires because of it. */
import { dateText, midnightOf, resolveTimeZone } from '@qaima/schemas';
import type { SiteMenu, SiteRequest } from '../../document/siteTypes.js';
import { openingStatus } from './openingStatus.js';

/** Whether a menu states hours at `now` (epoch ms) or later: working days, or special hours that have not ended. */
function statesHours({ workingDays = [], specialHours = [], settings }: SiteMenu, now: number): boolean {
  const today = dateText(midnightOf(now, resolveTimeZone(settings?.timeZone)));
  return workingDays.length > 0 || specialHours.some(({ to }) => to >= today);
}

/**
 * Whether the page shows the opening status. The menu must state hours, and must not take reservations.
 * (docs/spec/domain.md#opening-hours)
 */
export function showsBadge(menu: SiteMenu, now: number): boolean {
  return menu.settings?.purchaseMethod !== 'reserve' && statesHours(menu, now);
}

/** Epoch ms at which the page of a menu expires without an edit; null if never. */
export function validUntil(menu: SiteMenu, { now, language }: SiteRequest): number | null {
  if (!statesHours(menu, now)) return null;
  const { changesAt, todayEndsAt } = openingStatus(menu, new Date(now), menu.settings?.timeZone, language);
  return showsBadge(menu, now) ? changesAt : todayEndsAt;
}
