/**
 * Which lines of a cart can be ordered now, and their total. A separate module, because the browser loads it without the
 * other line rules.
 */
import { toThousandths, type Thousandths } from '../money/money.js';
import type { Cart, CartLine } from './cart.js';

/** Whether no choice of size or extras makes the line orderable. */
export const isUnavailable = ({ problem }: Pick<CartLine, 'problem'>): boolean =>
  problem === 'gone' || problem === 'sold-out' || problem === 'not-now';

/** The total of the lines that can be ordered now. It is the cart's total if all can. */
export function orderableTotal({ items, total }: Pick<Cart, 'items' | 'total'>): Thousandths {
  if (!items.some(isUnavailable)) return toThousandths(total);
  return items.reduce((sum, line) => (isUnavailable(line) ? sum : sum + toThousandths(line.price)), 0);
}
