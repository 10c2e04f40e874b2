/** The lines and the total of a corrected order. (docs/spec/domain.md#corrections) */
import type { CartLine, CartSum, TaxPart } from '../cart/cart.js';
import { sumLines, sumsInUnits } from '../cart/cartSums.js';
import { lineUnits, savedBySale, type PurchaseMethod } from '../cart/prices.js';
import { sumsOf, type SumContext } from '../cart/sums.js';
import { fromThousandths, toThousandths } from '../money/money.js';

/** A line with another quantity at its frozen unit price. */
export function withQuantity(line: CartLine, quantity: number): CartLine {
  const unit = toThousandths(line.price) / lineUnits(line, 'order');
  return { ...line, quantity, price: fromThousandths(unit * quantity) };
}

/**
 * The total of frozen lines with its parts.
 * @param totals the parts before the correction
 * @param context what the sums followed from at submission; orders of earlier versions have none. Their parts that do
 *   not follow from the lines, such as the delivery fee, stay
 */
export function correctedTotals(
  items: readonly CartLine[],
  totals: readonly CartSum[],
  method: PurchaseMethod,
  context?: SumContext | null,
): { readonly total: number; readonly totals: CartSum[]; readonly taxes?: TaxPart[] } {
  if (context) return sumsInUnits(sumsOf(sumLines(items, method), context));
  const lines = items.reduce((sum, { price }) => sum + toThousandths(price), 0);
  const saved = items.reduce((sum, line) => sum + savedBySale(line, method), 0);
  const others = totals.filter(({ kind }) => kind !== 'items' && kind !== 'sale');
  const total = others.reduce((sum, { amount }) => sum + toThousandths(amount), lines);
  return {
    total: fromThousandths(total),
    totals: [
      { kind: 'items', amount: fromThousandths(lines + saved) },
      ...(saved === 0 ? [] : [{ kind: 'sale', amount: fromThousandths(-saved) } as const]),
      ...others,
    ],
  };
}
