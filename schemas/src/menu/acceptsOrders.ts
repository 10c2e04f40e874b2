/** Whether orders from a menu reach its venue. (docs/spec/domain.md#menus-that-cannot-receive-orders) */
import { hasInbox } from '../order-state/settings.js';
import { messagingLink } from './links.js';

/** The part of a menu that this needs. */
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

/** Whether purchases are enabled without a way to receive orders, which the owner must add. */
export function cannotReceiveOrders({ settings, institution }: MenuPurchaseSettings): boolean {
  if (settings?.doMenuPurchase === false || hasInbox({ settings })) return false;
  return messagingLink(institution?.whatsapp, '') === null;
}

/** Whether visitors get a cart: purchases are enabled and orders arrive. */
export function acceptsPurchases(menu: MenuPurchaseSettings): boolean {
  return menu.settings?.doMenuPurchase !== false && !cannotReceiveOrders(menu);
}
