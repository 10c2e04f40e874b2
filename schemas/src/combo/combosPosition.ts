/** The position of the combos among the sections of a menu. (docs/spec/domain.md#combos) */
import { visibleSections, type HideableMenu } from '../item/visibility.js';

/**
 * Inserts the combos of a *public* menu between its visible sections. A menu without combos is unchanged.
 * `combosPosition` is the number of sections before the combos. The generated deals section always comes first.
 * @param sections one element per section of `visibleSections(menu)`, in the same sequence
 * @param combos the element for all combos
 */
export function withCombos<T>(
  sections: readonly T[],
  combos: T,
  menu: Pick<HideableMenu, 'settings' | 'sections' | 'combos'>,
): readonly T[] {
  if (!menu.combos?.length) return sections;
  const position = menu.settings?.combosPosition ?? Infinity;
  // Without `settings`, `visibleSections` generates no deals section, which must not be counted here.
  const behind = visibleSections({ sections: (menu.sections ?? []).slice(position) }).length;
  return sections.toSpliced(sections.length - behind, 0, combos);
}
