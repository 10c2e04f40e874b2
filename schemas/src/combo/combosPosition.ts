/** The position of the combos among the sections of a menu. (docs/spec/domain.md#combos) */
import { visibleSections, type HideableMenu } from '../item/visibility.js';

/**
 * Inserts the combos of a *public* menu among its visible sections; a menu without combos is unchanged.
 * `combosPosition` is the number of sections before the combos. The generated deals section stays first.
 * @param sections one element per section of `visibleSections(menu)`, in the same order
 * @param combos the element for all combos
 */
export function withCombos<T>(
  sections: readonly T[],
  combos: T,
  menu: Pick<HideableMenu, 'settings' | 'sections' | 'combos'>,
): readonly T[] {
  if (!menu.combos?.length) return sections;
  const position = menu.settings?.combosPosition ?? Infinity;
  // `settings` is omitted, so that the generated deals section is not counted.
  const behind = visibleSections({ sections: (menu.sections ?? []).slice(position) }).length;
  return sections.toSpliced(sections.length - behind, 0, combos);
}
