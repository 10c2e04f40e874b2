/** The positions of the combos among the sections of a menu. (docs/spec/domain.md#combos) */
import { visibleSections, type HideableMenu } from './visibility.js';

/** The id of the first group of combos on a page. It can't collide with section ids, which are longer. */
const COMBOS_ID = 'combos';

/** Combos that stand together on a page. */
export interface CombosGroup<C> {
  /** Unique within the page. */
  readonly id: string;
  readonly combos: readonly C[];
}

type CombosMenu<C> = Pick<HideableMenu, 'settings' | 'sections'> & {
  readonly combos?: readonly C[] | null | undefined;
};
type ComboOf<M extends HideableMenu> = NonNullable<M['combos']>[number];

/** The combos by the number of visible, not generated, sections behind them. */
function combosByPlace<C extends ComboOf<HideableMenu>>({ settings, sections, combos }: CombosMenu<C>) {
  const places = new Map<number, C[]>();
  const behind = new Map<number, number>();
  for (const combo of combos ?? []) {
    const position = combo.position ?? settings?.combosPosition ?? Infinity;
    // `settings` is omitted, so that the generated deals section is not counted.
    const place = behind.get(position) ?? visibleSections({ sections: (sections ?? []).slice(position) }).length;
    behind.set(position, place);
    places.set(place, [...(places.get(place) ?? []), combo]);
  }
  return places;
}

/**
 * Inserts the combos of a *public* menu among its visible sections; a menu without combos is unchanged. `position` of a
 * combo, otherwise `combosPosition` of the settings, is the number of sections before it. Combos at the same place form
 * one group, in the owner's order. The generated deals section stays first.
 * @param sections one element per section of `visibleSections(menu)`, in the same order
 * @param elementOf creates the element for a group of combos
 */
export function withCombos<T, C extends ComboOf<HideableMenu>>(
  sections: readonly T[],
  elementOf: (group: CombosGroup<C>) => T,
  menu: CombosMenu<C>,
): readonly T[] {
  const places = [...combosByPlace(menu)].sort(([one], [other]) => other - one);
  const at = new Map(
    places.map(([behind, combos], index) => {
      const id = index === 0 ? COMBOS_ID : `${COMBOS_ID}-${index + 1}`;
      return [sections.length - behind, elementOf({ id, combos })] as const;
    }),
  );
  const groupAt = (index: number): readonly T[] => {
    const group = at.get(index);
    return group === undefined ? [] : [group];
  };
  return [...sections.flatMap((section, index) => [...groupAt(index), section]), ...groupAt(sections.length)];
}
