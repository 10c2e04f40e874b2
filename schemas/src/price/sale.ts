/**
 * Item prices. A sale applies if `onSale` is true and `offPrice` is above 0. It multiplies the price by `1 − offPrice`,
 * rounded half up to the menu's step. If an item has sub-items, the chosen one determines the price; an unknown one
 * costs 0. (docs/spec/domain.md#sale-prices)
 */
import { subtractRate, toPercent, toThousandths, type Thousandths } from '../money/money.js';

export interface SubItemPrice {
  readonly title?: string | null | undefined;
  readonly price?: number | null | undefined;
  readonly soldOut?: boolean | null | undefined;
}

/** The properties of an item that determine its price. */
export interface PricedItem {
  readonly price?: number | null | undefined;
  /** Whether the item is shown with «حسب السوق» instead of a price. It then has neither price nor sale. */
  readonly askPrice?: boolean | null | undefined;
  readonly sale?:
    { readonly onSale?: boolean | null | undefined; readonly offPrice?: number | null | undefined } | null | undefined;
  readonly subItems?: readonly SubItemPrice[] | null | undefined;
}

/** The discount as a fraction, 0 to 1; 0 without a sale. */
function discountRate(item: PricedItem): number {
  const off = item.sale?.offPrice ?? 0;
  return item.sale?.onSale === true && !item.askPrice && off > 0 ? Math.min(off, 1) : 0;
}

export function isOnSale(item: PricedItem): boolean {
  return discountRate(item) > 0;
}

/** Whether the item has sub-items. The chosen sub-item then determines the price. */
export function hasSubItems(item: PricedItem): boolean {
  return (item.subItems?.length ?? 0) > 0;
}

/** The price before any sale. */
export function originalPrice(item: PricedItem, subItemIndex?: number | null): Thousandths {
  if (item.askPrice) return 0;
  if (!hasSubItems(item)) return toThousandths(item.price);
  return subItemIndex == null ? 0 : toThousandths(item.subItems?.[subItemIndex]?.price);
}

/**
 * The unit price with the sale, in thousandths. It is a multiple of the step, at least one step unless the sale takes
 * off everything, and never above the original price. Without a sale, it is the original price.
 * @param step the menu's step (`priceStepOf`)
 */
export function salePrice(item: PricedItem, step: Thousandths, subItemIndex?: number | null): Thousandths {
  const [original, rate] = [originalPrice(item, subItemIndex), discountRate(item)];
  if (rate === 0) return original;
  return rate === 1 ? 0 : Math.min(original, Math.max(step, subtractRate(original, rate, step)));
}

/** The sub-items' prices with the sale, in order. @param step the menu's step */
export function subItemSalePrices(item: PricedItem, step: Thousandths): readonly Thousandths[] {
  return (item.subItems ?? []).map((_, index) => salePrice(item, step, index));
}

/** The discount in percent with at most two decimals; 0 without a sale. */
export function discountPercent(item: PricedItem): number {
  return toPercent(discountRate(item));
}
