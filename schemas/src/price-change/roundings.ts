/** The steps to which a price change can round prices. (docs/spec/domain.md#price-changes) */
import { currencyDecimals, type CurrencyCode } from '../money/currency.js';

const WITH_COINS = [0.05, 0.1, 0.25, 0.5, 1] as const;
const WITHOUT_COINS = [250, 500, 1000] as const;

/** All steps, in currency units. */
export const PRICE_ROUNDINGS = [...WITH_COINS, ...WITHOUT_COINS] as const;

/** The steps that are offered in a currency, in its units; the first is proposed. */
export const roundingsIn = (currency: CurrencyCode): readonly number[] =>
  currencyDecimals(currency) === 0 ? WITHOUT_COINS : WITH_COINS;
