/** How items that are sold out until an instant are stored and read. (docs/spec/domain.md#items) */
import { itemSchema, soldOutAt, type Item } from '@qaima/schemas';
import { serialize } from '../../api-runtime/serialize';
import { invalidField } from '../../errors/httpError';
import type { Row } from '../../database/columnValues';

const PAST = { ar: 'هذا الوقت مضى.', en: 'This time is past.' };

/** A row as an item of the API, sold out or not as of `now` (epoch ms). */
export function readItem(row: Row, now = Date.now()): Item {
  const item = serialize(itemSchema, row);
  return { ...item, ...soldOutAt(item, now) };
}

/**
 * The columns of a change. An instant lies ahead, and takes the place of the flag, so that the item comes back by
 * itself; the flag alone takes the place of an instant.
 * @throws {HttpError} 400 for an instant in the past
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
