/**
 * Orders submitted from this device whose messaging link was not opened yet. The link is stored here only: it contains
 * what the customer typed. (docs/spec/public-site.md#after-submission)
 */

/** A submitted cart. All but its id are known once its page was seen. */
export interface UnsentCart {
  readonly id: string;
  /** The messaging link with the order in it. */
  readonly link?: string | undefined;
  /** How many pieces; absent for a reservation. */
  readonly pieces?: string | undefined;
  /** In the menu's currency. */
  readonly total?: number | undefined;
}

/** More than these are not reminded of. */
const MAX_UNSENT_CARTS = 5;

const keyOf = (menuId: string) => `unsent:${menuId}`;

/** The latest comes first. */
export function readUnsentCarts(menuId: string): readonly UnsentCart[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(menuId)) ?? '[]');
    return Array.isArray(kept) ? (kept as readonly UnsentCart[]) : [];
  } catch {
    return [];
  }
}

function writeUnsentCarts(menuId: string, unsent: readonly UnsentCart[]): void {
  try {
    if (unsent.length > 0) localStorage.setItem(keyOf(menuId), JSON.stringify(unsent.slice(0, MAX_UNSENT_CARTS)));
    else localStorage.removeItem(keyOf(menuId));
  } catch {
    // The link is on the page all the same.
  }
  // The bar of this page is drawn again; other tabs hear of it from the browser. A link that was just opened is followed
  // as it is, before it is drawn anew.
  setTimeout(() => dispatchEvent(new CustomEvent('cart')));
}

/** A cart was submitted from here. */
export function addUnsentCart(menuId: string, unsent: UnsentCart): void {
  writeUnsentCarts(menuId, [unsent, ...readUnsentCarts(menuId).filter(({ id }) => id !== unsent.id)]);
}

/** Its link was opened, or the guest says that it was sent. */
export function removeUnsentCart(menuId: string, cartId: string): void {
  const left = readUnsentCarts(menuId).filter(({ id }) => id !== cartId);
  writeUnsentCarts(menuId, left);
}

/** Shows the message of a receipt as what is still to be done, or as something that was done. */
export function showSendReminder(main: HTMLElement): void {
  const { menu = '', cart = '' } = main.dataset;
  const isUnsent = readUnsentCarts(menu).some(({ id }) => id === cart);
  main.classList.toggle('fresh', isUnsent);
  const details = main.querySelector('details');
  const link = main.querySelector<HTMLAnchorElement>('a[data-send]');
  if (!isUnsent) return;
  if (details) details.open = true;
  if (!link) removeUnsentCart(menu, cart);
  else {
    const { pieces, total } = link.dataset;
    addUnsentCart(menu, { id: cart, link: link.href, pieces, total: Number(total) });
  }
}
