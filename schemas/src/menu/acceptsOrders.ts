/** Whether a menu's venue can receive orders. (docs/spec/domain.md#menus-that-cannot-receive-orders) */
import { hasInbox } from './guestOrderSettings.js';
import { messagingLink } from '../link/links.js';

/** The properties of a menu that these functions use. */
export interface MenuPurchaseSettings {
  readonly settings?:
    | {
        readonly doMenuPurchase?: boolean | null | undefined;
        readonly orders?: { readonly mode?: string | null | undefined } | null | undefined;
      }
    | null
    | undefined;
  readonly institution?: { readonly whatsapp?: string | null | undefined } | null | undefined;
}

/** Whether the venue has no way to receive orders although purchases are enabled. The owner must then add a way. */
export function cannotReceiveOrders({ settings, institution }: MenuPurchaseSettings): boolean {
  if (settings?.doMenuPurchase === false || hasInbox({ settings })) return false;
  return messagingLink(institution?.whatsapp, '') === null;
}

/** Whether visitors get a cart: purchases are enabled, and the venue can receive orders. */
export function acceptsPurchases(menu: MenuPurchaseSettings): boolean {
  return menu.settings?.doMenuPurchase !== false && !cannotReceiveOrders(menu);
}
