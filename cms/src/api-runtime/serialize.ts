/**
 * Converts between stored rows and API values by walking the schema, never by listing fields: `documentId` is `_id`,
 * thousandths are money, a missing list is empty, and other missing values are omitted unless the schema allows null.
 * Values that violate the schema are repaired. (docs/spec/domain.md#damaged-data)
 */
import {
  fallbackValue,
  fromThousandths,
  repairValue,
  normalizeText,
  toThousandths,
  type Schema,
  type ObjectSchema,
} from '@qaima/schemas';
import { storedProperties, typesOf } from '../database/contentType';
import type { Row } from '../database/row';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

type Scalar = (schema: Schema, value: unknown) => unknown;

/** Applies `scalar` to every scalar that the schema knows, at any depth. */
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

/** Normalizes texts as on write: older versions stored phone numbers and line breaks unchanged. */
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

/** The repaired API value; `undefined` if it can't be repaired. */
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

/** The repaired stored value, with money in thousandths; `undefined` if there is none. */
export function readStored<T>(schema: Schema, value: unknown): T | undefined {
  const isJson = typeof value === 'string' && typesOf(schema).some((type) => type === 'object' || type === 'array');
  const read = readValue(schema, isJson ? parseJson(value) : value);
  return (read === undefined ? undefined : mapScalars(schema, read, storedScalar)) as T | undefined;
}

/**
 * Serializes a row. The caller fills in the properties in `except`. A missing required property without a fallback is
 * left out: {@link serializeAll} drops such rows.
 */
export function serialize(shape: ObjectSchema, row: Row, except: readonly string[] = []): Record<string, unknown> {
  const shown: Record<string, unknown> = { _id: row.documentId };
  for (const [name, schema] of storedProperties(shape, except)) {
    // Null is a value of its own where the schema allows it, such as 'no limit'.
    const isNull = row[name] === null && typesOf(schema).includes('null');
    const value =
      readValue(schema, row[name]) ??
      (isNull ? undefined : schema.default) ??
      (shape.required?.includes(name) ? fallbackValue(schema) : undefined);
    const known = value ?? (schema.type === 'array' ? [] : null);
    if (known !== null || typesOf(schema).includes('null')) shown[name] = known;
  }
  return shown;
}

/** Whether all required properties are present. */
export const isComplete = (shape: ObjectSchema, shown: Readonly<Record<string, unknown>>): boolean =>
  (shape.required ?? []).every((name) => Object.hasOwn(shown, name));

/** Serializes rows, without the incomplete ones. */
export const serializeAll = <T>(shape: ObjectSchema, found: readonly Row[]): T[] =>
  found.map((row) => serialize(shape, row)).filter((shown) => isComplete(shape, shown)) as T[];

/** Converts a validated payload to columns. */
export function toColumnValues(
  shape: ObjectSchema,
  payload: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const known = Object.entries(payload).filter(([name]) => Object.hasOwn(shape.properties, name));
  return Object.fromEntries(
    known.map(([name, value]) => [name, mapScalars(shape.properties[name] as Schema, value, storedScalar)]),
  );
}
