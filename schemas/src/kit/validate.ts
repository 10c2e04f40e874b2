/** The only place that knows ajv: from a schema and a value to a list of problems. */
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { pointer, unprintable } from './printable.js';
import { OWN_WORDS, type Schema } from './shape.js';

/** One rule that a value broke. */
export interface Problem {
  /** A JSON pointer to the value, or to the property that is missing or unknown. */
  readonly path: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The value is missing or an empty text. */
  readonly blank: boolean;
  /** The schema of the property that the path points at, when there is one. */
  readonly schema?: Schema;
}

export interface Checked {
  readonly problems: readonly Problem[];
  /** A copy of the value with the schema's defaults filled in (and, for queries, with its types). */
  readonly value: unknown;
}

export type Formats = Readonly<Record<string, (text: string) => boolean>>;

/** More problems than this help nobody. */
const MOST_PROBLEMS = 200;

const toProblem = (error: ErrorObject): Problem => {
  const params = error.params as Record<string, unknown>;
  const named = params['missingProperty'] ?? params['additionalProperty'];
  const path = error.instancePath + (typeof named === 'string' ? pointer(named) : '');
  const parent = error.parentSchema as Schema | undefined;
  const missing = params['missingProperty'];
  const schema = typeof missing === 'string' ? parent?.properties?.[missing] : parent;
  const blank = typeof missing === 'string' || (typeof error.data === 'string' && error.data.trim() === '');
  return { path, keyword: error.keyword, params, blank, ...(schema ? { schema } : {}) };
};

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

/**
 * Makes a checker. `coerce` turns the texts of a query string into the numbers and booleans that its schema asks for.
 */
export function checker(formats: Formats, { coerce = false } = {}): (schema: Schema, value: unknown) => Checked {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    useDefaults: true,
    coerceTypes: coerce,
    // 1.005 / 0.001 is not whole in binary fractions: ajv compares with this many decimals instead.
    multipleOfPrecision: 6,
    allowUnionTypes: true,
    strictRequired: false,
    formats: { ...formats },
    // Shapes are used in several schemas and carry their `$id` along; the cache below is keyed by the object.
    addUsedSchema: false,
  });
  ajv.addVocabulary([...OWN_WORDS]);
  const compiled = new WeakMap<Schema, ValidateFunction>();
  const compile = (schema: Schema) => {
    const known = compiled.get(schema);
    if (known) return known;
    const validate = ajv.compile(withoutIds(schema) as object);
    compiled.set(schema, validate);
    return validate;
  };
  return (schema, input) => {
    if (tooDeep(input))
      return { problems: [{ path: '', keyword: 'depth', params: {}, blank: false }], value: undefined };
    const validate = compile(schema);
    const value = blanksToNull(schema, structuredClone(input));
    const valid = validate(value);
    const problems = valid ? unprintable(value) : (validate.errors ?? []).map(toProblem);
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
