/** Counts what a copy will contain, before it is made. (docs/spec/domain.md#copies) */
import { elementsOf, propertyOf } from '../core/typeGuards.js';
import { copiedListNames } from '../menu-parts/parts.js';
import type { Menu } from '../menu/menu.js';
import type { MenuCopyResponse } from './menu-copy.js';

export type CopyContents = Omit<MenuCopyResponse, 'to'>;

/**
 * Counts the parts that a copy will contain.
 * @param sectionIds the sections to copy; if absent, the whole menu with its combos and all groups of extras
 */
export function copyContents(menu: Menu, sectionIds?: readonly string[]): CopyContents {
  const sections = (menu.sections ?? []).filter(({ _id }) => sectionIds?.includes(_id) ?? true);
  const items = sections.flatMap((section) => section.items ?? []);
  const used = new Set([...sections, ...items].flatMap(({ extras }) => (extras ?? []).map(({ group }) => group)));
  const groups = (menu.extraGroups ?? []).filter(({ _id }) => sectionIds === undefined || used.has(_id));
  const limiting = new Set([...sections, ...items].flatMap(({ dayparts }) => dayparts ?? []));
  const isWhole = sectionIds === undefined;
  const others = copiedListNames.map(
    (list) => [list, isWhole ? elementsOf(propertyOf(menu, list)).length : 0] as const,
  );
  return {
    // What only a copy of the whole menu contains.
    ...(Object.fromEntries(others) as CopyContents),
    sections: sections.length,
    items: items.length,
    galleries: sections.reduce((sum, { galleries }) => sum + (galleries?.length ?? 0), 0),
    extraGroups: groups.length,
    dayparts: (menu.dayparts ?? []).filter(({ _id }) => limiting.has(_id)).length,
  };
}
