/** The only place that knows ajv: from a schema and a value to a list of problems. */
import { Ajv, type Options, type ValidateFunction } from 'ajv';
import { toProblem, type Problem } from './validationIssue.js';
import type { Conforms } from './repair.js';
import { EXTENSION_KEYWORDS, type Schema } from './schema.js';
import { isAccepted, pointer, writtenProblems } from './customRules.js';

export interface Checked {
  readonly problems: readonly Problem[];
  /** A copy of the value with the schema's defaults filled in (and, for queries, with its types). */
  readonly value: unknown;
}

export type Formats = Readonly<Record<string, (text: string) => boolean>>;

/** More problems than this help nobody. */
const MOST_PROBLEMS = 200;

/** No payload of the contract is this deep; recursion over a hostile one must end before the stack does. */
const DEEPEST = 24;
const tooDeep = (value: unknown, left = DEEPEST): boolean =>
  value !== null && typeof value === 'object' && (left === 0 || Object.values(value).some((v) => tooDeep(v, left - 1)));

const takesNull = (schema: Schema) => Array.isArray(schema.type) && schema.type.includes('null');
const takesText = (schema: Schema) => [schema.type].flat().includes('string');

/** An empty string clears an optional number too: forms send nothing else. (Decisions, section 4.) */
const blanksToNull = (schema: Schema, value: unknown): unknown => {
  if (value === '' && takesNull(schema) && !takesText(schema)) return null;
  if (value === null || typeof value !== 'object' || Array.isArray(value) || !schema.properties) return value;
  for (const [name, property] of Object.entries(schema.properties)) {
    if (typeof property === 'boolean' || !Object.hasOwn(value, name)) continue;
    const entries = value as Record<string, unknown>;
    entries[name] = blanksToNull(property, entries[name]);
  }
  return value;
};

/** How texts of a format are stored. */
export type Tidy = Readonly<Record<string, (text: string) => string>>;

/** A value with its texts as they are stored, by their formats. */
function tidied(value: unknown, schema: Schema | undefined, tidy: Tidy): unknown {
  if (typeof value === 'string') return tidy[schema?.format ?? '']?.(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => tidied(entry, schema?.items, tidy));
  const properties = schema?.properties;
  if (value === null || typeof value !== 'object' || !properties) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      Object.hasOwn(properties, name) ? tidied(entry, properties[name], tidy) : entry,
    ]),
  );
}

interface CheckerOptions {
  readonly coerce?: boolean;
  readonly tidy?: Tidy;
}

/** ajv coerces `Infinity` and `1e999` without checking the result again: they are no numbers that anything can use. */
const notFinite = (schema: Schema, value: unknown): Problem[] => {
  const entries = value !== null && typeof value === 'object' ? Object.entries(value) : [];
  return entries
    .filter(([, entry]) => typeof entry === 'number' && !Number.isFinite(entry))
    .map(([name]) => {
      const property = schema.properties?.[name];
      const params = { type: property?.type ?? 'number' };
      return { path: pointer(name), keyword: 'type', params, blank: false, ...(property ? { schema: property } : {}) };
    });
};

/** What all of ours have in common. */
function ajvWith(formats: Formats, options: Options): Ajv {
  const ajv = new Ajv({
    // 1.005 / 0.001 is not whole in binary fractions: ajv compares with this many decimals instead.
    multipleOfPrecision: 6,
    allowUnionTypes: true,
    strictRequired: false,
    formats: { ...formats },
    // Shapes are used in several schemas and carry their `$id` along; compiled ones are cached by the object.
    addUsedSchema: false,
    ...options,
  });
  ajv.addVocabulary([...EXTENSION_KEYWORDS]);
  return ajv;
}

/** Compiles a schema when it is first used. */
function compiler(ajv: Ajv) {
  const compiled = new WeakMap<Schema, ValidateFunction>();
  return (schema: Schema) => {
    const known = compiled.get(schema);
    if (known) return known;
    const validate = ajv.compile(withoutIds(schema) as object);
    compiled.set(schema, validate);
    return validate;
  };
}

/** Makes a test of whether values are valid as they are. It ends at the first problem, and copies nothing. */
export function conformer(formats: Formats): Conforms {
  const compile = compiler(ajvWith(formats, {}));
  return (schema, value) => compile(schema)(value) && isAccepted(schema, value);
}

/**
 * Makes a checker. `coerce` turns the texts of a query string into the numbers and booleans that its schema asks for.
 */
export function checker(
  formats: Formats,
  { coerce = false, tidy = {} }: CheckerOptions = {},
): (schema: Schema, value: unknown) => Checked {
  const compile = compiler(
    ajvWith(formats, { allErrors: true, verbose: true, useDefaults: true, coerceTypes: coerce }),
  );
  return (schema, input) => {
    if (tooDeep(input))
      return { problems: [{ path: '', keyword: 'depth', params: {}, blank: false }], value: undefined };
    const validate = compile(schema);
    const value = tidied(blanksToNull(schema, structuredClone(input)), schema, tidy);
    const valid = validate(value);
    // The texts of a query are looked for, not stored.
    const found = valid
      ? writtenProblems(coerce ? undefined : schema, value)
      : (validate.errors ?? []).map((error) => toProblem(error));
    const problems = coerce ? [...notFinite(schema, value), ...found] : found;
    return { problems: problems.slice(0, MOST_PROBLEMS), value };
  };
}

/** The same schema without `$id`s, which would make ajv resolve a shape that stands inside another as a document. */
export function withoutIds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutIds);
  if (schema === null || typeof schema !== 'object') return schema;
  const entries = Object.entries(schema).filter(([name, value]) => name !== '$id' || typeof value !== 'string');
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutIds(value)]));
}
