/**
 * The nearest valid value to a stored one. What is stored may be worse than what is allowed: it was written by the CMS's
 * panel, by hand, or by an import of old data. (Decisions, section 15.)
 */
import type { Schema } from './schema.js';

/** Whether a value is valid by a schema, as it is. */
export type ValidityTest = (schema: Schema, value: unknown) => boolean;

type Entries = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Entries =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

const typesOf = (schema: Schema): readonly string[] => [schema.type ?? []].flat();

/** The most of a text that a schema takes, in whole characters. */
const cut = (text: string, { maxLength = Infinity }: Schema) =>
  text.length > maxLength ? Array.from(text).slice(0, maxLength).join('') : text;

/** The first of equal entries stays. */
function unique(values: readonly unknown[]): unknown[] {
  const known = new Set<string>();
  return values.filter((value) => {
    const key = JSON.stringify(value);
    return !known.has(key) && known.add(key);
  });
}

/**
 * Makes a repair: from a schema and a value to the nearest valid value; `undefined` when there is none.
 *
 * - A valid value comes back itself, the same object.
 * - Unknown properties and invalid optional ones are left out, and so are invalid entries of lists. Surplus entries are
 *   left out from the end.
 * - A text is cut to its `maxLength`. A number out of its bounds is not moved to them: a price or a discount that nobody
 *   set would be charged.
 * - A required property takes the schema's `x-fallback`, else its `default`, else what is empty (`null`, `''`, `false`,
 *   a list or an object of nothing), whichever is valid. Without any the object is invalid itself.
 *
 * @param tidied a text as it would be stored today
 */
export function createRepairer(conforms: ValidityTest, tidied: (schema: Schema, text: string) => string) {
  const fallbacks = new WeakMap<Schema, { readonly value: unknown }>();

  /** What stands for a missing value. Never an object that callers share: they may change what they get. */
  function fallback(schema: Schema): unknown {
    const known = fallbacks.get(schema);
    if (known) return structuredClone(known.value);
    const given = [schema['x-fallback'], schema.default].filter((value) => value !== undefined);
    const empty = [...given, null, '', false, [], objectOf(schema, {})];
    const value = empty.find((candidate) => candidate !== undefined && conforms(schema, candidate));
    fallbacks.set(schema, { value });
    return structuredClone(value);
  }

  function objectOf(schema: Schema, value: Entries): Entries | undefined {
    const { properties, required = [] } = schema;
    if (!properties) return value;
    const entries: [string, unknown][] =
      schema.additionalProperties === true
        ? Object.entries(value).filter(([name]) => !Object.hasOwn(properties, name))
        : [];
    for (const [name, property] of Object.entries(properties)) {
      const own = Object.hasOwn(value, name) ? repair(property, value[name]) : undefined;
      const entry = own === undefined && required.includes(name) ? fallback(property) : own;
      if (entry !== undefined) entries.push([name, entry]);
      else if (required.includes(name)) return undefined;
    }
    return Object.fromEntries(entries);
  }

  function listOf(schema: Schema, value: readonly unknown[]): unknown[] {
    const { items, maxItems = Infinity, uniqueItems = false } = schema;
    const kept = items ? value.map((entry) => repair(items, entry)).filter((entry) => entry !== undefined) : [...value];
    return (uniqueItems ? unique(kept) : kept).slice(0, maxItems);
  }

  function mended(schema: Schema, value: unknown): unknown {
    if (typeof value === 'string') return cut(tidied(schema, value), schema);
    if (typeof value === 'number' && typesOf(schema).includes('string')) return cut(String(value), schema);
    if (Array.isArray(value)) return listOf(schema, value);
    return isObject(value) ? objectOf(schema, value) : undefined;
  }

  function repair(schema: Schema, value: unknown): unknown {
    if (conforms(schema, value)) return value;
    const nearest = mended(schema, value);
    return nearest !== undefined && conforms(schema, nearest) ? nearest : undefined;
  }

  return { repair, fallback };
}
