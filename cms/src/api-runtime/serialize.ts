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

/** Applies `scalar` to every text, number and switch that a schema knows, however deep. */
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

/** Texts are shown as they would be stored today: older versions stored phone numbers and line breaks as they came. */
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

/** What the contract shows of a stored value, repaired; `undefined` when nothing of it can be shown. */
const readValue = (schema: Schema, value: unknown): unknown => {
  const shown = serializeValue(schema, value);
  return shown === undefined || shown === null ? undefined : repairValue(schema, shown);
};

/** JSON as SQLite gives it to a query of our own: as text, which somebody may have broken. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A stored value as it should have been stored, its money in thousandths; `undefined` when there is none. */
export function readStored<T>(schema: Schema, value: unknown): T | undefined {
  const isJson = typeof value === 'string' && typesOf(schema).some((type) => type === 'object' || type === 'array');
  const read = readValue(schema, isJson ? parseJson(value) : value);
  return (read === undefined ? undefined : mapScalars(schema, read, storedScalar)) as T | undefined;
}

/**
 * What the contract shows of a row. `except` are properties that the caller fills in itself. A required property that is
 * missing, and for which nothing can stand, is left out: {@link serializeAll} leaves out such rows.
 */
export function serialize(shape: ObjectSchema, row: Row, except: readonly string[] = []): Record<string, unknown> {
  const shown: Record<string, unknown> = { _id: row.documentId };
  for (const [name, schema] of storedProperties(shape, except)) {
    const value =
      readValue(schema, row[name]) ??
      schema.default ??
      (shape.required?.includes(name) ? fallbackValue(schema) : undefined);
    const known = value ?? (schema.type === 'array' ? [] : null);
    if (known !== null || typesOf(schema).includes('null')) shown[name] = known;
  }
  return shown;
}

/** Whether a row can be shown: it has all that its shape requires. */
export const isComplete = (shape: ObjectSchema, shown: Readonly<Record<string, unknown>>): boolean =>
  (shape.required ?? []).every((name) => Object.hasOwn(shown, name));

/** What the contract shows of several rows, those left out that lack what their shape requires. */
export const serializeAll = <T>(shape: ObjectSchema, found: readonly Row[]): T[] =>
  found.map((row) => serialize(shape, row)).filter((shown) => isComplete(shape, shown)) as T[];

/** What is stored of a checked payload. */
export function toColumnValues(
  shape: ObjectSchema,
  payload: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const known = Object.entries(payload).filter(([name]) => Object.hasOwn(shape.properties, name));
  return Object.fromEntries(
    known.map(([name, value]) => [name, mapScalars(shape.properties[name] as Schema, value, storedScalar)]),
  );
}
