import { comboUpdateSchema, comboSchema, comboFormValues, type Combo, type ComboUpdateInput } from '@qaima/schemas';
import { menuPart } from '../menu/menuPartHandlers';
import { invalidField } from '../../errors/httpError';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';
import type { MenuRef } from '../../api-runtime/access';
import { idsOfCombo } from './readComboItems';
import { textOf, type Row } from '../../database/row';

const STRANGE_ITEM = { ar: 'أحد العناصر غير موجود في هذه القائمة.', en: 'One of the items is not in this menu.' };

/** A combo's items from the rows of its menu. Ids of deleted items are skipped. */
export function itemsOfCombo(combo: Row, items: ReadonlyMap<string, Row>): NonNullable<Combo['items']> {
  return idsOfCombo(combo).flatMap((_id) => {
    const item = items.get(_id);
    return item ? [{ _id, title: textOf(item['title']), description: textOf(item['description']) }] : [];
  });
}

export const shownCombo = (row: Row, items: ReadonlyMap<string, Row>): Combo => ({
  ...serialize(comboSchema, row, ['items']),
  items: itemsOfCombo(row, items),
});

async function rowsOf(menu: MenuRef, ids: readonly string[]): Promise<Map<string, Row>> {
  const found = await rows('api::item.item').findMany({
    where: { menu: menu.id, documentId: { $in: ids } },
    select: ['documentId', 'title', 'description'],
  });
  return new Map(found.map((row) => [row.documentId, row]));
}

/** Combos store the ids of their items: a deleted item drops out, a restored one returns. */
export const combos = menuPart({
  kind: 'combo',
  shape: comboSchema,
  changes: comboUpdateSchema,
  values: comboFormValues,
  async toColumns(payload: ComboUpdateInput, menu) {
    const { items } = payload;
    if (items && (await rowsOf(menu, items)).size !== items.length) throw invalidField('/items', STRANGE_ITEM);
    return toColumnValues(comboSchema, payload);
  },
  async show(row, menu) {
    return shownCombo(row, await rowsOf(menu, idsOfCombo(row)));
  },
});
