/** What a combo saves compared with buying its items separately. */
import { displayedPrice, type PricedItem } from '../item/sale.js';
import { toThousandths, type Thousandths } from '../money/money.js';

export interface ComboSaving {
  /** The items' current prices with sales, each from its cheapest sub-item. */
  readonly separately: Thousandths;
  /** How much less the combo costs; negative if it costs more. */
  readonly saved: Thousandths;
  /** Whether an item has more expensive sub-items, so that the saving is a minimum. */
  readonly startsFrom: boolean;
}

/** Null if there is nothing to compare: no items with a price, or no price of the combo. */
export function comboSaving(price: number | null | undefined, items: readonly PricedItem[]): ComboSaving | null {
  const prices = items.map(displayedPrice).filter((shown) => shown !== null);
  const own = toThousandths(price);
  if (prices.length === 0 || own <= 0) return null;
  const separately = prices.reduce((sum, shown) => sum + shown.price, 0);
  return { separately, saved: separately - own, startsFrom: prices.some(({ startsFrom }) => startsFrom) };
}
