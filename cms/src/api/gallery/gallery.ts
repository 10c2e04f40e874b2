/** Galleries: titles, and image slots addressed by index from 0. (docs/spec/domain.md#galleries) */
import {
  MAX_GALLERY_IMAGES,
  gallerySchema,
  isolateLtr,
  listPositionOf,
  resolveIndex,
  type Gallery,
  type GalleryUpdateInput,
  type GalleryCreateInput,
  type GalleryImage,
  type GalleryNoteInput,
  type ListPosition,
} from '@qaima/schemas';
import { withMergedTranslations } from '../../api-runtime/mergedTranslations';
import { checkConflicts, type Edit } from '../../api-runtime/editConflicts';
import { nextPosition, findInMenu, assertCapacity } from '../../menu-parts/partHandlers';
import { HttpError } from '../../errors/httpError';
import { serialize, readStored, toColumnValues } from '../../api-runtime/serialize';
import { rows, defaultColumns } from '../../database/rows';
import type { MenuRef } from '../../api-runtime/access';
import { changeMenu } from '../../menu-parts/changeMenu';
import { sectionOf } from '../section/section';
import type { Actor } from '../../http/sessions/store';
import { moveToTrash } from '../../menu-parts/moveToTrash';
import { addedToTrash } from '../../menu-parts/trash';
import type { Row } from '../../database/columnValues';

const TABLE = 'api::gallery.gallery';

const FULL = {
  ar: `المعرض ممتلئ، الحد الأعلى هو ${isolateLtr(MAX_GALLERY_IMAGES)} صورة.`,
  en: `The gallery is full: it holds at most ${isolateLtr(MAX_GALLERY_IMAGES)} pictures.`,
};

const NO_GALLERY = {
  ar: 'حُذف المعرض الذي كانت فيه هذه الصورة، فاستعده أولًا.',
  en: 'The gallery of this picture was deleted. Bring that back first.',
};

type Slots = readonly GalleryImage[];

const shown = (row: Row) => ({ images: [], ...serialize(gallerySchema, row) });
const slotsOf = (row: Row): Slots => readStored(gallerySchema.properties.images, row['images']) ?? [];

/** Finds a gallery of this menu, in any section. @throws {HttpError} 404 */
export const galleryOf = (menu: MenuRef, documentId: string): Promise<Row> =>
  findInMenu(TABLE, documentId, { menu: menu.id });

async function galleryIn(menu: MenuRef, sectionId: string, galleryId: string): Promise<Row> {
  const section = await sectionOf(menu, sectionId);
  return findInMenu(TABLE, galleryId, { menu: menu.id, section: section.id });
}

async function save(row: Row, data: Readonly<Record<string, unknown>>) {
  return shown((await rows(TABLE).update({ where: { id: row.id }, data: { ...data, updatedAt: new Date() } })) ?? row);
}

/** Appends a slot. Runs inside the menu's lock. */
export async function appendSlot(row: Row, slot: GalleryImage) {
  const slots = slotsOf(row);
  if (slots.length >= MAX_GALLERY_IMAGES) throw new HttpError(409, FULL);
  const gallery = await save(row, { images: [...slots, slot] });
  return { ...gallery, galleryImageIndex: slots.length };
}

/** Parses the slot index of a path. @throws {HttpError} 404 if the gallery has no such slot */
export function slotIndex(row: Row, index: string | number): number {
  const at = /^\d{1,4}$/.test(String(index)) ? Number(index) : -1;
  if (at < 0 || at >= slotsOf(row).length) throw new HttpError(404);
  return at;
}

/** Changes one slot. Runs inside the menu's lock. */
export function changeSlot(row: Row, index: number, change: Partial<GalleryImage>) {
  const changed = (slot: GalleryImage) => ({ ...slot, ...withMergedTranslations(change, slot) });
  return save(row, { images: slotsOf(row).map((slot, at) => (at === index ? changed(slot) : slot)) });
}

export interface TrashedSlot {
  readonly gallery: string;
  readonly slot: GalleryImage;
  readonly place: ListPosition;
}

/** Identifies a slot by its content, because slots have no ids. */
const nameOf = ({ image, note }: GalleryImage): string => JSON.stringify([image, note]);

/** Restores a slot. Runs inside the menu's lock. @returns the gallery's id */
export async function restoreSlot(menu: MenuRef, { gallery, slot, place }: TrashedSlot): Promise<string> {
  const row = await rows(TABLE).findOne({ where: { documentId: gallery, menu: menu.id } });
  if (!row) throw new HttpError(409, NO_GALLERY);
  const slots = slotsOf(row);
  if (slots.length >= MAX_GALLERY_IMAGES) throw new HttpError(409, FULL);
  await save(row, { images: slots.toSpliced(resolveIndex(slots.map(nameOf), place), 0, slot) });
  return gallery;
}

export const galleries = {
  create: (menu: MenuRef, sectionId: string, draft: GalleryCreateInput): Promise<Gallery> =>
    changeMenu(menu, async () => {
      const section = await sectionOf(menu, sectionId);
      await assertCapacity('gallery', menu, 1);
      const position = await nextPosition(TABLE, { section: section.id });
      const place = { menu: menu.id, section: section.id, position };
      const data = {
        ...withMergedTranslations(toColumnValues(gallerySchema, draft)),
        images: [],
        ...defaultColumns(),
        ...place,
      };
      return shown(await rows(TABLE).create({ data }));
    }),

  change: (
    menu: MenuRef,
    sectionId: string,
    galleryId: string,
    { image: note, ...changes }: GalleryUpdateInput,
    edit: Edit,
  ) =>
    changeMenu(menu, async () => {
      const row = await galleryIn(menu, sectionId, galleryId);
      const columns = withMergedTranslations(toColumnValues(gallerySchema, changes), row);
      const after = shown({ ...row, ...columns });
      const remembered = checkConflicts({ schema: gallerySchema, row, stored: shown(row), after, edit });
      const changed = await save(row, { ...columns, ...remembered });
      return note === undefined ? changed : appendSlot(row, { image: null, note });
    }),

  remove: (menu: MenuRef, sectionId: string, galleryId: string, by: Actor) =>
    changeMenu(menu, async () => {
      const section = await sectionOf(menu, sectionId);
      const part = await findInMenu(TABLE, galleryId, { menu: menu.id, section: section.id });
      return moveToTrash(menu, { kind: 'gallery', part, parent: section.id, from: section['title'], by });
    }),

  changeNote: (
    menu: MenuRef,
    sectionId: string,
    galleryId: string,
    index: string,
    change: GalleryNoteInput,
  ): Promise<Gallery> =>
    changeMenu(menu, async () => {
      const row = await galleryIn(menu, sectionId, galleryId);
      return changeSlot(row, slotIndex(row, index), change);
    }),

  removeImage: (menu: MenuRef, sectionId: string, galleryId: string, index: string, by: Actor) =>
    changeMenu(menu, async () => {
      const row = await galleryIn(menu, sectionId, galleryId);
      const slots = slotsOf(row);
      const gone = slotIndex(row, index);
      const slot = slots[gone];
      if (!slot) throw new HttpError(404);
      const place = listPositionOf(slots.map(nameOf), gone);
      const kept: TrashedSlot = { gallery: galleryId, slot, place };
      const gallery = await save(row, { images: slots.toSpliced(gone, 1) });
      const summary = { title: slot.note, from: gallery.title, image: slot.image ?? null };
      return addedToTrash(menu, { kind: 'galleryImage', kept, summary, by }, gallery);
    }),
};
