/** The base price of an item with sub-items: their lowest price. */
import { hasSubItems } from './sale.js';
import { propertyOf } from '../core/typeGuards.js';

interface Priced {
  readonly price?: unknown;
  readonly subItems?: unknown;
  readonly askPrice?: unknown;
}

const priceIn = (row: unknown): unknown => propertyOf(row, 'price');

/**
 * Fills in the price of an item without one, if it has sub-items (the lowest of their prices, or 0) or is at market price
 * (0).
 */
export function withBasePrice<T extends Priced>(item: T): T {
  const { price, subItems, askPrice } = item;
  if (askPrice === true && typeof price !== 'number') return { ...item, price: 0 };
  if (typeof price === 'number' || !Array.isArray(subItems) || !hasSubItems({ subItems })) return item;
  const prices = subItems.map(priceIn).filter((value) => typeof value === 'number');
  return { ...item, price: prices.length > 0 ? Math.min(...prices) : 0 };
}
