/** If a number was sent as an ambiguous text, adds its possible readings to the validation issue, for the message. */
import type { ValidationIssue } from '../core/validationIssue.js';
import { removeCurrency } from '../money/removeCurrency.js';
import { parseNumber } from './parseNumber.js';

const NUMERIC: readonly unknown[] = ['number', 'integer'];

export function withAmbiguousReadings(problem: ValidationIssue): ValidationIssue {
  const { keyword, schema, params } = problem;
  const { text } = params;
  if (keyword !== 'type' || typeof text !== 'string' || ![schema?.type].flat().some((type) => NUMERIC.includes(type)))
    return problem;
  // A price that was sent as a text was not read as a number. So its dot is ambiguous, whatever the currency.
  const reading = schema?.['x-money']
    ? parseNumber(removeCurrency(text), { ...schema, decimals: 2 })
    : parseNumber(text, schema);
  if (reading.kind !== 'ambiguous') return problem;
  return { ...problem, keyword: 'ambiguous-number', params: { text, readings: reading.readings } };
}
