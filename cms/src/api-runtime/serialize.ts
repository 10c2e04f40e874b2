/**
 * Converts between stored rows and API values, as the schema describes. `documentId` becomes `_id`, and thousandths
 * become decimal amounts. A missing list becomes empty, at any depth. Other missing values are omitted unless the schema allows
 * null. Values that violate the schema are repaired.
 * (docs/spec/domain.md#damaged-data)
 */
import {
  fallbackValue,
  fromThousandths,
  isKeyOf,
  isRecord,
  repairValue,
  normalizeText,
  toThousandths,
  type Schema,
  type ObjectSchema,
  type TypeOf,
} from '@qaima/schemas';
import { columnName, storedProperties, typesOf } from '../database/contentType';
import type { Row } from '../database/columnValues';

type Scalar = (schema: Schema, value: unknown) => unknown;

/** Applies `scalar` to every text, number and boolean that the schema describes, at any depth. */
const mapScalars = (schema: Schema, value: unknown, scalar: Scalar): unknown => {
  const { items, properties } = schema;
  if (value === null || typeof value !== 'object') return scalar(schema, value);
  if (Array.isArray(value) && items) {
    return value.map((entry) => mapScalars(items, entry, scalar));
  }
  if (!isRecord(value) || !properties) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const property = properties[name];
      return [name, typeof property === 'object' ? mapScalars(property, entry, scalar) : entry];
    }),
  );
};

/** Normalizes texts on read too, because older versions stored phone numbers and line breaks unnormalized. */
const serializeScalar: Scalar = (schema, value) => {
  if (typeof value === 'string') return normalizeText(schema, value);
  return schema['x-money'] && typeof value === 'number' ? fromThousandths(value) : value;
};

const storedScalar: Scalar = (schema, value) =>
  schema['x-money'] && typeof value === 'number' ? toThousandths(value) : value;

const isInstant = (schema: Schema) => schema.format === 'iso-instant';

const instantText = (value: string | Date): string | undefined => {
  const instant = new Date(value);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
};

const serializeValue = (schema: Schema, value: unknown): unknown => {
  if (value instanceof Date || (isInstant(schema) && typeof value === 'string')) return instantText(value);
  return mapScalars(schema, value, serializeScalar);
};

/** The value for the API. Repairs a stored value that does not match its schema; `undefined` if that is impossible. */
const readValue = (schema: Schema, value: unknown): unknown => {
  const shown = serializeValue(schema, value);
  return shown === undefined || shown === null ? undefined : repairValue(schema, shown);
};

/** Parses JSON that SQLite returns as text; `undefined` if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The stored value, repaired if it is invalid; `undefined` if there is none or it can't be repaired. Money stays in
 * thousandths.
 */
export function readStored<const S extends Schema>(schema: S, value: unknown): TypeOf<S> | undefined;
export function readStored(schema: Schema, value: unknown): unknown {
  const isJson = typeof value === 'string' && typesOf(schema).some((type) => type === 'object' || type === 'array');
  const read = readValue(schema, isJson ? parseJson(value) : value);
  return read === undefined ? undefined : mapScalars(schema, read, storedScalar);
}

/** Whether a missing list becomes empty. A list that may not be empty, such as coordinates, remains missing. */
const isListWithDefault = ({ type, minItems = 0 }: Schema) => type === 'array' && minItems === 0;

/** Adds the empty lists that a value lacks within its lists and objects, such as the further hours of a day. */
export function withEmptyLists<T>(schema: Schema, value: T): T;
export function withEmptyLists({ items, properties, required }: Schema, value: unknown): unknown {
  if (Array.isArray(value)) {
    const entries: readonly unknown[] = value;
    return items ? entries.map((entry) => withEmptyLists(items, entry)) : entries;
  }
  if (!properties || !isRecord(value)) return value;
  const shown: Record<string, unknown> = { ...value };
  for (const [name, property] of Object.entries(properties)) {
    const known = shown[name] ?? undefined;
    if (known !== undefined) shown[name] = withEmptyLists(property, known);
    else if (isListWithDefault(property) && !required?.includes(name)) shown[name] = [];
  }
  return shown;
}

/**
 * Serializes a row without the properties in `except`, which the caller adds. If a required property has neither a
 * value nor a fallback, it is missing in the result; {@link serializeAll} drops such rows.
 */
export function serialize<S extends ObjectSchema>(shape: S, row: Row): TypeOf<S>;
export function serialize<S extends ObjectSchema, Name extends keyof TypeOf<S>>(
  shape: S,
  row: Row,
  except: readonly Name[],
): Omit<TypeOf<S>, Name>;
export function serialize(shape: ObjectSchema, row: Row, except: readonly string[] = []): object {
  const shown: Record<string, unknown> = { _id: row.documentId };
  for (const [name, schema] of storedProperties(shape, except)) {
    // Keeps null where the schema allows it, because null then has a meaning, such as "no limit".
    const stored = row[columnName(name, schema)];
    const isNull = stored === null && typesOf(schema).includes('null');
    const isRequired = shape.required?.includes(name);
    const value =
      readValue(schema, stored) ??
      (isNull ? undefined : schema.default) ??
      (isRequired ? fallbackValue(schema) : undefined);
    const known = value ?? (schema.type === 'array' && !isRequired ? [] : null);
    if (known !== null || typesOf(schema).includes('null')) shown[name] = withEmptyLists(schema, known);
  }
  return shown;
}

/** Whether all required properties are present. */
export const isComplete = (shape: ObjectSchema, shown: object): boolean =>
  (shape.required ?? []).every((name) => Object.hasOwn(shown, name));

/** Serializes rows and drops those that lack a required property. */
export const serializeAll = <S extends ObjectSchema>(shape: S, found: readonly Row[]): TypeOf<S>[] =>
  found.map((row): TypeOf<S> & object => serialize(shape, row)).filter((shown) => isComplete(shape, shown));

/** Converts a validated payload to columns. */
export function toColumnValues(shape: ObjectSchema, payload: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload).flatMap(([name, value]) => {
      const schema = isKeyOf(shape.properties, name) ? shape.properties[name] : undefined;
      return schema ? [[columnName(name, schema), mapScalars(schema, value, storedScalar)]] : [];
    }),
  );
}
