/** What a cart needs of its menu. */
import type { Daypart, MenuInCart, OfferPart, PurchaseMethod, Thousandths } from '@qaima/schemas';
import type { CartTable } from '../table/tableOfToken';
import type { MenuRevision } from './revisionCache';

/** What the menu's revision determines. */
export interface StoredCartMenu {
  readonly menu: MenuInCart;
  readonly method: PurchaseMethod;
  /** The step to which sale prices are rounded. */
  readonly step: Thousandths;
  readonly options: MenuInCart['orderReceiveOptions'];
  readonly dayparts: readonly Daypart[];
  /** The active offers, also those that are not valid now. */
  readonly offers: readonly OfferPart[];
  /** The active tables, by the tokens in their codes. If there are none, guests type a label. */
  readonly tables: readonly (readonly [token: string, table: CartTable])[];
  /** When the menu closes to visitors; null while it is active. */
  readonly inactiveFrom: Date | null;
}

/** A menu at the time of a request. */
export interface CartMenu extends StoredCartMenu, MenuRevision {
  /** The time of the request, by which everything in it is decided. */
  readonly now: Date;
  /** The date in the menu's time zone. */
  readonly today: string;
}
