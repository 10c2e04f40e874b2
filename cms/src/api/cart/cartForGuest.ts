/** A cart in the form in which its guest receives it. */
import { cartSchema, contentLanguage, switchLanguage, type Cart, type CartLine, type Language } from '@qaima/schemas';
import { serialize } from '../../api-runtime/serialize';
import type { Row } from '../../database/columnValues';
import type { CartMenu } from './cartMenu';
import type { Priced } from './pricedLines';

/** An open cart, at current prices. */
export const openCart = (row: Row, priced: Priced, { menu }: CartMenu): Cart => ({
  ...serialize(cartSchema, row, ['items', 'total', 'totals', 'menu']),
  ...priced,
  menu,
});

const lineForGuest = (line: CartLine): CartLine => ({
  ...line,
  choices: (line.choices ?? []).map(({ kitchenTitle: _, ...choice }) => choice),
  deselected: (line.deselected ?? []).map(({ kitchenTitle: _, ...extra }) => extra),
  picks: line.picks ?? [],
});

/** Removes titles that only the kitchen sees, and adds empty lists that receipts of earlier versions lack. */
export const shownToGuest = ({ corrections = [], ...cart }: Cart): Cart => ({
  ...cart,
  items: cart.items.map(lineForGuest),
  ...(corrections.length > 0
    ? {
        corrections: corrections.map((correction) => ({
          ...correction,
          changes: correction.changes.map(({ was, now }) => ({
            was: lineForGuest(was),
            ...(now ? { now: lineForGuest(now) } : {}),
          })),
        })),
      }
    : {}),
});

/**
 * A cart with its texts in the guest's language, and with the venue's own texts in `translations`.
 * @param requested the language that the request names; null without one
 */
export function inGuestLanguage(cart: Cart, requested: Language | null): Cart {
  const { languages } = cart.menu;
  return switchLanguage(cart, languages.default, contentLanguage(languages, requested));
}
