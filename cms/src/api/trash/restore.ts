/** Restores deleted parts of a menu, even if the menu changed since. */
import { menuPart, reinsert, type MenuPartKind, type RestoredEntry, type UndoCounts } from '@qaima/schemas';
import type { RowSnapshot } from '../../database/rowSnapshots';
import { updateNumbers } from '../../database/bulkUpdate';
import { restoreSlot, type TrashedSlot } from '../gallery/gallery';
import { restoreItemImage, type TrashedItemImage } from '../item/image';
import { restoreItems, undoItemChanges, type TrashedItemChanges, type TrashedItems } from '../item/undoBulk';
import type { MenuRef } from '../../api-runtime/access';
import { HttpError } from '../../errors/httpError';
import { changeMenu } from '../../menu-parts/changeMenu';
import {
  restoreWorkingDay,
  restoreMenuImage,
  type TrashedWorkingDay,
  type TrashedMenuImage,
} from '../menu-content/trashRemovedSettings';
import { rowsInOrder, type TrashedPart } from '../../menu-parts/moveToTrash';
import { restoreRows, assertSectionsExist } from '../../menu-parts/restoreRows';
import { readTrashEntry, takeTrashEntry } from '../../menu-parts/trash';
import { previewUndo, undoMenuChanges, type TrashedMenuChanges } from './undoableChanges';

/** Moves a restored part to its previous position in its list. */
async function place(
  kind: MenuPartKind,
  parent: number,
  documentId: string,
  where: TrashedPart['place'],
): Promise<void> {
  const siblings = await rowsInOrder(kind, parent);
  const numbers = new Map(siblings.map((row) => [row.documentId, row.id]));
  const others = siblings.map((row) => row.documentId).filter((id) => id !== documentId);
  await updateNumbers(
    menuPart(kind).table,
    ['position'],
    reinsert(others, documentId, where).map((id, index) => [numbers.get(id) ?? 0, index]),
  );
}

/** The row id of the menu or section to which the part returns. @throws {HttpError} 409 if the section is gone */
async function parentOf(menu: MenuRef, kind: MenuPartKind, own: RowSnapshot): Promise<number> {
  if (menuPart(kind).parent === 'menu') return menu.id;
  const section = Number(own['section_id']);
  await assertSectionsExist(menu, [section]);
  return section;
}

async function restorePart(menu: MenuRef, kind: MenuPartKind, kept: TrashedPart): Promise<RestoredEntry> {
  const own = kept.lifted[0]?.[1][0];
  if (!own) throw new Error(`Nothing was kept of a ${kind}`);
  const parent = await parentOf(menu, kind, own);
  await restoreRows(menu, kept);
  const documentId = String(own['document_id']);
  await place(kind, parent, documentId, kept.place);
  return { _id: documentId, kind };
}

const NOTHING_TO_UNDO = {
  ar: 'لا شيء يمكن التراجع عنه: كل ما تغيّر هنا تغيّر أو حُذف بعد ذلك.',
  en: 'There is nothing to undo: all of this was changed or deleted since.',
};

/** Undoes a bulk change. @throws {HttpError} 409 if nothing of it can be undone, so that its entry stays */
async function undoChanges(kept: TrashedMenuChanges) {
  const undone = await undoMenuChanges(kept);
  if (undone.counts.deleted + undone.counts.reverted === 0) throw new HttpError(409, NOTHING_TO_UNDO);
  return undone;
}

/** A trash entry: the structure of `kept` depends on its kind. */
type TrashedEntry =
  | { readonly kind: 'galleryImage'; readonly kept: TrashedSlot }
  | { readonly kind: 'items'; readonly kept: TrashedItems }
  | { readonly kind: 'itemChanges'; readonly kept: TrashedItemChanges }
  | { readonly kind: 'menuChanges'; readonly kept: TrashedMenuChanges }
  | { readonly kind: 'itemImage'; readonly kept: TrashedItemImage }
  | { readonly kind: 'workingDay'; readonly kept: TrashedWorkingDay }
  | { readonly kind: 'mainImage' | 'logo'; readonly kept: TrashedMenuImage }
  | { readonly kind: MenuPartKind; readonly kept: TrashedPart };

/** Undoes what a trash entry records. Runs inside the menu's lock. */
async function undo(menu: MenuRef, { kind, kept }: TrashedEntry): Promise<RestoredEntry> {
  switch (kind) {
    case 'galleryImage':
      return { _id: await restoreSlot(menu, kept), kind };
    case 'items':
      await restoreItems(menu, kept);
      return { _id: menu.documentId, kind };
    case 'itemChanges':
      return { _id: menu.documentId, kind, left: await undoItemChanges(menu, kept) };
    case 'menuChanges':
      return { _id: menu.documentId, kind, ...(await undoChanges(kept)) };
    case 'itemImage':
      return { _id: await restoreItemImage(menu, kept), kind };
    case 'workingDay':
      await restoreWorkingDay(menu, kept);
      return { _id: menu.documentId, kind };
    case 'mainImage':
    case 'logo':
      await restoreMenuImage(menu, kind, kept);
      return { _id: menu.documentId, kind };
    default:
      return restorePart(menu, kind, kept);
  }
}

/**
 * Undoes a deletion or a bulk change and removes its entry. @throws {HttpError} 404 if it has expired, 409 if it
 * can't be undone now
 */
export const restore = (menu: MenuRef, trashId: string): Promise<RestoredEntry> =>
  // The cast is safe: entries are only written with the data of their kind.
  changeMenu(menu, async () => undo(menu, (await takeTrashEntry(menu, trashId)) as TrashedEntry));

/** What the undo of a bulk change would do now. @throws {HttpError} 404 if it has expired, or is a deletion */
export const preview = async (menu: MenuRef, trashId: string): Promise<UndoCounts> =>
  // The cast is safe: entries are only written with the data of their kind.
  previewUndo((await readTrashEntry(menu, trashId, ['menuChanges'])).kept as TrashedMenuChanges);
