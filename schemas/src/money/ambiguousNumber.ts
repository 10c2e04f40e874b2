/** If a number was sent as an ambiguous text, adds its possible readings to the validation issue, for the message. */
import type { ValidationIssue } from '../core/validationIssue.js';
import { parseNumber } from '../number/parseNumber.js';
import { limitsInCurrency } from './amountLimits.js';
import type { CurrencyCode } from './currency.js';
import { removeCurrency } from './removeCurrency.js';

const NUMERIC: readonly unknown[] = ['number', 'integer'];

export function withAmbiguousReadings(problem: ValidationIssue, currency: CurrencyCode): ValidationIssue {
  const { keyword, schema, params } = problem;
  const { text } = params;
  if (keyword !== 'type' || typeof text !== 'string' || ![schema?.type].flat().some((type) => NUMERIC.includes(type)))
    return problem;
  // A price that was sent as a text was not read as a number. So its dot is ambiguous, whatever the currency.
  const reading = schema?.['x-money']
    ? parseNumber(removeCurrency(text), { ...limitsInCurrency(schema, currency), decimals: 2 })
    : parseNumber(text, schema);
  if (reading.kind !== 'ambiguous') return problem;
  return { ...problem, keyword: 'ambiguous-number', params: { text, readings: reading.readings } };
}
