/** The base price of an item with sub-items: their lowest price. */
import { hasSubItems } from './sale.js';
import { propertyOf } from '../core/typeGuards.js';

interface Priced {
  readonly price?: unknown;
  readonly subItems?: unknown;
}

const priceIn = (row: unknown): unknown => propertyOf(row, 'price');

/** Fills in the price of an item that has sub-items but no price: the lowest sub-item price, or 0. */
export function withBasePrice<T extends Priced>(item: T): T {
  const { price, subItems } = item;
  if (typeof price === 'number' || !Array.isArray(subItems) || !hasSubItems({ subItems })) return item;
  const prices = subItems.map(priceIn).filter((value) => typeof value === 'number');
  return { ...item, price: prices.length > 0 ? Math.min(...prices) : 0 };
}
