/** The places where a picture can be stored, by `model` and `path`. (docs/spec/api.md#uploads) */
import type { UploadInput, UploadTarget } from '@qaima/schemas';
import { findInMenu } from '../../menu-parts/partHandlers';
import { textOf } from '../../database/columnValues';
import { HttpError } from '../../errors/httpError';
import { rows } from '../../database/rows';
import type { Table } from '../../database/tables';
import { appendSlot, changeSlot, galleryOf, slotIndex } from '../gallery/gallery';
import type { MenuRef } from '../../api-runtime/access';
import { institutionOf } from '../../menu-parts/readMenuColumns';
import { mergeInstitution } from '../menu-content/settings';

export type Model = UploadInput['model'];
export type Path = UploadInput['path'];
export type Key = keyof UploadTarget;

/** Stores the file name of a picture in its place. */
export type StoreImage = (image: string) => Promise<unknown>;

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

const putInto =
  (table: Table, id: number, columns: (image: string) => Promise<object> | object): StoreImage =>
  async (image) =>
    rows(table).update({ where: { id }, data: { ...(await columns(image)), updatedAt: new Date() } });

async function institutionWith(menu: MenuRef, logo: string) {
  const row = await rows('api::menu.menu').findOne({ where: { id: menu.id }, select: ['institution'] });
  return { institution: mergeInstitution(row && institutionOf(row), { logo }) };
}

export const targets: Readonly<Record<Model, Target>> = {
  item: {
    paths: ['image'],
    needs: ['menu', 'item'],
    async inMenu(menu, target) {
      const { id } = await findInMenu('api::item.item', idOf(target.item), { menu: menu.id });
      return putInto('api::item.item', id, (image) => ({ image }));
    },
  },

  menu: {
    paths: ['menuMainImage', 'institution.logo'],
    needs: ['menu'],
    async inMenu(menu, _target, path) {
      return putInto('api::menu.menu', menu.id, (image) =>
        path === 'institution.logo' ? institutionWith(menu, image) : { menuMainImage: image },
      );
    },
  },

  gallery: {
    paths: ['image'],
    needs: ['menu', 'gallery'],
    takes: ['galleryImageIndex'],
    async inMenu(menu, target) {
      const row = await galleryOf(menu, idOf(target.gallery));
      const { galleryImageIndex: index } = target;
      if (index === undefined) return (image) => appendSlot(row, { image, note: '' });
      const slot = slotIndex(row, index);
      return (image) => changeSlot(row, slot, { image });
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
      return putInto('api::public-image.public-image', row.id, (image) => ({ image }));
    },
  },
};

export const isModel = (model: unknown): model is Model => typeof model === 'string' && Object.hasOwn(targets, model);
