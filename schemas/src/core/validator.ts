/** Validates a value against a schema and returns the issues. The only module that uses ajv. */
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import { toValidationIssue, type ValidationIssue } from './validationIssue.js';
import type { ValidityTest } from './repairStoredValues.js';
import { EXTENSION_KEYWORDS, type Schema } from './schema.js';
import { passesCustomRules, customRuleIssues } from './customRules.js';
import { jsonPointer } from './jsonPointer.js';
import { propertyOf } from './typeGuards.js';

export interface ValidationResult {
  readonly issues: readonly ValidationIssue[];
  /** A copy of the value with defaults filled in (and types converted, for queries). */
  readonly value: unknown;
}

export type Formats = Readonly<Record<string, (text: string) => boolean>>;

/** The maximum number of issues, which limits the size of an error response. */
const MAX_ISSUES = 200;

/**
 * The maximum depth of a payload, which limits the recursion on malicious input. No payload of the contract is as deep.
 */
const MAX_DEPTH = 24;
const tooDeep = (value: unknown, left = MAX_DEPTH): boolean =>
  value !== null && typeof value === 'object' && (left === 0 || Object.values(value).some((v) => tooDeep(v, left - 1)));

const takesNull = (schema: Schema) => Array.isArray(schema.type) && schema.type.includes('null');
const takesText = (schema: Schema) => [schema.type].flat().includes('string');

/**
 * Converts the empty strings of optional numbers to null. To clear a number, a form can only send an empty string.
 * (docs/spec/api.md#request-bodies)
 */
const blanksToNull = (schema: Schema, value: unknown): unknown => {
  if (value === '' && takesNull(schema) && !takesText(schema)) return null;
  if (value === null || typeof value !== 'object' || Array.isArray(value) || !schema.properties) return value;
  for (const [name, property] of Object.entries(schema.properties)) {
    if (typeof property === 'boolean' || !Object.hasOwn(value, name)) continue;
    Object.assign(value, { [name]: blanksToNull(property, propertyOf(value, name)) });
  }
  return value;
};

/** Functions that normalize texts, keyed by format. */
export type Normalizers = Readonly<Record<string, (text: string) => string>>;

/** A text without a format is written for people: spaces around it have no meaning, and would break comparisons. */
function normalizedText(text: string, { format, enum: values, ...schema }: Schema, tidy: Normalizers): string {
  if (format !== undefined) return tidy[format]?.(text) ?? text;
  return takesText(schema) && !values ? text.trim() : text;
}

/** The blank texts for which the null of a schema with `x-null-clears` stands. */
const blankTexts = ({ properties = {} }: Schema) =>
  Object.fromEntries(Object.keys(properties).map((name) => [name, '']));

/** A value with its texts normalized. */
function normalized(value: unknown, schema: Schema | undefined, tidy: Normalizers): unknown {
  if (value === null && schema?.['x-null-clears']) return blankTexts(schema);
  if (typeof value === 'string') return schema ? normalizedText(value, schema, tidy) : value;
  if (Array.isArray(value)) return value.map((entry) => normalized(entry, schema?.items, tidy));
  const properties = schema?.properties;
  if (value === null || typeof value !== 'object' || !properties) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      Object.hasOwn(properties, name) ? normalized(entry, properties[name], tidy) : entry,
    ]),
  );
}

interface ValidatorOptions {
  readonly coerce?: boolean;
  /** Normalizes the texts; absent: they stay as they are. */
  readonly tidy?: Normalizers;
}

/** Finds infinite numbers: ajv coerces `Infinity` and `1e999` without validating the result. */
const notFinite = (schema: Schema, value: unknown): ValidationIssue[] => {
  const entries = value !== null && typeof value === 'object' ? Object.entries(value) : [];
  return entries
    .filter(([, entry]) => typeof entry === 'number' && !Number.isFinite(entry))
    .map(([name]) => {
      const property = schema.properties?.[name];
      const params = { type: property?.type ?? 'number' };
      return {
        path: jsonPointer(name),
        keyword: 'type',
        params,
        blank: false,
        ...(property ? { schema: property } : {}),
      };
    });
};

function ajvWith(formats: Formats, options: Options): Ajv {
  const ajv = new Ajv({
    // The tolerance for `multipleOf`, in decimals: in floating-point arithmetic, 1.005 / 0.001 is not an integer.
    multipleOfPrecision: 6,
    allowUnionTypes: true,
    strictRequired: false,
    formats: { ...formats },
    // Disabled because several schemas embed a schema with the same `$id`. Compiled schemas are cached by object
    // instead.
    addUsedSchema: false,
    ...options,
  });
  ajv.addVocabulary([...EXTENSION_KEYWORDS]);
  return ajv;
}

/** Compiles each schema on first use. */
function compiler(ajv: Ajv) {
  const compiled = new WeakMap<Schema, ValidateFunction>();
  return (schema: Schema) => {
    const known = compiled.get(schema);
    if (known) return known;
    const validate = ajv.compile(withoutIds(schema));
    compiled.set(schema, validate);
    return validate;
  };
}

/** Creates a function that tests whether a value is valid as it is. It stops at the first issue and copies nothing. */
export function createValidityTest(formats: Formats): ValidityTest {
  const compile = compiler(ajvWith(formats, {}));
  return (schema, value) => compile(schema)(value) && passesCustomRules(schema, value);
}

/** Creates a validator. With `coerce`, it converts query strings to the numbers and booleans of the schema. */
export function createValidator(
  formats: Formats,
  { coerce = false, tidy }: ValidatorOptions = {},
): (schema: Schema, value: unknown) => ValidationResult {
  const compile = compiler(
    ajvWith(formats, { allErrors: true, verbose: true, useDefaults: true, coerceTypes: coerce }),
  );
  return (schema, input) => {
    if (tooDeep(input)) return { issues: [{ path: '', keyword: 'depth', params: {}, blank: false }], value: undefined };
    const validate = compile(schema);
    const given = blanksToNull(schema, structuredClone(input));
    const value = tidy ? normalized(given, schema, tidy) : given;
    const valid = validate(value);
    // The custom rules apply only to texts that are stored, not to the texts of a query.
    const found = valid
      ? customRuleIssues(coerce ? undefined : schema, value)
      : (validate.errors ?? []).map((error) => toValidationIssue(error));
    const problems = coerce ? [...notFinite(schema, value), ...found] : found;
    return { issues: problems.slice(0, MAX_ISSUES), value };
  };
}

/** The schema without `$id`s. ajv would use them to look up embedded schemas. */
export function withoutIds(schema: Schema): Schema;
export function withoutIds(schema: unknown): unknown;
export function withoutIds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutIds);
  if (schema === null || typeof schema !== 'object') return schema;
  const entries = Object.entries(schema).filter(([name, value]) => name !== '$id' || typeof value !== 'string');
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutIds(value)]));
}
