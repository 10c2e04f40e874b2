/** What `sumsOf` needs of a cart as the API answers it. (docs/spec/domain.md#sums) */
import { computedStepOf, taxStepOf } from '../money/priceStep.js';
import { fromThousandths, toThousandths } from '../money/money.js';
import { openService } from '../receive-option/service.js';
import type { SumLine } from '../discount/reduction.js';
import type { Cart, CartLine, CartSum, TaxPart } from './cart.js';
import { isUnavailable } from './orderableLines.js';
import { savedBySale, type PurchaseMethod } from './prices.js';
import type { Tip } from './tip.js';
import { sumsOf, type SumContext, type Sums } from './sums.js';

/** The lines of a cart for its sums. */
export const sumLines = (items: readonly CartLine[], method: PurchaseMethod): readonly SumLine[] =>
  items.map((line) => {
    const { item, combo, section, quantity, taxRate } = line;
    const price = toThousandths(line.price);
    return {
      of: combo?._id ?? item?._id,
      section: section?._id,
      units: quantity,
      before: price + savedBySale(line, method),
      price,
      taxRate,
    };
  });

/** The lines without those that can't be ordered, which keep their places. */
const orderableLines = (items: readonly CartLine[], method: PurchaseMethod): readonly SumLine[] =>
  sumLines(items, method).map((line, index) => {
    const isOut = items[index] && isUnavailable(items[index]);
    return isOut ? { ...line, units: 0, before: 0, price: 0 } : line;
  });

type OpenCart = Pick<Cart, 'items' | 'menu'> & {
  readonly tip?: Tip | undefined;
  readonly table?: Cart['table'] | null;
  readonly discounts?: Cart['discounts'];
};

/** What the sums of an open cart follow from, before the guest chooses how to receive it. */
export function sumContextOf({ menu, tip, table, discounts }: Omit<OpenCart, 'items'>): SumContext {
  return {
    settings: menu.settings,
    step: computedStepOf(menu),
    taxStep: taxStepOf(menu),
    service: openService(menu, table?.label !== undefined),
    tip,
    offers: discounts?.offers,
    coupon: discounts?.coupon,
  };
}

/** The sums of what can be ordered now of an open cart, with what they follow from, so that a page can add the choice. */
export interface OpenSums {
  readonly lines: readonly SumLine[];
  readonly context: SumContext;
  readonly sums: Sums;
}

export function openSums(cart: OpenCart): OpenSums {
  const lines = orderableLines(cart.items, cart.menu.settings.purchaseMethod ?? 'order');
  const context = sumContextOf(cart);
  return { lines, context, sums: sumsOf(lines, context) };
}

/** Sums in units of the currency, as the API answers them. */
export function sumsInUnits({ total, parts, taxes }: Sums): {
  readonly total: number;
  readonly totals: CartSum[];
  readonly taxes: TaxPart[];
} {
  return {
    total: fromThousandths(total),
    totals: parts.map((part) => ({ ...part, amount: fromThousandths(part.amount) })),
    taxes: taxes.map((tax) => ({ ...tax, base: fromThousandths(tax.base), amount: fromThousandths(tax.amount) })),
  };
}
