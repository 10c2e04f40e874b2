import { readStorage, writeStorage } from '../storage.js';

/**
 * The `sessionStorage` key for the id of a cart. The guest has left that cart to change a line in the menu, and returns
 * to it afterwards.
 */
const KEY = 'editing';

/** Without storage, the menu links to the cart instead of going back to it. */
export function rememberReturnToCart(cartId: string): void {
  writeStorage('sessionStorage', KEY, cartId);
}

/** Whether the guest came from this cart. Reading removes the stored key, so the next call returns false. */
export function takeReturnToCart(cartId: string): boolean {
  const isKnown = readStorage('sessionStorage', KEY) === cartId;
  writeStorage('sessionStorage', KEY, null);
  return isKnown;
}
