/**
 * Orders submitted from this device whose messaging link was not opened yet. The link is stored here only: it contains
 * what the customer typed. (docs/spec/public-site.md#after-submission)
 */
import { parseJson } from '@qaima/schemas/core/json';

/** A submitted cart. Everything except its id is known once its page was shown. */
export interface UnsentCart {
  readonly id: string;
  /** The messaging link with the order. */
  readonly link?: string | undefined;
  /** The number of pieces in words; absent for a reservation. */
  readonly pieces?: string | undefined;
  /** In the menu's currency. */
  readonly total?: number | undefined;
}

/** Maximum number of reminders. */
const MAX_UNSENT_CARTS = 5;

const keyOf = (menuId: string) => `unsent:${menuId}`;

/** The latest first. */
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
    // The page shows the link anyway.
  }
  // Redraws this page's bar; the browser notifies other tabs. Deferred, so that the link just clicked is followed
  // before it is redrawn.
  setTimeout(() => dispatchEvent(new CustomEvent('cart')));
}

/** Records a cart submitted on this device. */
export function addUnsentCart(menuId: string, unsent: UnsentCart): void {
  writeUnsentCarts(menuId, [unsent, ...readUnsentCarts(menuId).filter(({ id }) => id !== unsent.id)]);
}

/** Removes an order whose link was opened or that the guest marked as sent. */
export function removeUnsentCart(menuId: string, cartId: string): void {
  const left = readUnsentCarts(menuId).filter(({ id }) => id !== cartId);
  writeUnsentCarts(menuId, left);
}

/** Shows a receipt's message as still to be sent, or as sent. */
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
