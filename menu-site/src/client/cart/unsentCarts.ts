/**
 * Orders that were submitted from this device but whose messaging link was not opened yet. The link is stored on this
 * device only, because it contains the customer's data. (docs/spec/public-site.md#after-submission)
 */
import type { Language } from '@qaima/schemas';
import { postInBackground } from '../postInBackground.js';
import { readStorage, writeStorage } from '../storage.js';

/** A submitted cart. Only its id is known until its page has been shown. */
export interface UnsentCart {
  readonly id: string;
  /** The messaging link, which contains the order. */
  readonly link?: string | undefined;
  /**
   * The number of pieces as a phrase in each language, as the menu may be read in another one than the receipt. Absent
   * for a reservation.
   */
  readonly pieces?: Readonly<Record<Language, string>> | undefined;
  readonly total?: number | undefined;
  /** The currency of the total. Absent in carts that an earlier version stored: the menu's. */
  readonly currency?: string | undefined;
  /** Whether the guest has hidden the reminder of this cart. */
  readonly isHidden?: boolean | undefined;
}

/** Maximum number of reminders. */
const MAX_UNSENT_CARTS = 5;

const keyOf = (menuId: string) => `unsent:${menuId}`;

/** The unsent carts, latest first. */
export function readUnsentCarts(menuId: string): readonly UnsentCart[] {
  const kept = readStorage<UnsentCart[]>('localStorage', keyOf(menuId));
  return Array.isArray(kept) ? kept : [];
}

function writeUnsentCarts(menuId: string, unsent: readonly UnsentCart[]): void {
  writeStorage('localStorage', keyOf(menuId), unsent.length > 0 ? unsent.slice(0, MAX_UNSENT_CARTS) : null);
  // Redraws the cart bar of this page; the browser notifies other tabs. The delay lets the browser first follow the
  // link that the guest has tapped.
  setTimeout(() => dispatchEvent(new CustomEvent('cart')));
}

/** Records a cart submitted on this device. */
export function addUnsentCart(menuId: string, unsent: UnsentCart): void {
  writeUnsentCarts(menuId, [unsent, ...readUnsentCarts(menuId).filter(({ id }) => id !== unsent.id)]);
}

/** Tells the server that the guest has opened the chat with an order, so that the order counts. */
export const reportSent = (cartId: string): void => void postInBackground(`/api/v1/cart/${cartId}/sent`);

/** Removes an order that was cancelled, or that the venue has moved. */
export function removeUnsentCart(menuId: string, cartId: string): void {
  const left = readUnsentCarts(menuId).filter(({ id }) => id !== cartId);
  writeUnsentCarts(menuId, left);
}

/** Removes an order whose link was opened, or that the guest marked as sent. */
export function markSent(menuId: string, cartId: string): void {
  reportSent(cartId);
  removeUnsentCart(menuId, cartId);
}

/** Hides the reminders on the menu. The page of each order still says that it was not sent. */
export function hideUnsentCarts(menuId: string): void {
  writeUnsentCarts(
    menuId,
    readUnsentCarts(menuId).map((cart) => ({ ...cart, isHidden: true })),
  );
}

/** Shows on a receipt whether the message still has to be sent. */
export function showSendReminder(main: HTMLElement): void {
  const { menu = '', cart = '' } = main.dataset;
  const known = readUnsentCarts(menu).find(({ id }) => id === cart);
  main.classList.toggle('fresh', known !== undefined);
  const details = main.querySelector('details');
  const link = main.querySelector<HTMLAnchorElement>('a[data-send]');
  if (!known) return;
  if (details) details.open = true;
  if (!link) markSent(menu, cart);
  else {
    const { piecesAr, piecesEn, total } = link.dataset;
    const pieces = piecesAr && piecesEn ? { ar: piecesAr, en: piecesEn } : undefined;
    addUnsentCart(menu, {
      ...known,
      link: link.href,
      pieces,
      total: Number(total),
      currency: main.dataset['currency'],
    });
  }
}
