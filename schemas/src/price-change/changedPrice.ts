/** Changes one price by a percentage or an amount, in integer thousandths. (docs/spec/domain.md#price-changes) */
import type { CurrencyCode } from '../money/currency.js';
import { largestPrice } from '../money/largestAmounts.js';
import { multiplyByRate, toThousandths, type Thousandths } from '../money/money.js';

/** How prices change. Exactly one of `percent` and `amount` is given. */
export interface PriceRule {
  /** 8 raises by 8 %, -5 lowers by 5 %. */
  readonly percent?: number | undefined;
  /** In currency units; negative lowers. */
  readonly amount?: number | undefined;
  /** The step that new prices are rounded to, in currency units; if absent, thousandths. */
  readonly rounding?: number | undefined;
  /** Rounds up instead of to the nearest step. */
  readonly up?: boolean | undefined;
}

/**
 * Why a price stays as it is. Rounding cancels the change, the new price would be zero or above the largest of the currency, or there
 * is no price (0).
 */
export type UnchangedReason = 'rounding' | 'zero' | 'maximum' | 'none';

export interface ChangedPrice {
  readonly to: Thousandths;
  readonly unchanged?: UnchangedReason;
}

/** Prices are computed in hundredths of a thousandth, so that a percentage is rounded only once. */
const UNITS_PER_THOUSANDTH = 100;

function roundTo(units: number, step: number, up: boolean): number {
  return (up ? Math.ceil(units / step) : Math.floor((2 * units + step) / (2 * step))) * step;
}

/** The new price. Whatever the rounding, a raise never lowers a price, and a cut never raises it. */
export function changedPrice(
  from: Thousandths,
  { percent, amount, rounding, up = false }: PriceRule,
  currency: CurrencyCode,
): ChangedPrice {
  if (from === 0) return { to: from, unchanged: 'none' };
  const difference =
    percent === undefined ? toThousandths(amount) * UNITS_PER_THOUSANDTH : multiplyByRate(from, percent);
  const step = (rounding === undefined ? 1 : toThousandths(rounding)) * UNITS_PER_THOUSANDTH;
  const to = roundTo(from * UNITS_PER_THOUSANDTH + difference, step, up) / UNITS_PER_THOUSANDTH;
  if (difference === 0 || to === from || to > from !== difference > 0) return { to: from, unchanged: 'rounding' };
  if (to <= 0) return { to: from, unchanged: 'zero' };
  if (to > toThousandths(largestPrice(currency))) return { to: from, unchanged: 'maximum' };
  return { to };
}
