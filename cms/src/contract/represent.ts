/**
 * Between a stored row and what the contract shows of it, by walking the shape, never by listing fields: `documentId` is
 * `_id`, thousandths are money, an unset list is an empty one, and what else is not set is left out unless the shape says
 * that it may be null.
 */
import { fromThousandths, storedText, toThousandths, type Schema, type Shape } from '@qaima/schemas';
import { storedProperties, typesOf } from './content-type';

/** A row of any table, as the query engine gives it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly documentId: string };

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
const shownScalar: Scalar = (schema, value) => {
  if (typeof value === 'string') return storedText(schema, value);
  return schema['x-money'] && typeof value === 'number' ? fromThousandths(value) : value;
};

const storedScalar: Scalar = (schema, value) =>
  schema['x-money'] && typeof value === 'number' ? toThousandths(value) : value;

const shownValue = (schema: Schema, value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (schema.format === 'iso-instant' && typeof value === 'string') return new Date(value).toISOString();
  return mapScalars(schema, value, shownScalar);
};

/** What the contract shows of a row. `except` are properties that the caller fills in itself. */
export function represent(shape: Shape, row: Row, except: readonly string[] = []): Record<string, unknown> {
  const shown: Record<string, unknown> = { _id: row.documentId };
  for (const [name, schema] of storedProperties(shape, except)) {
    const value = row[name] ?? schema.default ?? (schema.type === 'array' ? [] : null);
    if (value !== null || typesOf(schema).includes('null')) shown[name] = shownValue(schema, value);
  }
  return shown;
}

/** What is stored of a checked payload. */
export function toStored(shape: Shape, payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known = Object.entries(payload).filter(([name]) => Object.hasOwn(shape.properties, name));
  return Object.fromEntries(
    known.map(([name, value]) => [name, mapScalars(shape.properties[name] as Schema, value, storedScalar)]),
  );
}
