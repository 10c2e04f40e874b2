/** Finds a combo's items in the menu by id, because a combo contains neither their prices nor their pictures. */
import { comboParts, partName, type Combo, type ComboPart, type ComboPortion } from '@qaima/schemas';
import type { MenuItem, MenuSection } from '../../../data/menu.js';
import { itemsOf } from '../../../data/menuDataProvider.js';

export type ItemsById = ReadonlyMap<string, MenuItem>;

export const itemsById = (sections: readonly MenuSection[]): ItemsById =>
  new Map(sections.flatMap((section) => itemsOf(section).map((item) => [item._id, item] as const)));

export const itemsNamed = (known: ItemsById, ids: readonly string[]): readonly MenuItem[] =>
  ids.flatMap((id) => known.get(id) ?? []);

export type MenuItemPart = ComboPart<MenuItem>;

/** The items with these ids, in the sizes and quantities of the portions. */
export const partsNamed = (
  known: ItemsById,
  ids: readonly string[],
  portions: readonly ComboPortion[] = [],
): readonly MenuItemPart[] => comboParts(itemsNamed(known, ids), portions);

/** A part in one string: `2 × شاورما - صغير`. */
export const partText = ({ title, quantity, size }: MenuItemPart): string =>
  partName({ title, quantity, option: size?.title });

export const idsOf = (combo: Combo): readonly string[] => (combo.items ?? []).map(({ _id }) => _id);
