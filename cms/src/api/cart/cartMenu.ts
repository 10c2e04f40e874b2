/** What a cart needs of its menu. */
import type { MenuInCart, PurchaseMethod, Thousandths } from '@qaima/schemas';

export interface CartMenu {
  readonly id: number;
  readonly menu: MenuInCart;
  readonly method: PurchaseMethod;
  /** The step to which sale prices are rounded. */
  readonly step: Thousandths;
  readonly options: MenuInCart['orderReceiveOptions'];
  readonly today: string;
  readonly closed: boolean;
}
