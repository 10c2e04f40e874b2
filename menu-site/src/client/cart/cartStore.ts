/** The cart of this device at each menu; all tabs share it. (docs/spec/public-site.md#cart-bar) */

/** A line as the card beside the menu shows it. */
export interface StoredLine {
  readonly title: string;
  /** 0 for a reservation, whose dates say it. */
  readonly quantity: number;
  /** From and to, `YYYY-MM-DD`, of a reservation. */
  readonly dates?: readonly [string, string];
  /** In the menu's currency. */
  readonly price: number;
}

export interface StoredCart {
  readonly id: string;
  /** As last heard of it, to be shown until it is heard of again. */
  readonly count: number;
  /** In the menu's currency. */
  readonly total: number;
  /** Absent in what an earlier version of the page has stored. */
  readonly lines?: readonly StoredLine[];
}

const keyOf = (menuId: string) => `cart:${menuId}`;

export function readStoredCart(menuId: string): StoredCart | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(menuId)) ?? 'null') as StoredCart | null;
    return typeof stored?.id === 'string' ? stored : null;
  } catch {
    // A browser that keeps nothing has no cart to go to.
    return null;
  }
}

/** Whether something was submitted from here and not sent: see `sent.ts`, which is fetched only then. */
export function hasUnsentCarts(menuId: string): boolean {
  try {
    return localStorage.getItem(`unsent:${menuId}`) !== null;
  } catch {
    return false;
  }
}

/** Keeps a cart, or forgets it, and tells this page's parts; the other tabs hear of it from the browser. */
export function storeCart(menuId: string, cart: StoredCart | null): void {
  try {
    if (cart) localStorage.setItem(keyOf(menuId), JSON.stringify(cart));
    else localStorage.removeItem(keyOf(menuId));
  } catch {
    // Nothing is kept.
  }
  dispatchEvent(new CustomEvent('cart'));
}

/** Forgets a cart, unless another has taken its place. */
export function removeStoredCart(menuId: string, cartId: string): void {
  if (readStoredCart(menuId)?.id === cartId) storeCart(menuId, null);
}

/** Calls when another tab has changed the cart of a menu, or sent it. */
export function onCartChangeInOtherTab(menuId: string, heard: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === keyOf(menuId)) heard();
  });
}

/** Calls whenever the cart of a menu may have changed, here or in another tab. */
export function onCartChange(heard: () => void): void {
  for (const name of ['cart', 'storage', 'pageshow']) addEventListener(name, heard);
}
