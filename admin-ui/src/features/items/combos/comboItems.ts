/** Finds a combo's items in the menu by id, because a combo contains neither their prices nor their pictures. */
import type { Combo } from '@qaima/schemas';
import type { MenuItem, MenuSection } from '../../../data/menu.js';
import { itemsOf } from '../../../data/menuDataProvider.js';

export type ItemsById = ReadonlyMap<string, MenuItem>;

export const itemsById = (sections: readonly MenuSection[]): ItemsById =>
  new Map(sections.flatMap((section) => itemsOf(section).map((item) => [item._id, item] as const)));

export const itemsNamed = (known: ItemsById, ids: readonly string[]): readonly MenuItem[] =>
  ids.flatMap((id) => known.get(id) ?? []);

export const idsOf = (combo: Combo): readonly string[] => (combo.items ?? []).map(({ _id }) => _id);
