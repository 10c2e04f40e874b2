/**
 * Changes many items in one transaction with a fixed number of queries and a single undo.
 * (docs/decisions/032-trash.md)
 */
import {
  haveSameFields,
  keysOf,
  type BulkItemState,
  type ItemBulkRequest,
  type ItemBulkResponse,
} from '@qaima/schemas';
import { nextPosition } from '../../menu-parts/partHandlers';
import { HttpError, invalidField } from '../../errors/httpError';
import type { Actor } from '../../http/sessions/store';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { extractRows } from '../../database/rowSnapshots';
import { updateNumbers } from '../../database/bulkUpdate';
import { rows } from '../../database/rows';
import type { MenuRef } from '../../api-runtime/access';
import { changeMenu } from '../../menu-parts/changeMenu';
import { availabilityChanged } from '../menu-event/events';
import { sectionOf } from '../section/section';
import { combosWithItems } from '../../menu-parts/moveToTrash';
import { trashedItemIds } from '../../menu-parts/trashedRows';
import { addedToTrash, addTrashEntry } from '../../menu-parts/trash';
import { saleOf } from './sale';
import { soldOutColumns } from '../../menu-parts/soldOut';
import { bulkStateOf, itemsInOrder, type ItemInSection, type TrashedItemChanges, type TrashedItems } from './undoBulk';
import { textOf, type Row } from '../../database/columnValues';

const UNKNOWN_ITEM = {
  ar: 'أحد الأصناف لم يعد موجودًا، يرجى تحديث الصفحة.',
  en: 'An item is gone. Please reload the page.',
};

const ONE_ACTION = {
  ar: 'اختر عملية واحدة: تعديل أو نقل أو حذف.',
  en: 'Choose one action: changes, section or remove.',
};

/** Finds items by id. They are sorted as on the menu. @throws {HttpError} 409 if one is gone */
async function namedItems(menu: MenuRef, ids: readonly string[]): Promise<ItemInSection[]> {
  const found = await itemsInOrder(menu, { documentId: { $in: [...new Set(ids)] } });
  const known = new Set(found.map(({ documentId }) => documentId));
  const strange = ids.findIndex((id) => !known.has(id));
  if (strange >= 0) throw invalidField(`/items/${strange}`, UNKNOWN_ITEM, 409);
  return found;
}

/** For each section of these items: the sequence of its items before the change. */
async function ordersOf(menu: MenuRef, items: readonly ItemInSection[]): Promise<TrashedItems['orders']> {
  const sections = [...new Set(items.map((item) => item.section.id))];
  const all = await itemsInOrder(menu, { section: { id: { $in: sections } } });
  return sections.map((section) => ({
    section,
    order: all.filter((item) => item.section.id === section).map(({ documentId }) => documentId),
  }));
}

const titleOf = (item: Row) => textOf(item['title']);

/** The items that a change alters, with their previous state. Leaves out items that already have the new values. */
function changedBy(set: Partial<BulkItemState>, items: readonly ItemInSection[]) {
  const fields = keysOf(set);
  return items
    .map((row) => ({ row, state: bulkStateOf(row, fields) }))
    .filter(({ state }) => !haveSameFields(fields, state, { ...state, ...set }));
}

/** Stores an undo entry for changed items and returns the response. */
async function changed(
  menu: MenuRef,
  by: Actor,
  kept: TrashedItemChanges,
): Promise<WithMeta<ItemBulkResponse> | ItemBulkResponse> {
  const count = kept.before.length;
  if (count === 0) return { count };
  const [{ title } = { title: '' }] = kept.before;
  const undo = await addTrashEntry(menu, {
    kind: 'itemChanges',
    kept,
    summary: { title, counts: { items: count } },
    by,
  });
  return new WithMeta({ count }, { undo });
}

const remembered = (changes: ReturnType<typeof changedBy>): TrashedItemChanges['before'] =>
  changes.map(({ row, state }) => ({ _id: row.documentId, title: titleOf(row), state }));

async function change(
  menu: MenuRef,
  by: Actor,
  items: readonly ItemInSection[],
  changes: NonNullable<ItemBulkRequest['changes']>,
) {
  const { sale, ...flags } = changes;
  const set = {
    ...flags,
    ...soldOutColumns(changes, '/changes'),
    ...(sale && { sale: saleOf(sale, undefined, '/changes/sale') }),
  };
  // An item at market price has no price to take a part off.
  const differing = changedBy(set, sale?.onSale ? items.filter((row) => row['askPrice'] !== true) : items);
  const ids = differing.map(({ row }) => row.id);
  await rows('api::item.item').updateMany({ where: { id: { $in: ids } }, data: { ...set, updatedAt: new Date() } });
  if (changes.soldOut !== undefined) {
    const told = { soldOut: changes.soldOut, soldOutUntil: null };
    await availabilityChanged(
      menu.id,
      differing.map(({ row }) => ({ item: row.documentId, ...told })),
    );
  }
  return changed(menu, by, { set, before: remembered(differing), orders: [] });
}

async function move(menu: MenuRef, by: Actor, items: readonly ItemInSection[], sectionId: string) {
  const section = await sectionOf(menu, sectionId).catch((error: unknown) => {
    throw error instanceof HttpError && error.status === 404 ? invalidField('/section', error.messages) : error;
  });
  const set = { section: sectionId };
  const differing = changedBy(set, items);
  const moving = differing.map(({ row }) => row);
  const orders = await ordersOf(menu, moving);
  const first = await nextPosition('api::item.item', { section: section.id });
  await updateNumbers(
    'items',
    ['position', 'section_id'],
    moving.map(({ id }, index) => [id, first + index, section.id] as const),
  );
  const ids = moving.map(({ id }) => id);
  await rows('api::item.item').updateMany({ where: { id: { $in: ids } }, data: { updatedAt: new Date() } });
  return changed(menu, by, { set, before: remembered(differing), orders });
}

async function remove(menu: MenuRef, by: Actor, items: readonly ItemInSection[]) {
  const orders = await ordersOf(menu, items);
  const taken = await extractRows(
    'items',
    'id',
    items.map(({ id }) => id),
  );
  const lifted = [['item', taken] as const];
  const kept: TrashedItems = { lifted, orders, combos: await combosWithItems(menu, trashedItemIds(lifted)) };
  const images = items.flatMap((item) => (typeof item['image'] === 'string' ? item['image'] : []));
  const [first] = items;
  const [only] = new Set(items.map((item) => textOf(item.section['title'])));
  const summary = {
    title: first ? titleOf(first) : '',
    from: orders.length === 1 ? (only ?? '') : '',
    image: images[0] ?? null,
    counts: { items: items.length },
  };
  return addedToTrash(menu, { kind: 'items', kept, summary, by }, { count: items.length });
}

/** Changes, moves or deletes items; all or none. */
export const bulk = (menu: MenuRef, by: Actor, { items: ids, changes, section, remove: isRemoval }: ItemBulkRequest) =>
  changeMenu(menu, async (): Promise<WithMeta<ItemBulkResponse> | ItemBulkResponse> => {
    const asked = [changes, section, isRemoval].filter((action) => action !== undefined);
    if (asked.length !== 1) throw invalidField('/changes', ONE_ACTION);
    const items = await namedItems(menu, ids);
    if (changes) return change(menu, by, items, changes);
    if (section) return move(menu, by, items, section);
    return remove(menu, by, items);
  });
