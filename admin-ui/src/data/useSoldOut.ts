/** Marks items as sold out. The notification says until when, and offers to undo. (docs/spec/domain.md#items) */
import { useCallback } from 'react';
import { nextOpeningAt, soldOutDay } from '@qaima/schemas';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import { useMenu, type MenuItem } from './menu.js';
import { useSaveFields } from './useSaveToggle.js';

/** `opening`: until the venue opens next, not counting the current opening. `never`: until somebody changes it. */
type SoldOutEnd = 'opening' | 'never';

/** Returns a function that marks an item as sold out, or with null as available. */
export function useSoldOut(): (item: MenuItem, end: SoldOutEnd | null) => Promise<void> {
  const t = useTranslate();
  const language = useLanguage();
  const { data: menu } = useMenu();
  const save = useSaveFields('items');
  return useCallback(
    (item, end) => {
      // The flag alone ends a time limit, so that "sold out" then means until somebody changes it.
      if (end === null) return save(item, { soldOut: false }, { soldOut: false, soldOutUntil: null });
      const { title } = item;
      const before = item.soldOutUntil ? { soldOutUntil: item.soldOutUntil } : { soldOut: item.soldOut };
      if (end === 'never') {
        const said = t('items.soldOutDone', { title });
        return save(item, { soldOut: true }, { soldOut: true, soldOutUntil: null }, { said, before });
      }
      const now = new Date();
      const timeZone = menu?.settings?.timeZone;
      const soldOutUntil = new Date(nextOpeningAt(menu ?? {}, now, timeZone)).toISOString();
      const said = t('items.soldOutUntilDone', { title, day: soldOutDay(soldOutUntil, now, timeZone, language) });
      return save(item, { soldOutUntil }, { soldOut: true, soldOutUntil }, { said, before });
    },
    [menu, save, t, language],
  );
}
