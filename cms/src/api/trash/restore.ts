/** Bringing back what was deleted from a menu, whatever has changed there meanwhile. */
import { comboChanges, putAllBack, putBack, type Restored } from '@qaima/schemas';
import { roomFor } from '../../contract/menu-part';
import { PARTS, type PartKind } from '../../contract/parts';
import { Refusal } from '../../contract/refusals';
import type { Row } from '../../contract/represent';
import { layRows, type LiftedRow } from '../../storage/lifting';
import { setJson, setNumbers } from '../../storage/placing';
import { rows } from '../../storage/rows';
import { restoreSlot, type KeptSlot } from '../gallery/gallery';
import type { MenuRef } from '../menu/admins';
import { changeMenu } from '../menu/change';
import { inOrder, itemsAmong, type KeptPart } from './discard';
import { takeOut } from './trash';

const NO_SECTION = {
  ar: 'حُذف التصنيف الذي كان هنا، فاستعده أولًا.',
  en: 'The section that it stood in was deleted. Bring that back first.',
};

const COMBO_LIMIT = comboChanges.properties.items.maxItems;

/** Puts a part that is back among its siblings into its place. */
async function place(kind: PartKind, parent: number, documentId: string, where: KeptPart['place']): Promise<void> {
  const siblings = await inOrder(kind, parent);
  const numbers = new Map(siblings.map((row) => [row.documentId, row.id]));
  const others = siblings.map((row) => row.documentId).filter((id) => id !== documentId);
  await setNumbers(
    PARTS[kind].name,
    ['position'],
    putBack(others, documentId, where).map((id, index) => [numbers.get(id) ?? 0, index]),
  );
}

/** Puts items that are back into the combos that no longer name them. */
async function returnToCombos(menu: MenuRef, { combos: old, lifted }: KeptPart): Promise<void> {
  if (old.length === 0) return;
  const back = itemsAmong(lifted);
  const were = new Map(old.map(({ combo, items }) => [combo, items]));
  const combos = await rows('api::combo.combo').findMany({
    where: { menu: menu.id, documentId: { $in: [...were.keys()] } },
  });
  const changed = combos.flatMap((combo: Row) => {
    const now = (combo['items'] as readonly string[] | null) ?? [];
    const items = putAllBack(now, were.get(combo.documentId) ?? [], back);
    return items.length === now.length || items.length > COMBO_LIMIT ? [] : [[combo.id, items] as const];
  });
  await setJson('combos', 'items', changed);
}

/** The number of the row whose list a part stood in. */
async function parentOf(menu: MenuRef, kind: PartKind, own: LiftedRow): Promise<number> {
  if (PARTS[kind].within === 'menu') return menu.id;
  const section = Number(own['section_id']);
  const isThere = (await rows('api::section.section').count({ where: { id: section, menu: menu.id } })) > 0;
  if (!isThere) throw new Refusal(409, NO_SECTION);
  return section;
}

async function restorePart(menu: MenuRef, kind: PartKind, kept: KeptPart): Promise<string> {
  const own = kept.lifted[0]?.[1][0];
  if (!own) throw new Error(`Nothing was kept of a ${kind}`);
  const parent = await parentOf(menu, kind, own);
  for (const [of, lifted] of kept.lifted) {
    await roomFor(of, menu, lifted.length);
    await layRows(PARTS[of].name, lifted);
  }
  const documentId = String(own['document_id']);
  await place(kind, parent, documentId, kept.place);
  await returnToCombos(menu, kept);
  return documentId;
}

/** Brings back one deletion, once. @throws {Refusal} 404 when it can't be brought back any more, 409 while something is in the way */
export const restore = (menu: MenuRef, trashId: string): Promise<Restored> =>
  changeMenu(menu, async () => {
    const { kind, kept } = await takeOut(menu, trashId);
    const _id =
      kind === 'galleryImage'
        ? await restoreSlot(menu, kept as KeptSlot)
        : await restorePart(menu, kind, kept as KeptPart);
    return { _id, kind };
  });
