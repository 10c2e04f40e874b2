/**
 * The receipt of a submitted cart. It contains titles, prices, total, currency, purchase method, receive options and
 * hours at the time of the submission. The business's name and contact are not part of it and stay current.
 */
import {
  menuInCartSchema,
  cartSchema,
  type Cart,
  type MenuInCart,
  type ObjectSchema,
  type SumContext,
} from '@qaima/schemas';
import { readStored, toColumnValues } from '../../api-runtime/serialize';
import type { Priced } from './pricedLines';
import type { CartMenu } from './cartMenu';
import type { Row } from '../../database/columnValues';

type FrozenMenu = Partial<
  Pick<MenuInCart, 'currency' | 'settings' | 'cartSettings' | 'orderReceiveOptions' | 'workingDays' | 'specialHours'>
>;

export interface Receipt {
  /** What the sums followed from, for corrections; absent in orders of earlier versions. */
  readonly context?: object;
  readonly priced: Readonly<Record<string, unknown>>;
  readonly menu: FrozenMenu;
}

const receiptShape = {
  type: 'object',
  required: ['priced', 'menu'],
  properties: {
    context: { type: 'object', properties: {}, additionalProperties: true },
    priced: { type: 'object', properties: {}, additionalProperties: true },
    menu: { ...menuInCartSchema, required: [] },
  },
} as const satisfies ObjectSchema;

/**
 * The stored receipt; null while the cart is open. An invalid receipt is replaced by an empty one, so that the cart
 * still counts as submitted.
 */
export function storedReceipt(row: Row): Receipt | null {
  if (!row['receipt']) return null;
  return readStored(receiptShape, row['receipt']) ?? { priced: {}, menu: {} };
}

/** Adds the parts of the total to receipts of earlier versions, which stored only the total. */
export const withParts = (cart: Omit<Cart, 'menu'>): Omit<Cart, 'menu'> =>
  cart.totals && cart.totals.length > 0 ? cart : { ...cart, totals: [{ kind: 'items', amount: cart.total }] };

/** @param context what the sums of the order follow from */
export function receiptOf(priced: Priced, { menu }: CartMenu, context: SumContext): Receipt {
  const { currency, settings, cartSettings, orderReceiveOptions, workingDays, specialHours } = menu;
  return {
    context,
    priced: toColumnValues(cartSchema, { ...priced, items: priced.items.map(({ previousPrice: _, ...line }) => line) }),
    menu: {
      currency,
      settings,
      cartSettings,
      orderReceiveOptions,
      ...(workingDays ? { workingDays } : {}),
      ...(specialHours ? { specialHours } : {}),
    },
  };
}
