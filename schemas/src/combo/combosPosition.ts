/** Where the combos stand among the sections of a menu. (docs/spec/domain.md#combos) */
import { visibleSections, type HideableMenu } from '../item/visibility.js';

/**
 * Inserts the combos among the visible sections of a *public* menu, if it has any. They stand before the first
 * visible section that the owner placed behind them, and after the deals section.
 * @param sections one element per section of `visibleSections(menu)`, in its order
 * @param combos the element for all combos
 */
export function withCombos<T>(
  sections: readonly T[],
  combos: T,
  menu: Pick<HideableMenu, 'settings' | 'sections' | 'combos'>,
): readonly T[] {
  if (!menu.combos?.length) return sections;
  const position = menu.settings?.combosPosition ?? Infinity;
  // Without settings there is no deals section.
  const behind = visibleSections({ sections: (menu.sections ?? []).slice(position) }).length;
  return sections.toSpliced(sections.length - behind, 0, combos);
}
