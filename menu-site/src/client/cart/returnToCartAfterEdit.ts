/**
 * The `sessionStorage` key for the id of a cart. The guest has left that cart to change a line in the menu, and returns
 * to it afterwards.
 */
const KEY = 'editing';

export function rememberReturnToCart(cartId: string): void {
  try {
    sessionStorage.setItem(KEY, cartId);
  } catch {
    // Without storage, the menu links to the cart instead of going back to it.
  }
}

/** Whether the guest came from this cart. Reading removes the stored key, so the next call returns false. */
export function takeReturnToCart(cartId: string): boolean {
  try {
    const isKnown = sessionStorage.getItem(KEY) === cartId;
    sessionStorage.removeItem(KEY);
    return isKnown;
  } catch {
    return false;
  }
}
