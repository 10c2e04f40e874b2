/**
 * The `sessionStorage` key for the cart from which the guest came to change a line. After the change, the menu returns
 * to that cart.
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
