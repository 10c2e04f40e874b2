import {
  comboChoicesProblem,
  comboFormValues,
  comboParts,
  comboSchema,
  ITEM_NOT_IN_MENU,
  itemSchema,
  LANGUAGES,
  portionsProblem,
  presentChoices,
  presentPortions,
  type Combo,
  type ComboUpdateInput,
  type PickableItem,
  type ComboPortion,
  type SubItem,
} from '@qaima/schemas';
import { partHandlers } from '../../menu-parts/partHandlers';
import { invalidField } from '../../errors/httpError';
import { readStored, serialize, toColumnValues } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';
import type { MenuRef } from '../../api-runtime/access';
import { allItemIdsOfCombo, idsOfCombo, portionsOfCombo } from '../../menu-parts/readComboItems';
import { textOf, type Row } from '../../database/columnValues';

type RowsById = ReadonlyMap<string, Row>;

type ItemTranslations = NonNullable<NonNullable<Combo['items']>[number]['translations']>;

/** The translations of an item with those of its size. */
function partTranslations(item: Row, size: SubItem | undefined): { readonly translations?: ItemTranslations } {
  const own = readStored(itemSchema.properties.translations, item['translations']);
  const options = LANGUAGES.flatMap((language) => {
    const option = size?.translations?.[language]?.title;
    return option ? [[language, { ...own?.[language], option }] as const] : [];
  });
  return own || options.length > 0 ? { translations: { ...own, ...Object.fromEntries(options) } } : {};
}

/** A combo's items, looked up among the menu's rows. Ids of deleted items are skipped. */
function itemsOfCombo(combo: Row, items: RowsById, portions: readonly ComboPortion[]): NonNullable<Combo['items']> {
  const contained = idsOfCombo(combo).flatMap((_id) => {
    const row = items.get(_id);
    return row ? [{ row, _id, subItems: subItemsOf(row) }] : [];
  });
  return comboParts(contained, portions).map(({ row, _id, quantity, size }) => ({
    _id,
    title: textOf(row['title']),
    description: textOf(row['description']),
    ...(quantity > 1 ? { quantity } : {}),
    ...(size ? { option: size.title } : {}),
    ...partTranslations(row, size),
  }));
}

const subItemsOf = (row: Row) => readStored(itemSchema.properties.subItems, row['subItems']) ?? [];

const pickable = (items: RowsById): ReadonlyMap<string, PickableItem & { readonly title: string }> =>
  new Map([...items].map(([_id, row]) => [_id, { _id, title: textOf(row['title']), subItems: subItemsOf(row) }]));

/** Serializes a combo without portions and choices of deleted items and sub-items. */
export function shownCombo(row: Row, items: RowsById): Combo {
  const combo = serialize(comboSchema, row, ['items']);
  const needed = new Map(
    allItemIdsOfCombo(row).flatMap((id) => {
      const item = items.get(id);
      return item ? [[id, item] as const] : [];
    }),
  );
  const present = pickable(needed);
  const { portions: _stored, ...rest } = combo;
  const portions = presentPortions(portionsOfCombo(row), present);
  return {
    ...rest,
    ...(portions.length > 0 ? { portions } : {}),
    choices: presentChoices(combo.choices ?? [], present),
    items: itemsOfCombo(row, items, portions),
  };
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
export const combos = partHandlers('combo', {
  values: comboFormValues,
  async toColumns(payload: ComboUpdateInput, menu) {
    const { items = [], choices = [], portions = [] } = payload;
    const named = [...choices.flatMap(({ of }) => of), ...portions].map(({ item }) => item);
    const found = await rowsOf(menu, [...items, ...named]);
    if (items.some((id) => !found.has(id))) throw invalidField('/items', ITEM_NOT_IN_MENU);
    const problem = comboChoicesProblem(choices, pickable(found));
    if (problem) throw invalidField(`/choices${problem.path}`, problem.message);
    const wrong = portionsProblem(portions, pickable(found));
    if (wrong) throw invalidField(`/portions${wrong.path}`, wrong.message);
    return toColumnValues(comboSchema, payload);
  },
  async show(row, menu) {
    return shownCombo(row, await rowsOf(menu, allItemIdsOfCombo(row)));
  },
});
