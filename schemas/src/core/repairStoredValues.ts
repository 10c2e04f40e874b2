/**
 * Repairs stored values. Rows written by the Strapi panel, by hand, or by an import may violate the current rules.
 * (docs/spec/domain.md#damaged-data)
 */
import type { Schema } from './schema.js';
import { isRecord } from './typeGuards.js';

/** Tests whether a value is valid as it is. */
export type ValidityTest = (schema: Schema, value: unknown) => boolean;

type Entries = Readonly<Record<string, unknown>>;

const typesOf = (schema: Schema): readonly string[] => [schema.type ?? []].flat();

/** Truncates a text to the schema's maximum length without splitting a character. */
const cut = (text: string, { maxLength = Infinity }: Schema) =>
  text.length > maxLength ? Array.from(text).slice(0, maxLength).join('') : text;

/** Removes duplicates; the first of equal entries remains. */
function unique(values: readonly unknown[]): unknown[] {
  const known = new Set<string>();
  return values.filter((value) => {
    const key = JSON.stringify(value);
    return !known.has(key) && known.add(key);
  });
}

/**
 * Creates a function that returns the nearest valid value, or `undefined` if there is none.
 *
 * - A valid value is returned unchanged, as the same object.
 * - Unknown properties, invalid optional properties and invalid list entries are removed. Lists that are too long lose
 *   entries at the end.
 * - A text is truncated to its `maxLength`.
 * - A number out of range is invalid. It is not clamped to the limit, because the result would be a price or discount
 *   that the owner never entered.
 * - A required property that is missing or invalid gets the first valid one of these: the schema's `x-fallback`, its
 *   `default`, an empty value (`null`, `''`, `false`, an empty list or object). If none is valid, the object is
 *   invalid.
 *
 * @param tidied normalizes a text as it would be stored today
 */
export function createRepairer(conforms: ValidityTest, tidied: (schema: Schema, text: string) => string) {
  const fallbacks = new WeakMap<Schema, { readonly value: unknown }>();

  /** The value for a missing property. Returns a new object each time, because callers may modify it. */
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

  /** Repairs the entries of a list. Returns undefined if fewer than `minItems` are left. */
  function listOf(schema: Schema, value: readonly unknown[]): unknown[] | undefined {
    const { items, minItems = 0, maxItems = Infinity, uniqueItems = false } = schema;
    const kept = items ? value.map((entry) => repair(items, entry)).filter((entry) => entry !== undefined) : [...value];
    const list = (uniqueItems ? unique(kept) : kept).slice(0, maxItems);
    return list.length < minItems ? undefined : list;
  }

  function mended(schema: Schema, value: unknown): unknown {
    if (typeof value === 'string') return cut(tidied(schema, value), schema);
    if (typeof value === 'number' && typesOf(schema).includes('string')) return cut(String(value), schema);
    if (Array.isArray(value)) return listOf(schema, value);
    return isRecord(value) ? objectOf(schema, value) : undefined;
  }

  function repair(schema: Schema, value: unknown): unknown {
    if (conforms(schema, value)) return value;
    const nearest = mended(schema, value);
    return nearest !== undefined && conforms(schema, nearest) ? nearest : undefined;
  }

  return { repair, fallback };
}
