/** Moves parts of a menu (sections, items, branches …) to the trash, with all data to restore them. */
import { listPositionOf, menuPart, menuParts, partTitle, type ListPosition, type MenuPartKind } from '@qaima/schemas';
import { partTable } from './partTables';
import type { WithMeta } from '../api-runtime/registerRoutes';
import { extractRows } from '../database/rowSnapshots';
import { rows } from '../database/rows';
import { idsOfCombo } from './readComboItems';
import type { MenuRef } from '../api-runtime/access';
import type { Actor } from '../http/sessions/store';
import { trashedItemIds, type ComboSnapshot, type TrashedRows } from './trashedRows';
import { picturesOfSlots } from './picturesOfSlots';
import { addedToTrash, type TrashSummary } from './trash';
import { textOf, type Row } from '../database/columnValues';

export interface TrashedPart extends TrashedRows {
  readonly place: ListPosition;
}

export function rowsInOrder(kind: MenuPartKind, parent: number): Promise<Row[]> {
  return rows(partTable(kind)).findMany({
    where: { [menuPart(kind).parent]: parent },
    select: ['id', 'documentId'],
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
}

/**
 * Finds the combos that contain these items. Each comes with its current list of items, because the owner may edit the
 * combo before the items are restored.
 */
export async function combosWithItems(menu: MenuRef, items: ReadonlySet<string>): Promise<ComboSnapshot[]> {
  if (items.size === 0) return [];
  const combos = await rows('api::combo.combo').findMany({
    where: { menu: menu.id },
    select: ['documentId', 'items'],
  });
  return combos
    .map((row) => ({ combo: row.documentId, items: idsOfCombo(row) }))
    .filter((combo) => combo.items.some((item) => items.has(item)));
}

/** The summary that the trash shows. */
function summaryOf(part: Row, kept: TrashedRows, from: string): TrashSummary {
  const [, ...inside] = kept.lifted;
  const counted = (kind: MenuPartKind) => inside.flatMap(([of, taken]) => (of === kind ? taken : [])).length;
  const own = kept.lifted[0]?.[1][0] ?? {};
  const galleries = kept.lifted.flatMap(([kind, taken]) => (kind === 'gallery' ? taken : []));
  const pictures = galleries.flatMap((row) => picturesOfSlots(row['images']));
  const counts = { items: counted('item'), galleries: counted('gallery'), pictures: pictures.length };
  return {
    title: partTitle(part),
    from,
    image: textOf(own['image']) || pictures[0] || null,
    counts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
  };
}

const partsOfSections = menuParts.flatMap(({ kind, parent }) => (parent === 'section' ? [kind] : []));

interface Discarded {
  readonly kind: MenuPartKind;
  readonly part: Row;
  /** The row id of the menu or section that contains the part. */
  readonly parent: number;
  /** The title of the section that contains the part; absent if the part belongs to the menu itself. */
  readonly from?: unknown;
  readonly by: Actor;
}

/** Moves a part to the trash; for a section, also its content. Runs inside the menu's lock. */
export async function moveToTrash(menu: MenuRef, { kind, part, parent, from, by }: Discarded): Promise<WithMeta<null>> {
  const order = (await rowsInOrder(kind, parent)).map(({ documentId }) => documentId);
  const lift = async (of: MenuPartKind, column: string) =>
    [of, await extractRows(menuPart(of).table, column, [part.id])] as const;
  // First what the section contains: without its section, a row would not be found.
  const inside = [];
  for (const of of kind === 'section' ? partsOfSections : []) inside.push(await lift(of, 'section_id'));
  const lifted = [await lift(kind, 'id'), ...inside];
  const kept: TrashedPart = {
    lifted,
    place: listPositionOf(order, order.indexOf(part.documentId)),
    combos: await combosWithItems(menu, trashedItemIds(lifted)),
  };
  return addedToTrash(menu, { kind, kept, summary: summaryOf(part, kept, textOf(from)), by }, null);
}
