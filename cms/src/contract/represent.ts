/**
 * Between a stored row and what the contract shows of it, by walking the shape, never by listing fields: `documentId` is
 * `_id`, thousandths are money, and what is not set is left out unless the shape says that it may be null.
 */
import { fromThousandths, toThousandths, type Schema, type Shape } from '@qaima/schemas';
import { storedProperties, typesOf } from './content-type';

/** A row of any table, as the query engine gives it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly documentId: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Applies `scalar` to every value that a schema calls money, however deep. */
const mapMoney = (schema: Schema, value: unknown, scalar: (amount: number) => number): unknown => {
  if (schema['x-money'] && typeof value === 'number') return scalar(value);
  const { items, properties } = schema;
  if (Array.isArray(value) && items) {
    return value.map((entry) => mapMoney(items, entry, scalar));
  }
  if (!isRecord(value) || !properties) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      const property = properties[name];
      return [name, typeof property === 'object' ? mapMoney(property, entry, scalar) : entry];
    }),
  );
};

const shownValue = (schema: Schema, value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (schema.format === 'iso-instant' && typeof value === 'string') return new Date(value).toISOString();
  return mapMoney(schema, value, fromThousandths);
};

/** What the contract shows of a row. `except` are properties that the caller fills in itself. */
export function represent(shape: Shape, row: Row, except: readonly string[] = []): Record<string, unknown> {
  const shown: Record<string, unknown> = { _id: row.documentId };
  for (const [name, schema] of storedProperties(shape, except)) {
    const value = row[name] ?? schema.default ?? null;
    if (value !== null || typesOf(schema).includes('null')) shown[name] = shownValue(schema, value);
  }
  return shown;
}

/** What is stored of a checked payload. */
export function toStored(shape: Shape, payload: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const known = Object.entries(payload).filter(([name]) => Object.hasOwn(shape.properties, name));
  return Object.fromEntries(
    known.map(([name, value]) => [name, mapMoney(shape.properties[name] as Schema, value, toThousandths)]),
  );
}
