/** What the page of a cart is asked to show. (Public specification, section 2.) */
import type { Cart } from '@qaima/schemas';

export const CART_ROUTE = '/cart/:id';

export interface CartData {
  readonly kind: 'cart';
  /** Null when there is no such cart. */
  readonly cart: Cart | null;
  /** Whether it is still open; what was sent is a receipt. */
  readonly rty: boolean;
  /** The path of the menu that the reader comes from, as far as that is known without a cart. */
  readonly back: string | null;
}
