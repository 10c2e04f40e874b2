/**
 * Item prices. A sale applies if `onSale` is true and `offPrice` is above 0. It multiplies the price by `1 − offPrice`.
 * If an item has sub-items, the chosen one determines the price; an unknown one costs 0. Results are integer
 * thousandths, rounded half up. (docs/spec/domain.md#sale-prices)
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
  readonly sale?:
    { readonly onSale?: boolean | null | undefined; readonly offPrice?: number | null | undefined } | null | undefined;
  readonly subItems?: readonly SubItemPrice[] | null | undefined;
}

/**
 * The price on a card. `original` is null without a sale. If `startsFrom` is true, the card shows «يبدأ من» before the
 * price.
 */
export interface DisplayedPrice {
  readonly price: Thousandths;
  readonly original: Thousandths | null;
  readonly startsFrom: boolean;
}

/** The discount as a fraction, 0 to 1; 0 without a sale. */
function discountRate(item: PricedItem): number {
  const off = item.sale?.offPrice ?? 0;
  return item.sale?.onSale === true && off > 0 ? Math.min(off, 1) : 0;
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
  if (!hasSubItems(item)) return toThousandths(item.price);
  return subItemIndex == null ? 0 : toThousandths(item.subItems?.[subItemIndex]?.price);
}

/** The unit price with the sale. */
export function salePrice(item: PricedItem, subItemIndex?: number | null): Thousandths {
  return subtractRate(originalPrice(item, subItemIndex), discountRate(item));
}

/** The sub-items' prices with the sale, in order. */
export function subItemSalePrices(item: PricedItem): readonly Thousandths[] {
  return (item.subItems ?? []).map((_, index) => salePrice(item, index));
}

/** The lowest sub-item price with the sale; null if all are 0, because a price of 0 is not shown. */
export function startingPrice(item: PricedItem): Thousandths | null {
  const visible = subItemSalePrices(item).filter((price) => price > 0);
  return visible.length > 0 ? Math.min(...visible) : null;
}

/** The sub-items' prices with the sale. A sold-out sub-item has the price 0, unless all of them are sold out. */
function availablePrices(item: PricedItem): readonly Thousandths[] {
  const subItems = item.subItems ?? [];
  const isAnyAvailable = subItems.some(({ soldOut }) => !soldOut);
  return subItemSalePrices(item).map((price, index) => (isAnyAvailable && subItems[index]?.soldOut ? 0 : price));
}

/**
 * The price on an item's card; null if the card shows none. Ignores sold-out sub-items, unless all of them are sold
 * out.
 */
export function displayedPrice(item: PricedItem): DisplayedPrice | null {
  const prices = hasSubItems(item) ? availablePrices(item) : [salePrice(item)];
  const lowest = Math.min(...prices.filter((price) => price > 0));
  if (!Number.isFinite(lowest)) return null;
  const original = originalPrice(item, prices.indexOf(lowest));
  return {
    price: lowest,
    original: original > lowest ? original : null,
    startsFrom: prices.some((price) => price > lowest),
  };
}

/** The discount in percent with at most two decimals; 0 without a sale. */
export function discountPercent(item: PricedItem): number {
  return toPercent(discountRate(item));
}
