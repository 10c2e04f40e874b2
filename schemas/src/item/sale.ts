/**
 * What an item costs. A sale holds when `onSale` is true and `offPrice` is above 0; then the price is multiplied by
 * `1 − offPrice`. With sub-items the price is the chosen sub-item's; a missing sub-item gives 0.
 * Prices come out in integer thousandths, half up. (Owner's specification, section 4; decisions, sections 4 and 9.)
 */
import { subtractRate, toPercent, toThousandths, type Thousandths } from '../money/money.js';

export interface SubItemPrice {
  readonly title?: string | null | undefined;
  readonly price?: number | null | undefined;
}

/** As much of an item as its price needs. */
export interface PricedItem {
  readonly price?: number | null | undefined;
  readonly sale?:
    { readonly onSale?: boolean | null | undefined; readonly offPrice?: number | null | undefined } | null | undefined;
  readonly subItems?: readonly SubItemPrice[] | null | undefined;
}

/** What a card writes: `original` is null without a sale; `startsFrom` asks for the words «يبدأ من» before the price. */
export interface DisplayedPrice {
  readonly price: Thousandths;
  readonly original: Thousandths | null;
  readonly startsFrom: boolean;
}

/** The part taken off the price, 0 to 1; 0 without a sale. */
function discountRate(item: PricedItem): number {
  const off = item.sale?.offPrice ?? 0;
  return item.sale?.onSale === true && off > 0 ? Math.min(off, 1) : 0;
}

export function isOnSale(item: PricedItem): boolean {
  return discountRate(item) > 0;
}

/** Whether a choice among sub-items decides the price. */
export function hasSubItems(item: PricedItem): boolean {
  return (item.subItems?.length ?? 0) > 0;
}

/** The price before any sale. */
export function originalPrice(item: PricedItem, subItemIndex?: number | null): Thousandths {
  if (!hasSubItems(item)) return toThousandths(item.price);
  return subItemIndex == null ? 0 : toThousandths(item.subItems?.[subItemIndex]?.price);
}

/** The full price of one unit, with the sale. */
export function salePrice(item: PricedItem, subItemIndex?: number | null): Thousandths {
  return subtractRate(originalPrice(item, subItemIndex), discountRate(item));
}

/** The full prices of the sub-items, in their order. */
export function subItemSalePrices(item: PricedItem): readonly Thousandths[] {
  return (item.subItems ?? []).map((_, index) => salePrice(item, index));
}

/** The lowest price among the sub-items, with the sale; null when none of them has one to show. */
export function startingPrice(item: PricedItem): Thousandths | null {
  const visible = subItemSalePrices(item).filter((price) => price > 0);
  return visible.length > 0 ? Math.min(...visible) : null;
}

/** The price on an item's card; null when there is none to show. */
export function displayedPrice(item: PricedItem): DisplayedPrice | null {
  const prices = hasSubItems(item) ? subItemSalePrices(item) : [salePrice(item)];
  const lowest = Math.min(...prices.filter((price) => price > 0));
  if (!Number.isFinite(lowest)) return null;
  const original = originalPrice(item, prices.indexOf(lowest));
  return {
    price: lowest,
    original: original > lowest ? original : null,
    startsFrom: prices.some((price) => price > lowest),
  };
}

/** The discount in percent, at most two decimals; 0 without a sale. */
export function discountPercent(item: PricedItem): number {
  return toPercent(discountRate(item));
}
