/**
 * Marks items, sizes and extras as sold out. The notification says until when, and offers undo.
 * (docs/spec/domain.md#sold-out)
 */
import { useCallback } from 'react';
import { soldOutDay, tomorrowsOpening, type Menu, type SoldOutFields } from '@qaima/schemas';
import { useLanguage, useTranslate } from '../i18n/i18n.js';
import { useMenu, type MenuItem } from './menu.js';
import { useSaveFields, type SaveFields } from './useSaveToggle.js';

/** `tomorrow`: until the venue opens tomorrow. `never`: until somebody changes it. */
export type SoldOutEnd = 'tomorrow' | 'never';

/**
 * The values that lists show while the request is pending.
 * @param end null: available
 */
export function soldOutFieldsOf(end: SoldOutEnd | null, menu: Menu | undefined, now: Date) {
  const soldOutUntil =
    end === 'tomorrow' ? new Date(tomorrowsOpening(menu ?? {}, now, menu?.settings?.timeZone)).toISOString() : null;
  return { soldOut: end !== null, soldOutUntil };
}

/** A size or an extra. */
interface Part extends SoldOutFields {
  readonly _id?: string;
  readonly title: string;
}

function useSetSoldOut(save: SaveFields): (part: Part, end: SoldOutEnd | null) => Promise<void> {
  const t = useTranslate();
  const language = useLanguage();
  const { data: menu } = useMenu();
  return useCallback(
    (part, end) => {
      const now = new Date();
      const shown = soldOutFieldsOf(end, menu, now);
      const { soldOutUntil } = shown;
      // The server removes a stored `soldOutUntil` when it receives `soldOut` without one.
      if (end === null) return save(part, { soldOut: false }, shown);
      const { title } = part;
      const before = part.soldOutUntil ? { soldOutUntil: part.soldOutUntil } : { soldOut: part.soldOut === true };
      if (soldOutUntil === null)
        return save(part, { soldOut: true }, shown, { said: t('items.soldOutDone', { title }), before });
      const day = soldOutDay(soldOutUntil, now, menu?.settings?.timeZone, language);
      return save(part, { soldOutUntil }, shown, { said: t('items.soldOutUntilDone', { title, day }), before });
    },
    [menu, save, t, language],
  );
}

/**
 * Returns a function that marks an item as sold out. With null as the end, the function marks the item as available.
 */
export const useSoldOut = (): ((item: MenuItem, end: SoldOutEnd | null) => Promise<void>) =>
  useSetSoldOut(useSaveFields('items'));

/**
 * Like {@link useSoldOut}, for a size of an item or an extra of a group.
 * @returns a function of three arguments: the id of the item or group, the size or extra, and when being sold out ends
 */
export function useSoldOutPart(
  kind: 'sizes' | 'groupExtras',
): (within: string, part: Part, end: SoldOutEnd | null) => Promise<void> {
  const set = useSetSoldOut(useSaveFields(kind));
  return useCallback((within, part, end) => set({ ...part, _id: `${within}/${part._id ?? ''}` }, end), [set]);
}
