import { useCallback } from 'react';
import { nextOpeningAt } from '@qaima/schemas';
import { useMenu, type MenuItem } from '../../data/menu.js';
import { useSaveFields } from '../../data/useSaveToggle.js';

/** Returns a function that marks an item as sold out until the venue opens next, not counting the current opening. */
export function useSoldOutUntilOpening(): (item: MenuItem) => Promise<void> {
  const { data: menu } = useMenu();
  const save = useSaveFields('items');
  return useCallback(
    (item) => {
      const soldOutUntil = new Date(nextOpeningAt(menu ?? {}, new Date(), menu?.settings?.timeZone)).toISOString();
      return save(item, { soldOutUntil }, { soldOut: true, soldOutUntil });
    },
    [menu, save],
  );
}
