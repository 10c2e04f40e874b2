/** How typed amounts of money are read. (docs/spec/domain.md#numbers-as-typed) */
import type { Schema } from '../core/schema.js';
import type { NumberLimits } from '../number/parseNumber.js';
import { knownCurrency, type CurrencyCode } from './currency.js';

/** The decimals that people write in amounts of a currency: `1.250` in dinars, `4.50` in riyals, none in liras. */
function typedDecimals(code: CurrencyCode): 0 | 2 | 3 {
  const currency = knownCurrency(code);
  if (/^(?:JOD|KWD|BHD|OMR)$/.test(currency)) return 3;
  return /^(?:IQD|LBP)$/.test(currency) ? 0 : 2;
}

/** The limits of a number field, with the decimals of the currency if the field contains an amount of money. */
export const amountLimits = <S extends NumberLimits & Pick<Schema, 'x-money'>>(
  schema: S,
  currency: CurrencyCode,
): S & Pick<NumberLimits, 'decimals'> =>
  schema['x-money'] ? { ...schema, decimals: typedDecimals(currency) } : schema;
