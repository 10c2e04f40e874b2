/** Moves parts of a menu (sections, items, branches …) to the trash, with all data to restore them. */
import { branchSchema, listPositionOf, type ListPosition } from '@qaima/schemas';
import { MENU_CHILDREN, type MenuChildKind } from './menuChildTables';
import { readStored } from '../api-runtime/serialize';
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

export function rowsInOrder(kind: MenuChildKind, parent: number): Promise<Row[]> {
  const { table, within } = MENU_CHILDREN[kind];
  return rows(table).findMany({
    where: { [within]: parent },
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

/** The summary that the trash shows. The title of a branch is its address, that of a table its label. */
function summaryOf(part: Row, kept: TrashedRows, from: string): TrashSummary {
  const [, ...inside] = kept.lifted;
  const counted = (kind: MenuChildKind) => inside.flatMap(([of, taken]) => (of === kind ? taken : [])).length;
  const own = kept.lifted[0]?.[1][0] ?? {};
  const galleries = kept.lifted.flatMap(([kind, taken]) => (kind === 'gallery' ? taken : []));
  const pictures = galleries.flatMap((row) => picturesOfSlots(row['images']));
  const { address } = readStored(branchSchema.properties.location, part['location']) ?? {};
  const counts = { items: counted('item'), galleries: counted('gallery'), pictures: pictures.length };
  return {
    title: textOf(part['title']) || textOf(address) || textOf(part['label']),
    from,
    image: textOf(own['image']) || pictures[0] || null,
    counts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
  };
}

interface Discarded {
  readonly kind: MenuChildKind;
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
  const lift = async (of: MenuChildKind, column: string) =>
    [of, await extractRows(MENU_CHILDREN[of].name, column, [part.id])] as const;
  const inside = kind === 'section' ? [await lift('item', 'section_id'), await lift('gallery', 'section_id')] : [];
  const lifted = [await lift(kind, 'id'), ...inside];
  const kept: TrashedPart = {
    lifted,
    place: listPositionOf(order, order.indexOf(part.documentId)),
    combos: await combosWithItems(menu, trashedItemIds(lifted)),
  };
  return addedToTrash(menu, { kind, kept, summary: summaryOf(part, kept, textOf(from)), by }, null);
}
