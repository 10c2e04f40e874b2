/**
 * What was submitted from this device and is still to be sent to the business, until its link is opened. (Decisions,
 * section 10.) The link is kept here, and nowhere else: it has what the guest typed in it.
 */

/** A submitted cart. All but its id are known once its page was seen. */
export interface Unsent {
  readonly id: string;
  /** The messaging link with the order in it. */
  readonly link?: string | undefined;
  /** How many pieces; absent for a reservation. */
  readonly pieces?: string | undefined;
  /** In the menu's currency. */
  readonly total?: number | undefined;
}

/** More than these are not reminded of. */
const MOST = 5;

const keyOf = (menuId: string) => `unsent:${menuId}`;

/** The latest comes first. */
export function unsentOf(menuId: string): readonly Unsent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(menuId)) ?? '[]');
    return Array.isArray(kept) ? (kept as readonly Unsent[]) : [];
  } catch {
    return [];
  }
}

function keep(menuId: string, unsent: readonly Unsent[]): void {
  try {
    if (unsent.length > 0) localStorage.setItem(keyOf(menuId), JSON.stringify(unsent.slice(0, MOST)));
    else localStorage.removeItem(keyOf(menuId));
  } catch {
    // The link is on the page all the same.
  }
  // The bar of this page is drawn again; other tabs hear of it from the browser. A link that was just opened is followed
  // as it is, before it is drawn anew.
  setTimeout(() => dispatchEvent(new CustomEvent('cart')));
}

/** A cart was submitted from here. */
export function oweMessage(menuId: string, unsent: Unsent): void {
  keep(menuId, [unsent, ...unsentOf(menuId).filter(({ id }) => id !== unsent.id)]);
}

/** Its link was opened, or the guest says that it was sent. */
export function messageSent(menuId: string, cartId: string): void {
  const left = unsentOf(menuId).filter(({ id }) => id !== cartId);
  keep(menuId, left);
}

/** Shows the message of a receipt as what is still to be done, or as something that was done. */
export function showMessage(main: HTMLElement): void {
  const { menu = '', cart = '' } = main.dataset;
  const isUnsent = unsentOf(menu).some(({ id }) => id === cart);
  main.classList.toggle('fresh', isUnsent);
  const details = main.querySelector('details');
  const link = main.querySelector<HTMLAnchorElement>('a[data-send]');
  if (!isUnsent) return;
  if (details) details.open = true;
  if (!link) messageSent(menu, cart);
  else {
    const { pieces, total } = link.dataset;
    oweMessage(menu, { id: cart, link: link.href, pieces, total: Number(total) });
  }
}
