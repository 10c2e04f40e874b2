/** Undoes bulk changes, moves and deletions of items. Items that were edited since keep their new values. */
import {
  itemSchema,
  keysOf,
  reinsertAll,
  saleAt,
  soldOutAt,
  splitUndoable,
  type BulkItemField,
  type BulkItemState,
  type BulkUndo,
  type ObjectSchema,
} from '@qaima/schemas';
import { readStored } from '../../api-runtime/serialize';
import { updateInstants, updateJson, updateNumbers } from '../../database/bulkUpdate';
import { rows } from '../../database/rows';
import type { MenuRef } from '../../api-runtime/access';
import { trashedItemIds, type TrashedRows } from '../../menu-parts/trashedRows';
import { restoreRows, assertSectionsExist } from '../../menu-parts/restoreRows';
import type { Row } from '../../database/columnValues';
import type { RowOf } from '../../database/tables';

const ITEMS = 'api::item.item';

/** The sequence of item ids in each section. `section` is the section's row id. */
type Orders = readonly { readonly section: number; readonly order: readonly string[] }[];

type BulkLeft = ReturnType<typeof splitUndoable>['left'];

export interface TrashedItems extends TrashedRows {
  readonly orders: Orders;
}

/** The data to undo a bulk change. `orders` has the previous item sequences of sections from which items were moved. */
export interface TrashedItemChanges extends BulkUndo {
  readonly orders: Orders;
}

/** An item with its section populated. */
export type ItemInSection = RowOf<typeof ITEMS> & { readonly section: Row };

const isInSection = (item: RowOf<typeof ITEMS>): item is ItemInSection => Boolean(item.section);

/** Items with their sections, in the menu's order; items without a section are left out. */
export async function itemsInOrder(menu: MenuRef, where: Readonly<Record<string, unknown>>): Promise<ItemInSection[]> {
  const found = await rows(ITEMS).findMany({
    where: { menu: menu.id, ...where },
    select: ['id', 'documentId', 'title', 'image', 'soldOut', 'soldOutUntil', 'hide', 'pin', 'sale'],
    populate: { section: { select: ['id', 'documentId', 'title', 'position'] } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  const placeOf = (item: ItemInSection) => Number(item.section['position']);
  // `sort` is stable, so items keep their order within a section.
  return found.filter(isInSection).sort((one, other) => placeOf(one) - placeOf(other));
}

const { properties }: ObjectSchema = itemSchema;

/** The given fields of an item, and its section, as they apply now: what ended by itself is left out. */
export function bulkStateOf(item: ItemInSection, fields: readonly BulkItemField[]): BulkItemState {
  const { soldOutUntil, sale, ...state }: Partial<BulkItemState> = Object.fromEntries(
    fields.map((field) => [field, readStored(properties[field] ?? {}, item[field])]),
  );
  const now = Date.now();
  return {
    ...state,
    ...(sale && { sale: saleAt(sale, now) }),
    soldOutUntil: soldOutAt({ soldOutUntil }, now).soldOutUntil,
    section: item.section.documentId,
  };
}

/** Moves items back to their previous sections and positions. Other items keep their order. */
async function putItemsBack(menu: MenuRef, orders: Orders, back: ReadonlySet<string>): Promise<void> {
  const all = await itemsInOrder(menu, { section: { id: { $in: orders.map(({ section }) => section) } } });
  const returning = await itemsInOrder(menu, { documentId: { $in: [...back] } });
  const numbers = new Map([...all, ...returning].map(({ documentId, id }) => [documentId, id]));
  const placed = orders.flatMap(({ section, order }) => {
    const now = all.filter((item) => item.section.id === section).map(({ documentId }) => documentId);
    const others = now.filter((id) => !back.has(id));
    return reinsertAll(others, order, back).map((id, index) => [numbers.get(id) ?? 0, index, section] as const);
  });
  await updateNumbers('items', ['position', 'section_id'], placed);
}

/** Restores items that were deleted together. Runs inside the menu's lock. */
export async function restoreItems(menu: MenuRef, kept: TrashedItems): Promise<void> {
  await assertSectionsExist(
    menu,
    kept.orders.map(({ section }) => section),
  );
  await restoreRows(menu, kept);
  await putItemsBack(menu, kept.orders, trashedItemIds(kept.lifted));
}

const FLAGS = ['soldOut', 'hide', 'pin'] as const;

/**
 * Undoes a bulk change. Items that changed since then keep their values. Runs inside the menu's lock.
 * @returns the items that were not restored
 */
export async function undoItemChanges(menu: MenuRef, { orders, ...kept }: TrashedItemChanges): Promise<BulkLeft> {
  const found = await itemsInOrder(menu, { documentId: { $in: kept.before.map(({ _id }) => _id) } });
  const fields = keysOf(kept.set);
  const now = new Map(found.map((row) => [row.documentId, bulkStateOf(row, fields)]));
  const { sale } = kept.set;
  // A sale that ended since then is as the change has left it.
  const asLeft = sale ? { ...kept.set, sale: saleAt(sale, Date.now()) } : kept.set;
  const { restore, left } = splitUndoable({ ...kept, set: asLeft }, now);
  const numbers = new Map(found.map((row) => [row.documentId, row.id]));
  const numbersOf = (items: BulkUndo['before']) => items.map(({ _id }) => numbers.get(_id) ?? 0);
  const set = (items: BulkUndo['before'], data: Readonly<Record<string, unknown>>) =>
    rows(ITEMS).updateMany({ where: { id: { $in: numbersOf(items) } }, data });

  await set(restore, { updatedAt: new Date() });
  for (const flag of FLAGS.filter((one) => kept.set[one] !== undefined)) {
    const [on, off] = [true, false].map((value) => restore.filter(({ state }) => (state[flag] === true) === value));
    await set(on ?? [], { [flag]: true });
    await set(off ?? [], { [flag]: false });
  }
  if (kept.set.soldOutUntil !== undefined) {
    const instants = restore.map(({ _id, state }) => [numbers.get(_id) ?? 0, state.soldOutUntil ?? null] as const);
    await updateInstants('items', 'sold_out_until', instants);
  }
  if (kept.set.sale) {
    const sales = restore.map(({ _id, state }) => [numbers.get(_id) ?? 0, state.sale ?? null] as const);
    await updateJson('items', 'sale', sales);
  }
  if (kept.set.section) {
    await assertSectionsExist(
      menu,
      orders.map(({ section }) => section),
    );
    await putItemsBack(menu, orders, new Set(restore.map(({ _id }) => _id)));
  }
  return left;
}
