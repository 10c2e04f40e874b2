/**
 * Remembers per tab that the guest came from the cart to change a line, so that the menu returns to the cart
 * afterwards.
 */
const KEY = 'editing';

export function rememberReturnToCart(cartId: string): void {
  try {
    sessionStorage.setItem(KEY, cartId);
  } catch {
    // Without storage, the menu links to the cart instead of going back to it.
  }
}

/** Whether this tab came from the cart. Reading it clears it. */
export function takeReturnToCart(cartId: string): boolean {
  try {
    const isKnown = sessionStorage.getItem(KEY) === cartId;
    sessionStorage.removeItem(KEY);
    return isKnown;
  } catch {
    return false;
  }
}
