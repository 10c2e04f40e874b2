/**
 * Finds price changes that are so large that they may be typing errors. The user must confirm them before saving.
 * (docs/spec/domain.md#price-jumps)
 */
import type { Schema } from '../core/schema.js';
import { isRecord } from '../core/typeGuards.js';

const JUMP_FACTOR = 5;

export interface PriceJump {
  /** A JSON pointer to the price. */
  readonly path: string;
  readonly schema: Schema;
  /** The title of the list row that has the price, such as a sub-item; absent for the record's own price. */
  readonly title?: string;
  /** In currency units, as in the API. */
  readonly before: number;
  readonly after: number;
}

/** Whether a price is more than five times the former one, or less than a fifth. False without a former price. */
export const isPriceJump = (before: number, after: number): boolean =>
  before > 0 && (after > before * JUMP_FACTOR || after * JUMP_FACTOR < before);

type Values = Readonly<Record<string, unknown>>;
const titleOf = (row: Values) => (typeof row['title'] === 'string' ? { title: row['title'] } : {});

function jumpsIn(schema: Schema, before: unknown, after: unknown, path: string, row: Values): PriceJump[] {
  if (schema['x-money'] && typeof before === 'number' && typeof after === 'number')
    return isPriceJump(before, after) ? [{ path, schema, ...titleOf(row), before, after }] : [];
  const { items, properties } = schema;
  if (items && Array.isArray(before) && Array.isArray(after))
    return after.flatMap((entry: unknown, index) => {
      const old: unknown = isRecord(entry) && before.find((other: unknown) => sameRow(other, entry));
      return isRecord(entry) && old ? jumpsIn(items, old, entry, `${path}/${index}`, entry) : [];
    });
  if (!properties || !isRecord(before) || !isRecord(after)) return [];
  return Object.entries(properties).flatMap(([name, property]) =>
    jumpsIn(property, before[name], after[name], `${path}/${name}`, row),
  );
}

const sameRow = (other: unknown, { _id }: Values) => isRecord(other) && _id !== undefined && other['_id'] === _id;

/** The price jumps of a record; its schema says which fields are prices. List entries are matched by `_id`. */
export const priceJumps = (schema: Schema, before: unknown, after: unknown): PriceJump[] =>
  jumpsIn(schema, before, after, '', {});
