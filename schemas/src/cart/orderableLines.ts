/** Which lines of a cart can be ordered now. A separate module, because the browser loads it without the other line rules. */
import type { CartLine } from './cart.js';

/** Whether no choice of size or extras makes the line orderable. */
export const isUnavailable = ({ problem }: Pick<CartLine, 'problem'>): boolean =>
  problem !== undefined && ['gone', 'ask-price', 'sold-out', 'not-now'].includes(problem);
