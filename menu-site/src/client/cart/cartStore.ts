/**
 * Stores the open cart of each menu on this device; all tabs share it. Without storage, the address carries it.
 * (docs/spec/public-site.md#cart-bar)
 */
import type { CartLineCreateInput, OpenSums } from '@qaima/schemas';
import { isStored, readStorage, writeStorage } from '../storage.js';
import { carriedCart, carryCart } from './cartInAddress.js';

/** A line as the cart sidebar next to the menu shows it. */
export interface StoredLine {
  readonly title: string;
  /** The number of units; 0 for a reservation, which has dates instead. */
  readonly quantity: number;
  /** The start and end of a reservation, `YYYY-MM-DD`. */
  readonly dates?: readonly [string, string];
  /** In the menu's currency. */
  readonly price: number;
  /** The id of the item or combo. This and the following property are absent in data of earlier versions. */
  readonly of?: string;
  /** Whether the line can't be ordered now, so that count and total leave it out. Absent if it can. */
  readonly isUnavailable?: boolean;
  /**
   * Present only if the line waits for the network: the additions that it consists of, as the device has stored them. Such
   * a line is not in the server's cart yet, and has no `draft`.
   */
  readonly queued?: readonly string[];
  /** The note of a queued line. */
  readonly note?: string;
  /** The extras, removed extras and picks as one text. Absent without any. */
  readonly choices?: string;
  /** Whether the line has no sub-item, extras, picks or note. */
  readonly isPlain?: boolean;
  /** The input that identifies the line, so that it can be changed next to the menu; absent for a reservation. */
  readonly draft?: CartLineCreateInput;
}

export interface StoredCart {
  readonly id: string;
  /** The last known number of units that can be ordered, shown until the server answers. */
  readonly count: number;
  /** The total of what can be ordered, in the menu's currency. */
  readonly total: number;
  /** What the sums follow from; absent in data of earlier versions. */
  readonly sums?: Pick<OpenSums, 'lines' | 'context'>;
  /** Whether a dine-in order needs the scanned code of a table. */
  readonly hasTables?: boolean | undefined;
  /** Absent in data of earlier versions. */
  readonly lines?: readonly StoredLine[];
}

const keyOf = (menuId: string) => `cart:${menuId}`;

export function readStoredCart(menuId: string): StoredCart | null {
  const stored = readStorage<StoredCart>('localStorage', keyOf(menuId));
  if (typeof stored?.id === 'string') return stored;
  const id = carriedCart();
  return id === null ? null : { id, count: 0, total: 0 };
}

/**
 * Whether this device has submitted an order and the guest has not yet sent its message. `unsentCarts.ts` is loaded
 * only then.
 */
export const hasUnsentCarts = (menuId: string): boolean => isStored('localStorage', `unsent:${menuId}`);

/** Whether lines wait for the network. Decides whether to load `queuedLines.ts`. */
export const hasQueuedLines = (menuId: string): boolean => isStored('localStorage', `queued:${menuId}`);

/** Whether this device has sent orders to the menu. Decides whether to load `ownOrders.ts`. */
export const hasOwnOrders = (menuId: string): boolean => isStored('localStorage', `orders:${menuId}`);

/** Whether the guest chooses something instead of a line, in this tab. Decides whether to load `replaceLine.ts`. */
export const isReplacing = (menuId: string): boolean => isStored('sessionStorage', `replaces:${menuId}`);

/** Stores a cart; null removes it. Notifies this page; the browser notifies other tabs. */
export function storeCart(menuId: string, cart: StoredCart | null): void {
  const outlastsPage = writeStorage('localStorage', keyOf(menuId), cart);
  carryCart(outlastsPage ? null : (cart?.id ?? null));
  dispatchEvent(new CustomEvent('cart'));
}

/** Removes the menu's stored cart if it has this id. */
export function removeStoredCart(menuId: string, cartId: string): void {
  if (readStoredCart(menuId)?.id === cartId) storeCart(menuId, null);
}

/** Calls back when another tab has changed or submitted a menu's cart. */
export function onCartChangeInOtherTab(menuId: string, heard: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === keyOf(menuId)) heard();
  });
}

/** Calls back when a menu's cart may have changed in any tab. */
export function onCartChange(heard: () => void): void {
  for (const name of ['cart', 'storage', 'pageshow']) addEventListener(name, heard);
}
