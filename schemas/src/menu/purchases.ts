/** Whether what visitors order from a menu reaches its venue. (Decisions, section 10: "A menu that can't receive".) */
import { messagingLink } from './links.js';

/** As much of a menu as this needs. */
export interface MenuPurchaseSettings {
  readonly settings?: { readonly doMenuPurchase?: boolean | null | undefined } | null | undefined;
  readonly institution?: { readonly whatsapp?: string | null | undefined } | null | undefined;
}

/** Whether purchases are switched on, and the menu has no way to receive an order: its owner must add one. */
export function cannotReceiveOrders({ settings, institution }: MenuPurchaseSettings): boolean {
  return settings?.doMenuPurchase !== false && messagingLink(institution?.whatsapp, '') === null;
}

/** Whether visitors are offered a cart: purchases are on, and what they send arrives. */
export function acceptsPurchases(menu: MenuPurchaseSettings): boolean {
  return menu.settings?.doMenuPurchase !== false && !cannotReceiveOrders(menu);
}
