/** Restores a removed picture of an item. */
import { HttpError } from '../../errors/httpError';
import { rows } from '../../database/rows';
import type { MenuRef } from '../../api-runtime/access';

export interface TrashedItemImage {
  readonly item: string;
  readonly image: string;
}

const NO_ITEM = {
  ar: 'حُذف الصنف الذي كانت له هذه الصورة، فاستعده أولًا.',
  en: 'The item of this picture was deleted. Bring that back first.',
};

export const OTHER_IMAGE = {
  ar: 'أُضيفت صورة أخرى في هذه الأثناء. أزلها أولًا إن أردت استعادة القديمة.',
  en: 'Another picture was added meanwhile. Remove that first to bring back the old one.',
};

/** Restores an item's picture. Runs inside the menu's lock. @returns the item's id */
export async function restoreItemImage(menu: MenuRef, { item, image }: TrashedItemImage): Promise<string> {
  const row = await rows('api::item.item').findOne({ where: { documentId: item, menu: menu.id } });
  if (!row) throw new HttpError(409, NO_ITEM);
  if (row['image']) throw new HttpError(409, OTHER_IMAGE);
  await rows('api::item.item').update({ where: { id: row.id }, data: { image, updatedAt: new Date() } });
  return item;
}
