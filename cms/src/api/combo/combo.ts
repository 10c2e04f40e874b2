import {
  comboChoicesProblem,
  comboFormValues,
  comboSchema,
  comboUpdateSchema,
  itemSchema,
  presentChoices,
  type Combo,
  type ComboUpdateInput,
  type PickableItem,
} from '@qaima/schemas';
import { menuChildHandlers } from '../menu/menuChildHandlers';
import { invalidField } from '../../errors/httpError';
import { readStored, serialize, toColumnValues } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';
import type { MenuRef } from '../../api-runtime/access';
import { allItemIdsOfCombo, idsOfCombo } from './readComboItems';
import { textOf, type Row } from '../../database/columnValues';

const STRANGE_ITEM = { ar: 'أحد العناصر غير موجود في هذه القائمة.', en: 'One of the items is not in this menu.' };

type RowsById = ReadonlyMap<string, Row>;

/** A combo's items, looked up among the menu's rows. Ids of deleted items are skipped. */
function itemsOfCombo(combo: Row, items: RowsById): NonNullable<Combo['items']> {
  return idsOfCombo(combo).flatMap((_id) => {
    const item = items.get(_id);
    if (!item) return [];
    const translations = readStored(itemSchema.properties.translations, item['translations']);
    const texts = { title: textOf(item['title']), description: textOf(item['description']) };
    return [{ _id, ...texts, ...(translations ? { translations } : {}) }];
  });
}

const pickable = (items: RowsById): ReadonlyMap<string, PickableItem> =>
  new Map(
    [...items].map(([_id, row]) => [
      _id,
      { _id, subItems: readStored(itemSchema.properties.subItems, row['subItems']) ?? [] },
    ]),
  );

/** Serializes a combo without choices of deleted items and sub-items. */
export function shownCombo(row: Row, items: RowsById): Combo {
  const combo = serialize(comboSchema, row, ['items']);
  const needed = new Map(
    allItemIdsOfCombo(row).flatMap((id) => {
      const item = items.get(id);
      return item ? [[id, item] as const] : [];
    }),
  );
  const choices = presentChoices(combo.choices ?? [], pickable(needed));
  return { ...combo, choices, items: itemsOfCombo(row, items) };
}

async function rowsOf(menu: MenuRef, ids: readonly string[]): Promise<Map<string, Row>> {
  if (ids.length === 0) return new Map();
  const found = await rows('api::item.item').findMany({
    where: { menu: menu.id, documentId: { $in: [...new Set(ids)] } },
    select: ['documentId', 'title', 'description', 'translations', 'subItems'],
  });
  return new Map(found.map((row) => [row.documentId, row]));
}

/**
 * A combo stores the ids of its items, including deleted ones. Deleted items are not shown, but return when they are
 * restored.
 */
export const combos = menuChildHandlers({
  kind: 'combo',
  shape: comboSchema,
  changes: comboUpdateSchema,
  values: comboFormValues,
  async toColumns(payload: ComboUpdateInput, menu) {
    const { items = [], choices = [] } = payload;
    const found = await rowsOf(menu, [...items, ...choices.flatMap(({ of }) => of.map(({ item }) => item))]);
    if (items.some((id) => !found.has(id))) throw invalidField('/items', STRANGE_ITEM);
    const problem = comboChoicesProblem(choices, pickable(found));
    if (problem) throw invalidField(`/choices${problem.path}`, problem.message);
    return toColumnValues(comboSchema, payload);
  },
  async show(row, menu) {
    return shownCombo(row, await rowsOf(menu, allItemIdsOfCombo(row)));
  },
});
