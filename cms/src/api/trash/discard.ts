/** Deleting parts of a menu so that they can be brought back whole. */
import { branchShape, placeOf, type Branch, type Place } from '@qaima/schemas';
import { PARTS, type PartKind } from '../menu/parts';
import { storedValue } from '../../api-runtime/serialize';
import type { Beside } from '../../api-runtime/registerRoutes';
import { liftRows } from '../../database/rowSnapshots';
import { rows } from '../../database/rows';
import { idsOfCombo } from '../combo/stored';
import type { MenuRef } from '../../api-runtime/access';
import type { Doer } from '../../http/sessions/store';
import { itemsAmong, type ComboWas, type KeptRows } from './trashedRows';
import { picturesOfSlots } from './pictures';
import { deleted, type TrashSummary } from './trash';
import type { Row } from '../../database/row';

/** A deleted part. */
export interface KeptPart extends KeptRows {
  /** Where it stood. */
  readonly place: Place;
}

/** The rows of one list in their order. */
export function inOrder(kind: PartKind, parent: number): Promise<Row[]> {
  const { table, within } = PARTS[kind];
  return rows(table).findMany({
    where: { [within]: parent },
    select: ['id', 'documentId'],
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
}

/** Combos name their items by ids and keep those of items that are gone; still the owner may change them meanwhile. */
export async function combosWith(menu: MenuRef, items: ReadonlySet<string>): Promise<ComboWas[]> {
  if (items.size === 0) return [];
  const combos = await rows('api::combo.combo').findMany({
    where: { menu: menu.id },
    select: ['documentId', 'items'],
  });
  return combos
    .map((row) => ({ combo: row.documentId, items: idsOfCombo(row) }))
    .filter((combo) => combo.items.some((item) => items.has(item)));
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** What the trash says of a part. Branches have an address in place of a title. */
function summaryOf(part: Row, kept: KeptRows, from: string): TrashSummary {
  const [, ...inside] = kept.lifted;
  const counted = (kind: PartKind) => inside.flatMap(([of, taken]) => (of === kind ? taken : [])).length;
  const own = kept.lifted[0]?.[1][0] ?? {};
  const galleries = kept.lifted.flatMap(([kind, taken]) => (kind === 'gallery' ? taken : []));
  const pictures = galleries.flatMap((row) => picturesOfSlots(row['images']));
  const { address } = storedValue<Branch['location']>(branchShape.properties.location, part['location']) ?? {};
  const counts = { items: counted('item'), galleries: counted('gallery'), pictures: pictures.length };
  return {
    title: textOf(part['title']) || textOf(address),
    from,
    image: textOf(own['image']) || pictures[0] || null,
    counts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
  };
}

interface Discarded {
  readonly kind: PartKind;
  readonly part: Row;
  /** The number of the row whose list it is in. */
  readonly parent: number;
  /** The title of that row, where it is not the menu. */
  readonly from?: unknown;
  readonly by: Doer;
}

/** Deletes a part with all that is in it, inside the menu's lock. */
export async function discard(menu: MenuRef, { kind, part, parent, from, by }: Discarded): Promise<Beside<null>> {
  const order = (await inOrder(kind, parent)).map(({ documentId }) => documentId);
  const lift = async (of: PartKind, column: string) => [of, await liftRows(PARTS[of].name, column, [part.id])] as const;
  const inside = kind === 'section' ? [await lift('item', 'section_id'), await lift('gallery', 'section_id')] : [];
  const lifted = [await lift(kind, 'id'), ...inside];
  const kept: KeptPart = {
    lifted,
    place: placeOf(order, order.indexOf(part.documentId)),
    combos: await combosWith(menu, itemsAmong(lifted)),
  };
  return deleted(menu, { kind, kept, summary: summaryOf(part, kept, textOf(from)), by }, null);
}
