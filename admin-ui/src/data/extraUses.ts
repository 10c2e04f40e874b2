/** Finds the items and sections of the menu that offer a group of extras. (docs/spec/owners-area.md#extras) */
import { soldOutRequirements, type ExtraUse, type Menu } from '@qaima/schemas';
import type { MenuItem, MenuSection } from './menu.js';
import { itemsOf, sectionsOf } from './menuDataProvider.js';

export interface ItemUse {
  readonly item: MenuItem;
  readonly section: MenuSection;
  /** How the item offers the group. If the item has no use of the group, this is the section's use. */
  readonly use: ExtraUse;
  readonly isInherited: boolean;
}

export interface GroupUses {
  /** Sections that offer the group with all of their items. */
  readonly sections: readonly MenuSection[];
  /** All items that offer the group, either themselves or through their section. */
  readonly items: readonly ItemUse[];
}

export const groupUseIn = (
  owner: { readonly extras?: readonly ExtraUse[] | null | undefined },
  groupId: string,
): ExtraUse | undefined => owner.extras?.find(({ group }) => group === groupId);

export function usesOfGroup(menu: Menu | undefined, groupId: string): GroupUses {
  const all = sectionsOf(menu);
  return {
    sections: all.filter((section) => groupUseIn(section, groupId)),
    items: all.flatMap((section) =>
      itemsOf(section).flatMap((item): ItemUse[] => {
        const own = groupUseIn(item, groupId);
        const use = own ?? groupUseIn(section, groupId);
        return use ? [{ item, section, use, isInherited: !own }] : [];
      }),
    ),
  };
}

/** The number of items that offer each group, by group id. */
export function countUses(menu: Menu | undefined): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const section of sectionsOf(menu))
    for (const item of itemsOf(section)) {
      const groups = new Set([...(section.extras ?? []), ...(item.extras ?? [])].map(({ group }) => group));
      for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1);
    }
  return counts;
}

/** The number of items that are sold out for guests because a group has too few available extras, by group id. */
export function countSoldOutItems(menu: Menu | undefined): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const section of sectionsOf(menu))
    for (const item of itemsOf(section))
      for (const { _id } of soldOutRequirements(item, section, menu?.extraGroups))
        counts.set(_id, (counts.get(_id) ?? 0) + 1);
  return counts;
}

/** The distinct size codes of the sections' items. */
export const sizeCodesOf = (sections: readonly MenuSection[]): readonly string[] => [
  ...new Set(sections.flatMap(itemsOf).flatMap((item) => (item.subItems ?? []).flatMap(({ code }) => code || []))),
];
