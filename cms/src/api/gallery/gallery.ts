/** Galleries: their titles, and their slots of pictures, which are addressed by index from 0. (Decisions, section 4.) */
import {
  GALLERY_LIMIT,
  galleryShape,
  type Gallery,
  type GalleryChanges,
  type GalleryDraft,
  type GalleryImage,
} from '@qaima/schemas';
import { bornNow, nextPosition, partOf, removeRows, roomFor } from '../../contract/menu-part';
import { Refusal } from '../../contract/refusals';
import { represent, toStored, type Row } from '../../contract/represent';
import { rows } from '../../storage/rows';
import type { MenuRef } from '../menu/admins';
import { changeMenu } from '../menu/change';
import { sectionOf } from '../section/section';

const TABLE = 'api::gallery.gallery';

/** The most galleries of one menu. */
const MOST = 500;

const FULL = {
  ar: `المعرض ممتلئ، الحد الأعلى هو ${GALLERY_LIMIT} صورة.`,
  en: `The gallery is full: it holds at most ${GALLERY_LIMIT} pictures.`,
};

type Slots = readonly GalleryImage[];

const shown = (row: Row) => ({ images: [], ...represent(galleryShape, row) }) as unknown as Gallery & { images: Slots };
const slotsOf = (row: Row): Slots => (row['images'] as Slots | null) ?? [];

/** A gallery of this menu, in whichever section; 404 otherwise. */
export const galleryOf = (menu: MenuRef, documentId: string): Promise<Row> =>
  partOf(TABLE, documentId, { menu: menu.id });

async function galleryIn(menu: MenuRef, sectionId: string, galleryId: string): Promise<Row> {
  const section = await sectionOf(menu, sectionId);
  return partOf(TABLE, galleryId, { menu: menu.id, section: section.id });
}

async function save(row: Row, data: Readonly<Record<string, unknown>>) {
  return shown((await rows(TABLE).update({ where: { id: row.id }, data: { ...data, updatedAt: new Date() } })) ?? row);
}

/** Appends a slot to a gallery; inside the menu's lock. */
export async function appendSlot(row: Row, slot: GalleryImage) {
  const slots = slotsOf(row);
  if (slots.length >= GALLERY_LIMIT) throw new Refusal(409, FULL);
  const gallery = await save(row, { images: [...slots, slot] });
  return { ...gallery, galleryImageIndex: slots.length };
}

/** The index that a path names, if the gallery has such a slot; 404 otherwise. */
export function slotIndex(row: Row, index: string | number): number {
  const at = /^\d{1,4}$/.test(String(index)) ? Number(index) : -1;
  if (at < 0 || at >= slotsOf(row).length) throw new Refusal(404);
  return at;
}

/** Changes one slot; inside the menu's lock. */
export function changeSlot(row: Row, index: number, change: Partial<GalleryImage>) {
  return save(row, { images: slotsOf(row).map((slot, at) => (at === index ? { ...slot, ...change } : slot)) });
}

export const galleries = {
  create: (menu: MenuRef, sectionId: string, draft: GalleryDraft): Promise<Gallery> =>
    changeMenu(menu, async () => {
      const section = await sectionOf(menu, sectionId);
      await roomFor(TABLE, { menu: menu.id }, 1, MOST);
      const position = await nextPosition(TABLE, { section: section.id });
      const place = { menu: menu.id, section: section.id, position };
      const data = { ...toStored(galleryShape, draft), images: [], ...bornNow(), ...place };
      return shown(await rows(TABLE).create({ data }));
    }),

  change: (menu: MenuRef, sectionId: string, galleryId: string, { image: note, ...changes }: GalleryChanges) =>
    changeMenu(menu, async () => {
      const row = await galleryIn(menu, sectionId, galleryId);
      const changed = await save(row, toStored(galleryShape, changes));
      return note === undefined ? changed : appendSlot(row, { image: null, note });
    }),

  remove: (menu: MenuRef, sectionId: string, galleryId: string): Promise<null> =>
    changeMenu(menu, async () => {
      await removeRows('galleries', [(await galleryIn(menu, sectionId, galleryId)).id]);
      return null;
    }),

  changeNote: (menu: MenuRef, sectionId: string, galleryId: string, index: string, note: string): Promise<Gallery> =>
    changeMenu(menu, async () => {
      const row = await galleryIn(menu, sectionId, galleryId);
      return changeSlot(row, slotIndex(row, index), { note });
    }),

  removeImage: (menu: MenuRef, sectionId: string, galleryId: string, index: string): Promise<Gallery> =>
    changeMenu(menu, async () => {
      const row = await galleryIn(menu, sectionId, galleryId);
      const gone = slotIndex(row, index);
      return save(row, { images: slotsOf(row).filter((_, at) => at !== gone) });
    }),
};
