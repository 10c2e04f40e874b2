/**
 * Rules for texts and numbers that JSON Schema cannot express. Separate from the validator, so that browsers can use
 * them without loading ajv. (docs/spec/domain.md#text-and-links)
 */
import type { Schema } from './schema.js';
import { jsonPointer } from './jsonPointer.js';
import type { ValidationIssue } from './validationIssue.js';
import { propertyOf } from './typeGuards.js';

/**
 * Control characters except tab and line breaks, lone surrogates, and the noncharacters that XML excludes. PostgreSQL
 * rejects NUL in texts and lone surrogates in JSON; a spreadsheet with any of them can't be opened.
 */
const CONTROL_CHARACTER = new RegExp(
  '[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f\\ufffe\\uffff]|\\p{Surrogate}',
  'u',
);

/** Removes characters that validation rejects. */
export const removeControlCharacters = (text: string): string =>
  CONTROL_CHARACTER.test(text) ? text.replace(new RegExp(CONTROL_CHARACTER, 'gu'), '') : text;

export const LINE_BREAK = /[\n\r\u2028\u2029]/;

/** The number of decimals that a number is written with: 2 for 0.15, 9 for 1e-9. */
function decimalPlaces(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (mantissa.split('.')[1] ?? '').length - Number(exponent));
}

function keywordFor(schema: Schema | undefined, value: unknown): string | null {
  if (typeof value === 'string') {
    if (CONTROL_CHARACTER.test(value)) return 'control';
    return schema && !schema['x-multiline'] && LINE_BREAK.test(value) ? 'line-break' : null;
  }
  const step = schema?.multipleOf;
  if (typeof value !== 'number' || step === undefined || Number.isInteger(value)) return null;
  return decimalPlaces(value) > decimalPlaces(step) ? 'multipleOf' : null;
}

/** One issue for each row whose property `x-unique-by` an earlier row has too. */
function repeatedRows(schema: Schema | undefined, list: readonly unknown[], path: string): ValidationIssue[] {
  const name = schema?.['x-unique-by'];
  if (name === undefined) return [];
  const values = list.map((row) => propertyOf(row, name));
  return values.flatMap((value, index) =>
    value === undefined || values.indexOf(value) === index
      ? []
      : [{ path: `${path}/${index}`, keyword: 'uniqueItems', params: {}, blank: false, ...(schema ? { schema } : {}) }],
  );
}

/**
 * Checks each text for forbidden characters, and each text without `x-multiline` for line breaks. Also checks whether a
 * number has more decimals than its `multipleOf`. ajv misses some of these: its tolerance accepts 1e-9 as a multiple of
 * 0.001.
 * @returns one issue per violation
 */
export function customRuleIssues(schema: Schema | undefined, value: unknown, path = ''): ValidationIssue[] {
  const keyword = keywordFor(schema, value);
  if (keyword) return [{ path, keyword, params: {}, blank: false, ...(schema ? { schema } : {}) }];
  if (Array.isArray(value)) {
    const entries = value.flatMap((entry, index) => customRuleIssues(schema?.items, entry, `${path}/${index}`));
    return [...entries, ...repeatedRows(schema, value, path)];
  }
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, entry]) =>
    customRuleIssues(schema?.properties?.[name], entry, path + jsonPointer(name)),
  );
}

/**
 * Whether `customRuleIssues` would return no issue for a text or number in the value. Repeated rows of a stored list
 * pass, because a repair could only drop the list. Allocates nothing, because it checks whole menus.
 */
export function passesCustomRules(schema: Schema | undefined, value: unknown): boolean {
  if (value === null || typeof value !== 'object') return keywordFor(schema, value) === null;
  if (Array.isArray(value)) return value.every((entry) => passesCustomRules(schema?.items, entry));
  return Object.keys(value).every((name) => passesCustomRules(schema?.properties?.[name], propertyOf(value, name)));
}
