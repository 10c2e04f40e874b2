/** The saving of a combo compared with buying its items separately. */
import { displayedPrice } from '../price/displayedPrice.js';
import type { PricedItem } from '../price/sale.js';
import { toThousandths, type Thousandths } from '../money/money.js';

export interface ComboSaving {
  /** The sum of the items' current prices including sales; an item with sub-items counts with its lowest price. */
  readonly separately: Thousandths;
  /** The amount by which the combo is cheaper; negative if it costs more. */
  readonly saved: Thousandths;
  /** Whether an item also has more expensive sub-items. If a guest chose them, the saving would be higher. */
  readonly startsFrom: boolean;
}

/** The item as if all its sizes were available. A temporarily sold-out size must not change the saving. */
const withAllSizes = (item: PricedItem): PricedItem => ({
  ...item,
  subItems: item.subItems?.map(({ price }) => ({ price })),
});

/** An item of a combo, in its fixed size if there is one. */
type PricedPart = PricedItem & { readonly quantity?: number };

/** The saving of a combo; null if the combo or all of its items have no price. @param step the menu's price step */
export function comboSaving(
  price: number | null | undefined,
  parts: readonly PricedPart[],
  step: Thousandths,
): ComboSaving | null {
  const prices = parts.flatMap(({ quantity = 1, ...item }) => {
    const shown = displayedPrice(withAllSizes(item), step);
    return shown ? [{ ...shown, price: shown.price * quantity }] : [];
  });
  const own = toThousandths(price);
  if (prices.length === 0 || own <= 0) return null;
  const separately = prices.reduce((sum, shown) => sum + shown.price, 0);
  return { separately, saved: separately - own, startsFrom: prices.some(({ startsFrom }) => startsFrom) };
}
