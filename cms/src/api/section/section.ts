/** Sections: what they are called, and what goes with them when they go. */
import { sectionShape, type Section } from '@qaima/schemas';
import { menuPart, partOf, removeRows } from '../../contract/menu-part';
import type { Row } from '../../contract/represent';
import { rows } from '../../storage/rows';
import type { MenuRef } from '../menu/admins';
import { changeMenu } from '../menu/change';

const TABLE = 'api::section.section';

const list = menuPart<Section>({ table: TABLE, shape: sectionShape, most: 200 });

/** A section of this menu by its public id; 404 otherwise. */
export const sectionOf = (menu: MenuRef, documentId: string): Promise<Row> =>
  partOf(TABLE, documentId, { menu: menu.id });

const idsIn = async (table: 'api::item.item' | 'api::gallery.gallery', section: Row) =>
  (await rows(table).findMany({ where: { section: section.id }, select: ['id'] })).map(({ id }) => id);

export const sections = {
  create: list.create,
  change: list.change,

  /** Deletes a section with its items and galleries. (Decisions, section 4.) */
  remove: (menu: MenuRef, documentId: string) =>
    changeMenu(menu, async () => {
      const section = await sectionOf(menu, documentId);
      await removeRows('items', await idsIn('api::item.item', section));
      await removeRows('galleries', await idsIn('api::gallery.gallery', section));
      await removeRows('sections', [section.id]);
      return null;
    }),
};
