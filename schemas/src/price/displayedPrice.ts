/**
 * The price of an item or combo where one price stands alone: on cards, in search results, structured data and print.
 * It is the least that a guest can pay for one. (docs/spec/domain.md#prices-that-stand-alone)
 */
import { isBelowMinimum } from '../extra-group/requiredExtras.js';
import { requiredPrice } from '../extra-group/requiredPrice.js';
import type { OfferedGroup } from '../extra-group/offeredGroups.js';
import type { Thousandths } from '../money/money.js';
import { hasSubItems, originalPrice, salePrice, type PricedItem } from './sale.js';

export interface DisplayedPrice {
  readonly price: Thousandths;
  /** The same without the sale; null if the sale takes nothing off. */
  readonly original: Thousandths | null;
  /** The part of `price` that is the item's own, with the sale and without extras. */
  readonly own: Thousandths;
  /** Whether other sizes, required extras or preselected extras cost more. Then «يبدأ من» stands before the price. */
  readonly startsFrom: boolean;
}

/** The price of an item in one size. */
export interface SizePrice extends DisplayedPrice {
  readonly isAvailable: boolean;
}

/** The groups of extras that an item offers. @param size the index of the sub-item; null if the item has none */
export type GroupsOfSize = (size: number | null) => readonly OfferedGroup[];

const NO_EXTRAS: GroupsOfSize = () => [];

function priceOfSize(
  item: PricedItem,
  step: Thousandths,
  groups: readonly OfferedGroup[],
  size: number | null,
): SizePrice {
  const own = salePrice(item, step, size);
  const { least, isMorePossible } = requiredPrice(item.askPrice ? [] : groups);
  const [price, original] = [own + least, originalPrice(item, size) + least];
  const isAvailable = !groups.some(isBelowMinimum) && (size === null || !item.subItems?.[size]?.soldOut);
  return { price, original: original > price ? original : null, startsFrom: isMorePossible, own, isAvailable };
}

/** The least price of each size, in order; of an item without sizes, one price. @param step the menu's step */
export const sizePrices = (
  item: PricedItem,
  step: Thousandths,
  groupsOf: GroupsOfSize = NO_EXTRAS,
): readonly SizePrice[] =>
  hasSubItems(item)
    ? (item.subItems ?? []).map((_, size) => priceOfSize(item, step, groupsOf(size), size))
    : [priceOfSize(item, step, groupsOf(null), null)];

/**
 * The price of an item or combo where it stands alone; null if there is none, because a price of 0 is not shown. Ignores
 * sizes that can't be ordered, unless none can. An item at market price has none.
 * @param step the menu's step
 */
export function displayedPrice(
  item: PricedItem,
  step: Thousandths,
  groupsOf: GroupsOfSize = NO_EXTRAS,
): DisplayedPrice | null {
  if (item.askPrice) return null;
  const all = sizePrices(item, step, groupsOf).filter(({ price }) => price > 0);
  const available = all.filter(({ isAvailable }) => isAvailable);
  const counted = available.length > 0 ? available : all;
  const [first] = counted;
  if (!first) return null;
  const least = counted.reduce((known, one) => (one.price < known.price ? one : known), first);
  const { price, original, own } = least;
  return { price, original, own, startsFrom: counted.some((one) => one.startsFrom || one.price > price) };
}
