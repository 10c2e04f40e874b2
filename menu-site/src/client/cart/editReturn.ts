/** Remembers in this tab that a line is changed on the menu, which then returns to the cart. */
const KEY = 'editing';

export function rememberReturn(cartId: string): void {
  try {
    sessionStorage.setItem(KEY, cartId);
  } catch {
    // The menu then links to the cart.
  }
}

/** Whether this tab came from the cart. Asked once. */
export function takeReturn(cartId: string): boolean {
  try {
    const isKnown = sessionStorage.getItem(KEY) === cartId;
    sessionStorage.removeItem(KEY);
    return isKnown;
  } catch {
    return false;
  }
}
