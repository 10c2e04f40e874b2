/** Reads and writes what is sold out, either permanently or until a time. (docs/spec/domain.md#sold-out) */
import {
  itemSchema,
  pastSaleEnd,
  saleAt,
  soldOutAt,
  soldOutChange,
  soldOutEnds,
  withSoldOutAt,
  type Item,
  type SoldOutFields,
} from '@qaima/schemas';
import { serialize } from '../api-runtime/serialize';
import { HttpError, invalidField } from '../errors/httpError';
import type { Row } from '../database/columnValues';

const PAST = { ar: 'هذا الوقت مضى، يرجى اختيار وقت لاحق.', en: 'This time is past. Please choose a later time.' };

/** Serializes an item. Computes `soldOut` of the item and of its sizes, and its sale, for `now` (epoch ms). */
export function readItem(row: Row, now = Date.now()): Item {
  const item = serialize(itemSchema, row);
  const { sale, subItems } = item;
  return {
    ...item,
    ...(sale ? { sale: saleAt(sale, now) } : {}),
    ...soldOutAt(item, now),
    ...(subItems ? { subItems: subItems.map((size) => withSoldOutAt(size, now)) } : {}),
  };
}

/** When (epoch ms) the item's sale ended, and when the item or its sizes became available again by themselves. */
export function pastEnds(row: Row): readonly number[] {
  const item = serialize(itemSchema, row);
  const now = Date.now();
  return [...soldOutEnds([item, ...(item.subItems ?? [])], now), pastSaleEnd(item.sale, now) ?? []].flat();
}

/**
 * Converts a sold-out change to columns.
 * @throws {HttpError} 400 for a time in the past
 */
export function soldOutColumns(sent: SoldOutFields, path: string, now = Date.now()) {
  if (sent.soldOutUntil && Date.parse(sent.soldOutUntil) <= now) throw invalidField(`${path}/soldOutUntil`, PAST);
  return soldOutChange(sent);
}

type Part = SoldOutFields & { readonly _id?: string | undefined };

/**
 * Converts sizes or extras for storage. If a stored time passed while the form was open, the part becomes available.
 * @param stored the list before the change
 * @throws {HttpError} 400 for any other time in the past
 */
export function writtenParts<T extends Part>(sent: readonly T[], stored: readonly Part[], path: string) {
  const ends = new Map(stored.map(({ _id, soldOutUntil }) => [_id, soldOutUntil]));
  const now = Date.now();
  return sent.map(({ soldOut, soldOutUntil, ...part }, index) => {
    const isKnown = soldOutUntil && soldOutUntil === ends.get(part._id);
    const isOver = isKnown && Date.parse(soldOutUntil) <= now;
    const change = isOver ? {} : soldOutColumns({ soldOut, soldOutUntil }, `${path}/${index}`, now);
    return {
      ...part,
      ...(change.soldOut ? { soldOut: true } : {}),
      ...(change.soldOutUntil ? { soldOutUntil: change.soldOutUntil } : {}),
    };
  });
}

/**
 * Changes what is sold out for the part with this id. @returns the new list
 * @throws {HttpError} 400 for a time in the past, 404 if the list has no such part
 */
export function withPartChanged<T extends Part>(list: readonly T[], id: string, sent: SoldOutFields) {
  if (!list.some(({ _id }) => _id === id)) throw new HttpError(404);
  const change = soldOutColumns(sent, '');
  return list.map((part) => (part._id === id ? { ...part, ...change } : part));
}
