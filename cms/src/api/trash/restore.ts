/** Bringing back what was deleted from a menu, whatever has changed there meanwhile. */
import { putBack, type Restored } from '@qaima/schemas';
import { PARTS, type PartKind } from '../menu/parts';
import type { LiftedRow } from '../../database/rowSnapshots';
import { setNumbers } from '../../database/bulkUpdate';
import { restoreSlot, type KeptSlot } from '../gallery/gallery';
import { restoreItemImage, type KeptItemImage } from '../item/image';
import { restoreItems, undoItemChanges, type KeptItemChanges, type KeptItems } from '../item/undoBulk';
import type { MenuRef } from '../../api-runtime/access';
import { changeMenu } from '../menu/change';
import { restoreDay, restoreMenuImage, type KeptDay, type KeptMenuImage } from '../menu/removals';
import { inOrder, type KeptPart } from './discard';
import { layBack, sectionsMustBeThere } from './restoreRows';
import { takeOut, type Entry } from './trash';

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

/** The number of the row whose list a part stood in. */
async function parentOf(menu: MenuRef, kind: PartKind, own: LiftedRow): Promise<number> {
  if (PARTS[kind].within === 'menu') return menu.id;
  const section = Number(own['section_id']);
  await sectionsMustBeThere(menu, [section]);
  return section;
}

async function restorePart(menu: MenuRef, kind: PartKind, kept: KeptPart): Promise<Restored> {
  const own = kept.lifted[0]?.[1][0];
  if (!own) throw new Error(`Nothing was kept of a ${kind}`);
  const parent = await parentOf(menu, kind, own);
  await layBack(menu, kept);
  const documentId = String(own['document_id']);
  await place(kind, parent, documentId, kept.place);
  return { _id: documentId, kind };
}

/** Undoes one entry, inside the menu's lock. What it kept is as its kind wrote it. */
async function undo(menu: MenuRef, { kind, kept }: Entry): Promise<Restored> {
  switch (kind) {
    case 'galleryImage':
      return { _id: await restoreSlot(menu, kept as KeptSlot), kind };
    case 'items':
      await restoreItems(menu, kept as KeptItems);
      return { _id: menu.documentId, kind };
    case 'itemChanges':
      return { _id: menu.documentId, kind, left: await undoItemChanges(menu, kept as KeptItemChanges) };
    case 'itemImage':
      return { _id: await restoreItemImage(menu, kept as KeptItemImage), kind };
    case 'workingDay':
      await restoreDay(menu, kept as KeptDay);
      return { _id: menu.documentId, kind };
    case 'mainImage':
    case 'logo':
      await restoreMenuImage(menu, kind, kept as KeptMenuImage);
      return { _id: menu.documentId, kind };
    default:
      return restorePart(menu, kind, kept as KeptPart);
  }
}

/** Undoes a deletion or a bulk change, once. @throws {Refusal} 404 when it can't be undone any more, 409 while something is in the way */
export const restore = (menu: MenuRef, trashId: string): Promise<Restored> =>
  changeMenu(menu, async () => undo(menu, await takeOut(menu, trashId)));
