/** The items selected for bulk actions. */
import { useCallback, useMemo, useState } from 'react';
import type { MenuItem, MenuSection } from '../../data/menu.js';
import { itemsOf } from '../../data/menuDataProvider.js';

export interface Selection {
  readonly chosen: ReadonlySet<string>;
  /** The selected items that still exist, in menu order. */
  readonly items: readonly MenuItem[];
  /** Selects or deselects items. The function is stable. */
  readonly choose: (ids: readonly string[], isChosen: boolean) => void;
  readonly clear: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** `toggle` selects or deselects an item, and is stable. */
export function useSelection(sections: readonly MenuSection[]): Selection & { readonly toggle: (id: string) => void } {
  const [chosen, setChosen] = useState(NONE);
  const choose = useCallback((ids: readonly string[], isChosen: boolean) => {
    setChosen((before) => {
      const next = new Set(before);
      for (const id of ids)
        if (isChosen) next.add(id);
        else next.delete(id);
      return next;
    });
  }, []);
  const toggle = useCallback((id: string) => {
    setChosen((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]));
  }, []);
  const clear = useCallback(() => setChosen(NONE), []);
  const items = useMemo(
    () => (chosen.size === 0 ? [] : sections.flatMap(itemsOf).filter(({ _id }) => chosen.has(_id))),
    [sections, chosen],
  );
  // Deselects deleted items. They stay deselected if they are restored.
  if (sections.length > 0 && items.length < chosen.size) setChosen(new Set(items.map(({ _id }) => _id)));
  return { chosen, items, choose, toggle, clear };
}
