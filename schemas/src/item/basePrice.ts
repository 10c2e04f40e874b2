/** The price of an item whose sub-items have the prices: it is not asked for, and follows the lowest of them. */
import { hasSubItems } from './sale.js';

interface Priced {
  readonly price?: unknown;
  readonly subItems?: unknown;
}

const priceIn = (row: unknown): unknown => (row as Priced | null | undefined)?.price;

/** An item as it is stored: with sub-items and without a number for a price, it gets the lowest of theirs, or 0. */
export function withBasePrice<T extends Priced>(item: T): T {
  const { price, subItems } = item;
  if (typeof price === 'number' || !Array.isArray(subItems) || !hasSubItems({ subItems })) return item;
  const prices = subItems.map(priceIn).filter((value) => typeof value === 'number');
  return { ...item, price: prices.length > 0 ? Math.min(...prices) : 0 };
}
