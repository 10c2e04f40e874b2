/** Shows orders in the app's language. (docs/spec/domain.md#translations) */
import { useMemo } from 'react';
import { switchLanguage, type GuestOrder, type Language } from '@qaima/schemas';
import { useMenu } from '../../../data/menu.js';
import { useLanguage } from '../../../i18n/i18n.js';

/** The language of the menu's own texts, which guests read by default. */
export const useVenueLanguage = (): Language => useMenu().data?.languages.default ?? 'ar';

/**
 * Returns a function that replaces the texts of an order by those in the app's language. The venue's own texts are then
 * in `translations`. The same order gives the same result, so that its card renders only when it has changed.
 */
export function useOrderTranslation(): (order: GuestOrder) => GuestOrder {
  const language = useLanguage();
  const own = useVenueLanguage();
  return useMemo(() => {
    const translated = new WeakMap<GuestOrder, GuestOrder>();
    return (order) => {
      const known = translated.get(order) ?? switchLanguage(order, own, language);
      translated.set(order, known);
      return known;
    };
  }, [own, language]);
}
