/** How typed amounts of money are read and limited. (docs/spec/domain.md#numbers-as-typed) */
import { jsonPointer } from '../core/jsonPointer.js';
import { LARGEST_PRICE } from '../core/fields.js';
import type { Schema } from '../core/schema.js';
import { isKeyOf, isRecord } from '../core/typeGuards.js';
import type { ValidationIssue } from '../core/validationIssue.js';
import type { NumberLimits } from '../number/parseNumber.js';
import { knownCurrency, type CurrencyCode } from './currency.js';
import { largestPrice } from './largestAmounts.js';

/** The decimals that people write in amounts of a currency: `1.250` in dinars, `4.50` in riyals, none in liras. */
function typedDecimals(code: CurrencyCode): 0 | 2 | 3 {
  const currency = knownCurrency(code);
  if (/^(?:JOD|KWD|BHD|OMR)$/.test(currency)) return 3;
  return /^(?:IQD|LBP)$/.test(currency) ? 0 : 2;
}

type Limited = NumberLimits & Pick<Schema, 'x-money'>;

/**
 * The limits of a field. Schemas state the largest price of all currencies; a field with this limit gets that of the
 * currency.
 */
export function limitsInCurrency<S extends Limited>(schema: S, currency: CurrencyCode): S {
  const { 'x-money': isMoney, minimum, maximum } = schema;
  if (!isMoney || (maximum !== LARGEST_PRICE && minimum !== -LARGEST_PRICE)) return schema;
  const limit = largestPrice(currency);
  return {
    ...schema,
    ...(maximum === LARGEST_PRICE ? { maximum: limit } : {}),
    ...(minimum === -LARGEST_PRICE ? { minimum: -limit } : {}),
  };
}

/** The limits of a number field in a currency, with its decimals if the field contains an amount of money. */
export const amountLimits = <S extends Limited>(
  schema: S,
  currency: CurrencyCode,
): S & Pick<NumberLimits, 'decimals'> =>
  schema['x-money'] ? { ...limitsInCurrency(schema, currency), decimals: typedDecimals(currency) } : schema;

/** If an issue is about the largest price of all currencies, names that of the currency. */
export function withAmountLimit(problem: ValidationIssue, currency: CurrencyCode): ValidationIssue {
  const { keyword, schema, params } = problem;
  if (!schema || (keyword !== 'maximum' && keyword !== 'minimum')) return problem;
  const limit = limitsInCurrency(schema, currency)[keyword];
  return limit === schema[keyword] ? problem : { ...problem, params: { ...params, limit } };
}

/** The amounts in a value that are larger than the currency allows, though another currency allows them. */
export function amountIssues(
  schema: Schema,
  value: unknown,
  currency: CurrencyCode,
  path = '',
): readonly ValidationIssue[] {
  const { items, properties } = schema;
  if (typeof value === 'number') {
    const { minimum = -Infinity, maximum = Infinity } = limitsInCurrency(schema, currency);
    const [keyword, limit] = value > maximum ? (['maximum', maximum] as const) : (['minimum', minimum] as const);
    const isWithin = value >= minimum && value <= maximum;
    const isOutOfAll = value < (schema.minimum ?? -Infinity) || value > (schema.maximum ?? Infinity);
    return isWithin || isOutOfAll ? [] : [{ path, keyword, params: { limit }, blank: false, schema }];
  }
  if (Array.isArray(value) && items)
    return value.flatMap((entry, index) => amountIssues(items, entry, currency, `${path}/${index}`));
  if (!properties || !isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, entry]) => {
    const own = isKeyOf(properties, name) ? properties[name] : undefined;
    return own ? amountIssues(own, entry, currency, path + jsonPointer(name)) : [];
  });
}
