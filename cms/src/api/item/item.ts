/** Reads and writes the items of a section. (docs/spec/domain.md#items) */
import {
  MAX_BULK_CREATE_ITEMS,
  itemSchema,
  sizeCodesOf,
  subItemsProblem,
  type BulkItemCreateInput,
  type Item,
  type ItemUpdateInput,
  type ItemCreateInput,
  type PortionFields,
  type SoldOutInput,
} from '@qaima/schemas';
import { withMergedTranslations } from '../../api-runtime/mergedTranslations';
import { checkConflicts, type Edit } from '../../api-runtime/editConflicts';
import { nextPosition, findInMenu, assertCapacity } from '../../menu-parts/partHandlers';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { readStored, serialize, toColumnValues } from '../../api-runtime/serialize';
import { copiedColumns, newIdsFor } from '../../database/rowCopies';
import { withIds } from '../../database/ids';
import { rows, defaultColumns } from '../../database/rows';
import { connection } from '../../database/transaction';
import { invalidField } from '../../errors/httpError';
import { daypartIdsIn, daypartsAmong, withPresentDayparts, writtenDayparts } from '../daypart/daypart';
import { groupIdsIn, groupsAmong, withPresentUses, writtenUses, type GroupsById } from '../extra-group/uses';
import type { MenuRef } from '../../api-runtime/access';
import { changeMenu } from '../../menu-parts/changeMenu';
import { availabilityChanged } from '../menu-event/events';
import { sectionOf } from '../section/section';
import type { Actor } from '../../http/sessions/store';
import { moveToTrash } from '../../menu-parts/moveToTrash';
import { dayEndOf } from '../portions/portions';
import { addTrashEntry } from '../../menu-parts/trash';
import { saleOf } from './sale';
import {
  availabilityChanges,
  pastEnds,
  readItem,
  soldOutColumns,
  withPartChanged,
  writtenParts,
} from '../../menu-parts/soldOut';
import type { Row } from '../../database/columnValues';
import type { RowOf } from '../../database/tables';

const TABLE = 'api::item.item';

type Draft = ItemCreateInput | BulkItemCreateInput | ItemUpdateInput;

/** What is read once to write items: the existing rows that they refer to, and the end of the business day. */
interface References {
  readonly groups: GroupsById;
  /** The ids of existing dayparts. */
  readonly dayparts: ReadonlySet<string>;
  /** When daily numbers are refilled next. */
  readonly dayEnd: string;
}

/** Whether a payload sets what is left of an item or of its sizes. */
const isCounted = ({ left, refill, subItems }: Draft) =>
  left !== undefined || refill !== undefined || subItems?.some((size) => size.left != null || size.refill != null);

/** Finds the extra groups and dayparts that these payloads and rows refer to. */
const referencesOf = async (menu: MenuRef, drafts: readonly Draft[], stored: readonly Row[]): Promise<References> => ({
  groups: await groupsAmong(menu.id, [
    ...drafts.flatMap(({ extras = [] }) => extras.map(({ group }) => group)),
    ...stored.flatMap(groupIdsIn),
  ]),
  dayparts: await daypartsAmong(menu, [
    ...drafts.flatMap(({ dayparts = [] }) => dayparts),
    ...stored.flatMap(daypartIdsIn),
  ]),
  dayEnd: drafts.some(isCounted) || stored.length > 1 ? await dayEndOf(menu.id, new Date()) : '',
});

const shown = (row: Row, { groups, dayparts }: References, now?: number): Item =>
  withPresentDayparts(withPresentUses(readItem(row, now), groups), dayparts);

/** A row before a change, both as stored and serialized. */
interface Before {
  readonly row: Row;
  readonly item: Item;
}

/**
 * The extra uses to store. Their prices can refer to size codes of sub-items. So if only the sub-items are sent, the
 * stored uses are validated again.
 */
function extrasOf({ extras, subItems }: Draft, groups: GroupsById, path: string, before?: Before) {
  const sent = extras ?? (subItems && before?.item.extras);
  if (sent === undefined) return {};
  const codes = sizeCodesOf(subItems ?? before?.item.subItems ?? []);
  return { extras: writtenUses({ sent, row: before?.row, groups, codes, path: `${path}/extras` }) };
}

/** Validates sub-items, assigns ids and removes empty codes. */
function subItemsOf(subItems: NonNullable<Draft['subItems']>, dayEnd: string, path: string, before?: Before) {
  const problem = subItemsProblem(subItems);
  if (problem) throw invalidField(`${path}/subItems${problem.path}`, problem.message);
  const stored = (before && serialize(itemSchema, before.row).subItems) ?? [];
  return writtenParts(withIds(subItems, stored), stored, `${path}/subItems`).map(
    ({ code, left, refill, refillAt: _, ...subItem }) => ({
      ...subItem,
      ...(code ? { code } : {}),
      ...writtenPortions({ left, refill }, dayEnd),
    }),
  );
}

/** The number that is left and refilled; without a number that is left, the daily one. */
function writtenPortions({ left, refill }: PortionFields, dayEnd: string) {
  const count = left ?? refill;
  if (count == null) return {};
  return { left: count, ...(refill == null ? {} : { refill, refillAt: dayEnd }) };
}

/** The columns of what is left. An item that is made available although nothing was left is refilled or not counted. */
function portionsOf({ left, refill, soldOut }: Partial<Draft>, dayEnd: string, before?: Before) {
  const stored: PortionFields = before?.item ?? {};
  if (left === undefined && refill === undefined)
    return soldOut === false && stored.left === 0 ? { left: stored.refill ?? null } : {};
  const sent = { left: left === undefined ? stored.left : left, refill: refill === undefined ? stored.refill : refill };
  return { left: null, refill: null, refillAt: null, ...writtenPortions(sent, dayEnd) };
}

/**
 * Converts the sent fields of a payload to columns.
 * @param path of the payload in the request, for error messages
 */
function columnsOf(payload: Draft, references: References, path: string, before?: Before) {
  const { sale, subItems, dayparts } = payload;
  const columns = toColumnValues(itemSchema, {
    ...payload,
    ...(sale === undefined ? {} : { sale: saleOf(sale, before?.row, `${path}/sale`) }),
    ...(subItems === undefined ? {} : { subItems: subItemsOf(subItems, references.dayEnd, path, before) }),
    ...extrasOf(payload, references.groups, path, before),
    ...(dayparts === undefined
      ? {}
      : { dayparts: writtenDayparts(dayparts, before?.row, references.dayparts, `${path}/dayparts`) }),
    ...soldOutColumns(payload, path),
    ...portionsOf(payload, references.dayEnd, before),
  });
  return withMergedTranslations(columns, before?.row);
}

/** Finds an item in this section of this menu. @throws {HttpError} 404 */
async function itemOf(menu: MenuRef, section: Row, itemId: string): Promise<RowOf<typeof TABLE>> {
  return findInMenu(TABLE, itemId, { menu: menu.id, section: section.id });
}

async function add(
  menu: MenuRef,
  sectionId: string,
  drafts: readonly (ItemCreateInput | BulkItemCreateInput)[],
  pathOf: (index: number) => string,
): Promise<Item[]> {
  const section = await sectionOf(menu, sectionId);
  await assertCapacity('item', menu, drafts.length);
  const references = await referencesOf(menu, drafts, []);
  const first = await nextPosition(TABLE, { section: section.id });
  const data = drafts.map((draft, index) => ({
    soldOut: false,
    ...columnsOf(draft, references, pathOf(index)),
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
  return added.map((row) => shown(row, references));
}

/** Reads all items of a menu once, to convert many payloads to columns. */
export async function itemWriter(menu: MenuRef) {
  const found = await rows(TABLE).findMany({ where: { menu: menu.id } });
  const references = await referencesOf(menu, [], found);
  const byId = new Map(found.map((row) => [row.documentId, row]));
  return {
    rowOf: (itemId: string) => byId.get(itemId),
    columns: (payload: Draft, row?: Row) =>
      columnsOf(payload, references, '', row && { row, item: shown(row, references) }),
  };
}

export const items = {
  create: (menu: MenuRef, sectionId: string, draft: ItemCreateInput): Promise<Item> =>
    changeMenu(menu, async () => {
      const [item] = await add(menu, sectionId, [draft], () => '');
      if (!item) throw new Error('The created item is missing.');
      return item;
    }),

  /** Creates all items or none. */
  createMany: (menu: MenuRef, sectionId: string, drafts: readonly BulkItemCreateInput[]): Promise<Item[]> =>
    changeMenu(menu, () => add(menu, sectionId, drafts.slice(0, MAX_BULK_CREATE_ITEMS), (index) => `/${index}`)),

  change: (menu: MenuRef, sectionId: string, itemId: string, changes: ItemUpdateInput, edit: Edit) =>
    changeMenu(menu, async () => {
      const row = await itemOf(menu, await sectionOf(menu, sectionId), itemId);
      const references = await referencesOf(menu, [changes], [row]);
      const stored = shown(row, references);
      const columns = columnsOf(changes, references, '', { row, item: stored });
      const after = shown({ ...row, ...columns }, references);
      const earlier = pastEnds(row).map((end) => shown(row, references, end - 1));
      const remembered = checkConflicts({ schema: itemSchema, row, stored, earlier, after, edit });
      const data = { ...columns, ...remembered, updatedAt: new Date() };
      const changed = shown((await rows(TABLE).update({ where: { id: row.id }, data })) ?? row, references);
      await availabilityChanged(menu.id, availabilityChanges(stored, changed));
      const { image } = row;
      if (changes.image !== null || !image) return changed;
      const summary = { title: changed.title, image };
      const kept = { item: itemId, image };
      return new WithMeta(changed, {
        undo: await addTrashEntry(menu, { kind: 'itemImage', kept, summary, by: edit.by }),
      });
    }),

  /**
   * Adds a copy after the item, hidden so that no guest sees both. Both use the same picture file, because stored files
   * never change.
   */
  copy: (menu: MenuRef, sectionId: string, itemId: string): Promise<Item> =>
    changeMenu(menu, async () => {
      const section = await sectionOf(menu, sectionId);
      const row = await itemOf(menu, section, itemId);
      await assertCapacity('item', menu, 1);
      const position = (readStored({ type: 'integer' }, row['position']) ?? 0) + 1;
      const sql = await connection();
      await sql('items').where({ section_id: section.id }).where('position', '>=', position).increment('position', 1);
      const columns = { ...defaultColumns(), ...copiedColumns(row, newIdsFor([row])) };
      const copy = await rows(TABLE).create({
        data: { ...columns, hide: true, menu: menu.id, section: section.id, position },
      });
      return shown(copy, await referencesOf(menu, [], [copy]));
    }),

  /** Changes whether a size is sold out, and nothing else. */
  changeSubItem: (menu: MenuRef, sectionId: string, itemId: string, subItemId: string, sent: SoldOutInput) =>
    changeMenu(menu, async () => {
      const row = await itemOf(menu, await sectionOf(menu, sectionId), itemId);
      const subItems = withPartChanged(serialize(itemSchema, row).subItems ?? [], subItemId, sent);
      const data = { ...toColumnValues(itemSchema, { subItems }), updatedAt: new Date() };
      const changed = (await rows(TABLE).update({ where: { id: row.id }, data })) ?? row;
      await availabilityChanged(menu.id, availabilityChanges(readItem(row), readItem(changed)));
      return shown(changed, await referencesOf(menu, [], [changed]));
    }),

  remove: (menu: MenuRef, sectionId: string, itemId: string, by: Actor) =>
    changeMenu(menu, async () => {
      const section = await sectionOf(menu, sectionId);
      const part = await itemOf(menu, section, itemId);
      return moveToTrash(menu, { kind: 'item', part, parent: section.id, from: section['title'], by });
    }),
};
