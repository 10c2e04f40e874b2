/**
 * What a cart was when it was submitted. Titles, prices and total don't change any more, and neither does what they are
 * read by: currency, purchase method, receive options, hours. Who the business is and how to reach it stays as it is now.
 */
import { cartMenuSchema, cartSchema, type CartMenu, type ObjectSchema } from '@qaima/schemas';
import { readStored, toColumnValues } from '../../api-runtime/serialize';
import type { Priced } from './lines';
import type { Shop } from './shop';
import type { Row } from '../../database/row';

type FrozenMenu = Partial<
  Pick<CartMenu, 'currency' | 'settings' | 'cartSettings' | 'orderReceiveOptions' | 'workingDays'>
>;

export interface Receipt {
  /** The lines and their total, in thousandths. */
  readonly priced: Readonly<Record<string, unknown>>;
  readonly menu: FrozenMenu;
}

const receiptShape = {
  type: 'object',
  required: ['priced', 'menu'],
  properties: {
    priced: { type: 'object', properties: {}, additionalProperties: true },
    menu: { ...cartMenuSchema, required: [] },
  },
} as const satisfies ObjectSchema;

/**
 * The receipt in a cart's row; null while the cart is open. A cart that was submitted stays so, whatever became of its
 * receipt. Its lines are repaired as they are shown.
 */
export function storedReceipt(row: Row): Receipt | null {
  if (!row['receipt']) return null;
  return readStored(receiptShape, row['receipt']) ?? { priced: {}, menu: {} };
}

export function receiptOf(priced: Priced, { menu }: Shop): Receipt {
  const { currency, settings, cartSettings, orderReceiveOptions, workingDays } = menu;
  return {
    priced: toColumnValues(cartSchema, priced),
    menu: { currency, settings, cartSettings, orderReceiveOptions, ...(workingDays ? { workingDays } : {}) },
  };
}
