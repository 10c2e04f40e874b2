/** Deleting a part of a menu so that it can be brought back whole. */
import { placeOf, type Place } from '@qaima/schemas';
import { PARTS, type PartKind } from '../../contract/parts';
import type { Row } from '../../contract/represent';
import type { Beside } from '../../contract/serve';
import { liftRows, type LiftedRow } from '../../storage/lifting';
import { rows } from '../../storage/rows';
import type { MenuRef } from '../menu/admins';
import { deleted } from './trash';

/** The items of a combo as they were, by their ids. */
export interface ComboWas {
  readonly combo: string;
  readonly items: readonly string[];
}

/** A deleted part. */
export interface KeptPart {
  /** Its rows and those that went with it, by their kinds, in the order in which they go back. */
  readonly lifted: readonly (readonly [kind: PartKind, rows: readonly LiftedRow[]])[];
  /** Where it stood. */
  readonly place: Place;
  /** The combos that had it in them. */
  readonly combos: readonly ComboWas[];
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

/** The public ids of items among lifted rows. */
export const itemsAmong = (lifted: KeptPart['lifted']): ReadonlySet<string> =>
  new Set(lifted.flatMap(([kind, taken]) => (kind === 'item' ? taken.map((row) => String(row['document_id'])) : [])));

/** Combos name their items by ids and keep those of items that are gone; still the owner may change them meanwhile. */
async function combosWith(menu: MenuRef, items: ReadonlySet<string>): Promise<ComboWas[]> {
  if (items.size === 0) return [];
  const combos = await rows('api::combo.combo').findMany({
    where: { menu: menu.id },
    select: ['documentId', 'items'],
  });
  return combos
    .map((row) => ({ combo: row.documentId, items: (row['items'] as readonly string[] | null) ?? [] }))
    .filter((combo) => combo.items.some((item) => items.has(item)));
}

/**
 * Deletes a part with all that stands in it, inside the menu's lock.
 * @param parent the number of the row whose list it stands in
 */
export async function discard(menu: MenuRef, kind: PartKind, part: Row, parent: number): Promise<Beside<null>> {
  const order = (await inOrder(kind, parent)).map(({ documentId }) => documentId);
  const lift = async (of: PartKind, where: Readonly<Record<string, number>>) =>
    [of, await liftRows(PARTS[of].name, where)] as const;
  const inside =
    kind === 'section'
      ? [await lift('item', { section_id: part.id }), await lift('gallery', { section_id: part.id })]
      : [];
  const lifted = [await lift(kind, { id: part.id }), ...inside];
  const kept: KeptPart = {
    lifted,
    place: placeOf(order, order.indexOf(part.documentId)),
    combos: await combosWith(menu, itemsAmong(lifted)),
  };
  return deleted(menu, kind, kept, null);
}
