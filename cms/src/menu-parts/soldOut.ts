/** Reads and writes what is sold out, either permanently or until a time. (docs/spec/domain.md#sold-out) */
import {
  leftAt,
  pastSaleEnd,
  saleAt,
  soldOutAt,
  soldOutChange,
  soldOutEnds,
  withSoldOutAt,
  type ChangedAvailability,
  type Item,
  type PortionFields,
  type SoldOutFields,
} from '@qaima/schemas';
import { HttpError, invalidField } from '../errors/httpError';
import type { Row } from '../database/columnValues';
import { serializedItems } from './serializedItems';

const PAST = { ar: 'هذا الوقت مضى، يرجى اختيار وقت لاحق.', en: 'This time is past. Please choose a later time.' };

/** An item as it is stored, with `soldOut` of it and of its sizes, and with its sale, as they are at `now` (epoch ms). */
export function itemAt(item: Item, now: number): Item {
  const { sale, subItems } = item;
  const counted = <T extends PortionFields>(part: T) =>
    part.left == null ? part : { ...part, left: leftAt(part, now) };
  return {
    ...counted(item),
    ...(sale ? { sale: saleAt(sale, now) } : {}),
    ...soldOutAt(item, now),
    ...(subItems ? { subItems: subItems.map((size) => counted(withSoldOutAt(size, now))) } : {}),
  };
}

/** Whether a part is sold out and until when, as other programs are told. */
export const availabilityOf = ({ soldOut, soldOutUntil }: SoldOutFields) => ({
  soldOut: soldOut === true,
  soldOutUntil: soldOutUntil ?? null,
});

/** What of a size became sold out or available. */
export const sizeAvailability = (item: string, size: SoldOutFields & { readonly _id?: string | undefined }) => ({
  item,
  ...(size._id ? { subItem: size._id } : {}),
  ...availabilityOf(size),
});

/** What of an item and its sizes became sold out or available by a change; both as they are now. */
export function availabilityChanges(before: Item, after: Item): ChangedAvailability[] {
  const differ = (one: SoldOutFields, other: SoldOutFields) =>
    one.soldOut !== other.soldOut || one.soldOutUntil !== other.soldOutUntil;
  const earlier = new Map(before.subItems?.map((size) => [size._id, availabilityOf(size)]));
  const sizes = (after.subItems ?? []).filter((size) => {
    const former = earlier.get(size._id);
    return former !== undefined && differ(former, availabilityOf(size));
  });
  return [
    ...(differ(availabilityOf(before), availabilityOf(after)) ? [{ item: after._id, ...availabilityOf(after) }] : []),
    ...sizes.map((size) => sizeAvailability(after._id, size)),
  ];
}

/** Serializes an item as it is at `now` (epoch ms). */
export const readItem = (row: Row, now = Date.now()): Item => itemAt(serializedItems.serialize(row), now);

/** When (epoch ms) the item's sale ended, and when the item or its sizes became available again by themselves. */
export function pastEnds(row: Row): readonly number[] {
  const item = serializedItems.serialize(row);
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
  return list.map((part) => {
    if (part._id !== id) return part;
    // Made available although nothing was left: it is refilled, or not counted any more.
    const isRefilled = sent.soldOut === false && part.left === 0;
    return { ...part, ...change, ...(isRefilled ? { left: part.refill ?? null } : {}) };
  });
}
