/**
 * What a cart was when it was submitted. Titles, prices and total don't change any more, and neither does what they are
 * read by: currency, purchase method, receive options, hours. Who the business is and how to reach it stays as it is now.
 */
import { cartShape, type CartMenu } from '@qaima/schemas';
import { toStored } from '../../contract/represent';
import type { Priced } from './lines';
import type { Shop } from './shop';

type FrozenMenu = Pick<CartMenu, 'currency' | 'settings' | 'cartSettings' | 'orderReceiveOptions' | 'workingDays'>;

export interface Receipt {
  /** The lines and their total, in thousandths. */
  readonly priced: Readonly<Record<string, unknown>>;
  readonly menu: FrozenMenu;
}

export function receiptOf(priced: Priced, { menu }: Shop): Receipt {
  const { currency, settings, cartSettings, orderReceiveOptions, workingDays } = menu;
  return {
    priced: toStored(cartShape, priced),
    menu: { currency, settings, cartSettings, orderReceiveOptions, ...(workingDays ? { workingDays } : {}) },
  };
}
