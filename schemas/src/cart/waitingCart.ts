/** The address of a cart whose lines all wait for the network on the guest's device. (docs/spec/public-site.md#offline) */

const WAITING = 'waiting-';

/** The hash of a menu's address that opens the cart once the waiting lines are added. */
export const OPEN_CART_HASH = '#open-cart';

/** The id under which the device keeps its waiting lines while the server has no cart of it. */
export const waitingCartId = (menuId: string): string => WAITING + menuId;

/** The id of the menu of a cart that only waits on a device; null for a cart of the server. */
export const menuOfWaitingCart = (cartId: string): string | null =>
  cartId.startsWith(WAITING) ? cartId.slice(WAITING.length) || null : null;
