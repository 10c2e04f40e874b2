/**
 * Orders that were submitted from this device but whose messaging link was not opened yet. The link is stored on this
 * device only, because it contains the customer's data. (docs/spec/public-site.md#after-submission)
 */
import { parseJson } from '@qaima/schemas/core/json';

/** A submitted cart. Only its id is known until its page has been shown. */
export interface UnsentCart {
  readonly id: string;
  /** The messaging link, which contains the order. */
  readonly link?: string | undefined;
  /** The number of pieces as a phrase; absent for a reservation. */
  readonly pieces?: string | undefined;
  /** In the menu's currency. */
  readonly total?: number | undefined;
}

/** Maximum number of reminders. */
const MAX_UNSENT_CARTS = 5;

const keyOf = (menuId: string) => `unsent:${menuId}`;

/** The unsent carts, latest first. */
export function readUnsentCarts(menuId: string): readonly UnsentCart[] {
  try {
    const kept = parseJson<UnsentCart[] | null>(localStorage.getItem(keyOf(menuId)) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

function writeUnsentCarts(menuId: string, unsent: readonly UnsentCart[]): void {
  try {
    if (unsent.length > 0) localStorage.setItem(keyOf(menuId), JSON.stringify(unsent.slice(0, MAX_UNSENT_CARTS)));
    else localStorage.removeItem(keyOf(menuId));
  } catch {
    // Storage is not available; the page shows the link anyway.
  }
  // Redraws the cart bar of this page; the browser notifies other tabs. The delay lets the browser first follow the
  // link that the guest has tapped.
  setTimeout(() => dispatchEvent(new CustomEvent('cart')));
}

/** Records a cart submitted on this device. */
export function addUnsentCart(menuId: string, unsent: UnsentCart): void {
  writeUnsentCarts(menuId, [unsent, ...readUnsentCarts(menuId).filter(({ id }) => id !== unsent.id)]);
}

/** Removes an order whose link was opened, or that the guest marked as sent. */
export function removeUnsentCart(menuId: string, cartId: string): void {
  const left = readUnsentCarts(menuId).filter(({ id }) => id !== cartId);
  writeUnsentCarts(menuId, left);
}

/** Shows on a receipt whether the message still has to be sent. */
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
