/** What a combo is worth: its price beside what its items cost one by one. */
import { displayedPrice, type PricedItem } from '../item/sale.js';
import { toThousandths, type Thousandths } from '../money/money.js';

export interface ComboSaving {
  /** What the items cost now, bought one by one: with their sales, and from their least option on. */
  readonly separately: Thousandths;
  /** How much less the combo costs; below 0 when it costs more. */
  readonly saved: Thousandths;
  /** Whether some item has dearer options, so that the items may cost more. */
  readonly startsFrom: boolean;
}

/** Null while there is nothing to compare: no items with a price, or no price of the combo. */
export function comboSaving(price: number | null | undefined, items: readonly PricedItem[]): ComboSaving | null {
  const prices = items.map(displayedPrice).filter((shown) => shown !== null);
  const own = toThousandths(price);
  if (prices.length === 0 || own <= 0) return null;
  const separately = prices.reduce((sum, shown) => sum + shown.price, 0);
  return { separately, saved: separately - own, startsFrom: prices.some(({ startsFrom }) => startsFrom) };
}
