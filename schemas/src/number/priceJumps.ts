/**
 * Finds price changes that are so large that they may be typing errors. The user must confirm them before saving.
 * (docs/spec/domain.md#price-jumps)
 */
import type { Schema } from '../core/schema.js';
import { isRecord, textsIn } from '../core/typeGuards.js';

const JUMP_FACTOR = 5;

export interface PriceJump {
  /** A JSON pointer to the price. */
  readonly path: string;
  readonly schema: Schema;
  /**
   * The list rows that contain the price, such as a sub-item; empty for the record's own price. Each is its title, or
   * what identifies it: the code of a size, or the ids of an item, an extra or a group.
   */
  readonly rows: readonly string[];
  /** In currency units, as in the API. */
  readonly before: number;
  readonly after: number;
}

/** Whether a price is more than five times the former one, or less than a fifth. False without a former price. */
export const isPriceJump = (before: number, after: number): boolean =>
  before > 0 && (after > before * JUMP_FACTOR || after * JUMP_FACTOR < before);

type Values = Readonly<Record<string, unknown>>;

const ID_KEY = ['_id'];

/** The texts that identify a row; null for a new row without an id. */
function keyOf(row: unknown, names: readonly string[]): string | null {
  if (!isRecord(row)) return null;
  const texts = names.map((name) => row[name] ?? '');
  return texts.some(Boolean) ? JSON.stringify(texts) : null;
}

/** How a row is called: its title, or what identifies it. An id of its own says nothing. */
function namesOf(row: Values, key: readonly string[]): readonly string[] {
  const { title } = row;
  if (typeof title === 'string') return [title];
  return key === ID_KEY ? [] : textsIn(key.map((name) => row[name]));
}

function jumpsIn(schema: Schema, before: unknown, after: unknown, path: string, rows: readonly string[]): PriceJump[] {
  if (schema['x-money'] && typeof before === 'number' && typeof after === 'number')
    return isPriceJump(before, after) ? [{ path, schema, rows, before, after }] : [];
  const { items, properties } = schema;
  if (items && Array.isArray(before) && Array.isArray(after)) {
    const names = schema['x-key'] ?? ID_KEY;
    const former = new Map(before.map((row: unknown) => [keyOf(row, names), row]));
    return after.flatMap((row: unknown, index) => {
      const key = keyOf(row, names);
      if (key === null || !isRecord(row)) return [];
      return jumpsIn(items, former.get(key), row, `${path}/${index}`, [...rows, ...namesOf(row, names)]);
    });
  }
  if (!properties || !isRecord(before) || !isRecord(after)) return [];
  return Object.entries(properties).flatMap(([name, property]) =>
    jumpsIn(property, before[name], after[name], `${path}/${name}`, rows),
  );
}

/** The price jumps of a record; its schema says which fields are prices, and what identifies the rows of a list. */
export const priceJumps = (schema: Schema, before: unknown, after: unknown): PriceJump[] =>
  jumpsIn(schema, before, after, '', []);
