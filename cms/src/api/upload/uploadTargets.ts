/** The places where a picture can be stored, by `model` and `path`. (docs/spec/api.md#uploads) */
import type { UploadInput, UploadTarget } from '@qaima/schemas';
import { findInMenu } from '../../menu-parts/partHandlers';
import { textOf } from '../../database/columnValues';
import { HttpError } from '../../errors/httpError';
import { rows } from '../../database/rows';
import type { Table } from '../../database/tables';
import { appendSlot, changeSlot, galleryOf, slotIndex } from '../gallery/gallery';
import type { MenuRef } from '../../api-runtime/access';
import type { Actor } from '../../http/sessions/store';
import { addTrashEntry } from '../../menu-parts/trash';
import { institutionOf } from '../../menu-parts/readMenuColumns';
import { mergeInstitution } from '../menu-content/settings';

export type Model = UploadInput['model'];
export type Path = UploadInput['path'];
export type Key = keyof UploadTarget;

/**
 * Stores the file name of a picture in its place.
 * @returns the undo id if a picture was replaced that can be restored
 */
export type StoreImage = (image: string, by: Actor) => Promise<string | undefined>;

interface Naming {
  readonly paths: readonly Path[];
  /** The ids that a request must (`needs`) or may (`takes`) contain. */
  readonly needs: readonly Key[];
  readonly takes?: readonly Key[];
}

interface MenuTarget extends Naming {
  /** Finds the place of the picture in a menu. @throws {HttpError} 404 */
  readonly inMenu: (menu: MenuRef, target: UploadTarget, path: Path) => Promise<StoreImage>;
}

/** A target that belongs to no menu; only staff may change it. */
interface StaffTarget extends Naming {
  readonly ofStaff: (target: UploadTarget) => Promise<StoreImage>;
}

const OTHER_IMAGE = {
  ar: 'استُبدلت هذه الصورة منذ عرضها عليك. راجع الصورة الحالية ثم احفظ.',
  en: 'This picture has been replaced since you saw it. Look at the present one, then save.',
};

export type Target = MenuTarget | StaffTarget;

/** Narrows the type. The validation has ensured that required ids exist. */
const idOf = (id: string | undefined): string => id ?? '';

const write = (table: Table, id: number, columns: object) =>
  rows(table).update({ where: { id }, data: { ...columns, updatedAt: new Date() } });

interface ReplacedImage {
  readonly kind: 'itemImage' | 'mainImage' | 'logo';
  readonly title: string;
  readonly before: string | null | undefined;
  readonly after: string;
  /** The item whose picture it is. */
  readonly item?: string;
  readonly by: Actor;
}

/** Keeps a replaced picture in the trash, from where it comes back while its successor is still in place. */
async function keepReplaced(menu: MenuRef, { kind, title, before, after, item, by }: ReplacedImage) {
  if (!before || before === after) return undefined;
  const kept = { image: before, replacedBy: after, ...(item === undefined ? {} : { item }) };
  return addTrashEntry(menu, { kind, kept, summary: { title, image: before }, by });
}

async function putIntoMenu(menu: MenuRef, path: Path, image: string, by: Actor) {
  const row = await rows('api::menu.menu').findOne({ where: { id: menu.id } });
  const institution = row ? institutionOf(row) : null;
  const isLogo = path === 'institution.logo';
  await write(
    'api::menu.menu',
    menu.id,
    isLogo ? { institution: mergeInstitution(institution, { logo: image }) } : { menuMainImage: image },
  );
  const before = isLogo ? institution?.logo : textOf(row?.['menuMainImage']);
  return keepReplaced(menu, { kind: isLogo ? 'logo' : 'mainImage', title: '', before, after: image, by });
}

export const targets: Readonly<Record<Model, Target>> = {
  item: {
    paths: ['image'],
    needs: ['menu', 'item'],
    async inMenu(menu, target) {
      const item = idOf(target.item);
      const row = await findInMenu('api::item.item', item, { menu: menu.id });
      return async (after, by) => {
        await write('api::item.item', row.id, { image: after });
        const [title, before] = [textOf(row['title']), textOf(row['image'])];
        return keepReplaced(menu, { kind: 'itemImage', title, before, after, item, by });
      };
    },
  },

  menu: {
    paths: ['menuMainImage', 'institution.logo'],
    needs: ['menu'],
    async inMenu(menu, _target, path) {
      return (image, by) => putIntoMenu(menu, path, image, by);
    },
  },

  gallery: {
    paths: ['image'],
    needs: ['menu', 'gallery'],
    takes: ['galleryImageIndex'],
    async inMenu(menu, target) {
      const row = await galleryOf(menu, idOf(target.gallery));
      const { galleryImageIndex: index } = target;
      const slot = index === undefined ? null : slotIndex(row, index);
      return async (image) => {
        await (slot === null ? appendSlot(row, { image, note: '' }) : changeSlot(row, slot, { image }));
        return undefined;
      };
    },
  },

  publicImage: {
    paths: ['image'],
    needs: ['publicImage'],
    takes: ['imageBefore'],
    async ofStaff({ publicImage, imageBefore }) {
      const row = await findInMenu('api::public-image.public-image', idOf(publicImage), {});
      const value = textOf(row['image']);
      if (imageBefore !== undefined && imageBefore !== value)
        throw new HttpError(409, OTHER_IMAGE, { conflicts: [{ path: '/image', value: value || null }] });
      return async (image) => {
        await write('api::public-image.public-image', row.id, { image });
        return undefined;
      };
    },
  },
};

export const isModel = (model: unknown): model is Model => typeof model === 'string' && Object.hasOwn(targets, model);
