/** Where the guest of a cart receives the order, and whom to call about it. (docs/spec/domain.md#pickup-places) */
import { collectionPlace, venuePhone, type Cart } from '@qaima/schemas';

/** The kind of the chosen receive option; dine-in if the order has a table instead. */
export const receiveKind = ({ receiveOption, menu, table }: Cart) =>
  (receiveOption == null ? null : menu.orderReceiveOptions[receiveOption]?.kind) ?? (table ? 'dine-in' : null);

/** The place at which a pickup order is collected; null for other orders. */
export const pickupPlace = (cart: Cart) =>
  receiveKind(cart) === 'pickup' ? collectionPlace(cart.branch, cart.menu.pickupPlaces) : null;

/** The phone to call about an order: that of the place at which it is collected, otherwise the venue's. */
export const phoneOf = (cart: Cart): string | null => pickupPlace(cart)?.phone ?? venuePhone(cart.menu);
