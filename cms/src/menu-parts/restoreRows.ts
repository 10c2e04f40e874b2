/** Inserts deleted rows again, for single parts and for bulk deletions. */
import { comboUpdateSchema, menuPart, reinsertAll } from '@qaima/schemas';
import { assertCapacity } from './partHandlers';
import { HttpError } from '../errors/httpError';
import { insertSnapshots } from '../database/rowSnapshots';
import { updateJson } from '../database/bulkUpdate';
import { rows } from '../database/rows';
import { idsOfCombo } from './readComboItems';
import type { MenuRef } from '../api-runtime/access';
import { trashedItemIds, type TrashedRows } from './trashedRows';
import type { Row } from '../database/columnValues';

const NO_SECTION = {
  ar: 'حُذف التصنيف الذي كان هنا، فاستعده أولًا.',
  en: 'The section that it stood in was deleted. Bring that back first.',
};

const COMBO_LIMIT = comboUpdateSchema.properties.items.maxItems;

/** Adds restored items to the combos that contained them. */
async function returnToCombos(menu: MenuRef, { combos: old, lifted }: TrashedRows): Promise<void> {
  if (old.length === 0) return;
  const back = trashedItemIds(lifted);
  const were = new Map(old.map(({ combo, items }) => [combo, items]));
  const combos = await rows('api::combo.combo').findMany({
    where: { menu: menu.id, documentId: { $in: [...were.keys()] } },
  });
  const changed = combos.flatMap((combo: Row) => {
    const now = idsOfCombo(combo);
    const items = reinsertAll(now, were.get(combo.documentId) ?? [], back);
    return items.length === now.length || items.length > COMBO_LIMIT ? [] : [[combo.id, items] as const];
  });
  await updateJson('combos', 'items', changed);
}

/** Restores deleted rows and their places in combos. @throws {HttpError} 409 if the menu is full */
export async function restoreRows(menu: MenuRef, kept: TrashedRows): Promise<void> {
  for (const [of, lifted] of kept.lifted) {
    await assertCapacity(of, menu, lifted.length);
    await insertSnapshots(menuPart(of).table, lifted);
  }
  await returnToCombos(menu, kept);
}

/** Throws unless the menu has all these sections (row ids). */
export async function assertSectionsExist(menu: MenuRef, sections: readonly number[]): Promise<void> {
  const wanted = [...new Set(sections)];
  const there = await rows('api::section.section').count({ where: { id: { $in: wanted }, menu: menu.id } });
  if (there < wanted.length) throw new HttpError(409, NO_SECTION);
}
