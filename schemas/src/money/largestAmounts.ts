/** The largest amounts, which keep all sums below 2^53 thousandths. (docs/limits.md#amounts-of-money) */
import { LARGEST_PRICE } from '../core/fields.js';
import { knownCurrency, type Currency, type CurrencyCode } from './currency.js';

/** Where a million is worth far less than a million dinars of Jordan: as much, rounded up to a power of ten. */
const LARGEST: Partial<Record<Currency, number>> = {
  EGP: 100_000_000,
  TRY: 100_000_000,
  IQD: LARGEST_PRICE,
  LBP: LARGEST_PRICE,
};

/** The largest price in a currency, in its units. */
export const largestPrice = (currency: CurrencyCode): number => LARGEST[knownCurrency(currency)] ?? 1_000_000;

/** The largest total of a cart in any currency, in its units. */
export const LARGEST_TOTAL = 1_000_000_000_000;
