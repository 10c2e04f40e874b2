/** Reads and writes whether an item is sold out, either permanently or until a time. (docs/spec/domain.md#items) */
import { itemSchema, soldOutAt, type Item } from '@qaima/schemas';
import { serialize } from '../../api-runtime/serialize';
import { invalidField } from '../../errors/httpError';
import type { Row } from '../../database/columnValues';

const PAST = { ar: 'هذا الوقت مضى.', en: 'This time is past.' };

/** Serializes an item, with `soldOut` computed for `now` (epoch ms). */
export function readItem(row: Row, now = Date.now()): Item {
  const item = serialize(itemSchema, row);
  return { ...item, ...soldOutAt(item, now) };
}

/**
 * The columns for a change. `soldOutUntil` clears the flag, so that the item becomes available by itself. The flag
 * alone clears `soldOutUntil`.
 * @throws {HttpError} 400 for a time in the past
 */
export function soldOutColumns(
  { soldOut, soldOutUntil }: Partial<Pick<Item, 'soldOut' | 'soldOutUntil'>>,
  path: string,
  now = Date.now(),
) {
  if (soldOutUntil) {
    if (Date.parse(soldOutUntil) <= now) throw invalidField(`${path}/soldOutUntil`, PAST);
    return { soldOut: false, soldOutUntil };
  }
  if (soldOut !== undefined) return { soldOut, soldOutUntil: null };
  return soldOutUntil === null ? { soldOutUntil } : {};
}
