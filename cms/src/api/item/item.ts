/** Items: how they are stored, within their section. (docs/spec/domain.md#items) */
import {
  MAX_BULK_CREATE_ITEMS,
  itemSchema,
  type BulkItemCreateInput,
  type Item,
  type ItemUpdateInput,
  type ItemCreateInput,
} from '@qaima/schemas';
import { checkConflicts, type Edit } from '../../api-runtime/editConflicts';
import { nextPosition, findPart, assertCapacity } from '../menu/menuPartHandlers';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { newId } from '../../database/ids';
import { rows, defaultColumns } from '../../database/rows';
import type { MenuRef } from '../../api-runtime/access';
import { changeMenu } from '../menu/lockMenu';
import { sectionOf } from '../section/section';
import type { Actor } from '../../http/sessions/store';
import { moveToTrash } from '../trash/discard';
import { addTrashEntry } from '../trash/trash';
import { saleOf } from './sale';
import type { Row } from '../../database/row';
import type { RowOf } from '../../database/tables';

const TABLE = 'api::item.item';

const shown = (row: Row) => serialize(itemSchema, row);

/** A sub-item keeps its id if it is sent; a new or duplicate one gets a new id. */
function subItemsOf(subItems: NonNullable<ItemUpdateInput['subItems']>, stored: Item['subItems']) {
  const known = new Set((stored ?? []).map(({ _id }) => _id));
  return subItems.map(({ _id, ...subItem }) => ({ ...subItem, _id: _id && known.delete(_id) ? _id : newId() }));
}

/** The columns of a payload; unsent fields are left out. */
function columnsOf(payload: ItemCreateInput | BulkItemCreateInput | ItemUpdateInput, stored?: Item) {
  const { sale, subItems } = payload;
  return toColumnValues(itemSchema, {
    ...payload,
    ...(sale === undefined ? {} : { sale: saleOf(sale, stored?.sale, '/sale/offPrice') }),
    ...(subItems === undefined ? {} : { subItems: subItemsOf(subItems, stored?.subItems) }),
  });
}

/** An item in this section of this menu. @throws {HttpError} 404 */
async function itemOf(menu: MenuRef, section: Row, itemId: string): Promise<RowOf<typeof TABLE>> {
  return findPart(TABLE, itemId, { menu: menu.id, section: section.id });
}

async function add(
  menu: MenuRef,
  sectionId: string,
  drafts: readonly (ItemCreateInput | BulkItemCreateInput)[],
): Promise<Item[]> {
  const section = await sectionOf(menu, sectionId);
  await assertCapacity('item', menu, drafts.length);
  const first = await nextPosition(TABLE, { section: section.id });
  const data = drafts.map((draft, index) => ({
    ...columnsOf(draft),
    ...defaultColumns(),
    menu: menu.id,
    section: section.id,
    position: first + index,
  }));
  await rows(TABLE).createMany({ data });
  const added = await rows(TABLE).findMany({
    where: { documentId: { $in: data.map(({ documentId }) => documentId) } },
    orderBy: [{ position: 'asc' }],
  });
  return added.map(shown);
}

export const items = {
  create: (menu: MenuRef, sectionId: string, draft: ItemCreateInput): Promise<Item> =>
    changeMenu(menu, async () => {
      const [item] = await add(menu, sectionId, [draft]);
      if (!item) throw new Error('The created item is missing.');
      return item;
    }),

  /** Creates all items or none. */
  createMany: (menu: MenuRef, sectionId: string, drafts: readonly BulkItemCreateInput[]): Promise<Item[]> =>
    changeMenu(menu, () => add(menu, sectionId, drafts.slice(0, MAX_BULK_CREATE_ITEMS))),

  change: (menu: MenuRef, sectionId: string, itemId: string, changes: ItemUpdateInput, edit: Edit) =>
    changeMenu(menu, async () => {
      const row = await itemOf(menu, await sectionOf(menu, sectionId), itemId);
      const stored = shown(row);
      const columns = columnsOf(changes, stored);
      const after = shown({ ...row, ...columns });
      const remembered = checkConflicts({ schema: itemSchema, row, stored, after, edit });
      const data = { ...columns, ...remembered, updatedAt: new Date() };
      const changed = shown((await rows(TABLE).update({ where: { id: row.id }, data })) ?? row);
      const { image } = row;
      if (changes.image !== null || !image) return changed;
      const summary = { title: changed.title, image };
      const kept = { item: itemId, image };
      return new WithMeta(changed, {
        undo: await addTrashEntry(menu, { kind: 'itemImage', kept, summary, by: edit.by }),
      });
    }),

  remove: (menu: MenuRef, sectionId: string, itemId: string, by: Actor) =>
    changeMenu(menu, async () => {
      const section = await sectionOf(menu, sectionId);
      const part = await itemOf(menu, section, itemId);
      return moveToTrash(menu, { kind: 'item', part, parent: section.id, from: section['title'], by });
    }),
};
