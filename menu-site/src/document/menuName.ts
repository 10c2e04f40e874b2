import type { SiteMenu } from './siteTypes.js';
import type { SiteMessages } from '../i18n/messages.js';

/** The name of the business; without one, an invitation to order, or only «القائمة» while there is nothing to order. */
export function menuName({ institution, sections, combos }: SiteMenu, messages: SiteMessages): string {
  const hasItems = combos.length > 0 || sections.some(({ items }) => items.length > 0);
  return institution?.name?.trim() || (hasItems ? messages.orderMenu : messages.emptyMenu);
}
