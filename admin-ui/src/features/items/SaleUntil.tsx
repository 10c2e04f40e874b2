/** Says when an item's sale ends: at the end of a day of the venue, or at a time that was set through the API. */
import {
  formatBookingDate,
  formatDateTimeInZone,
  lastDayOfSale,
  resolveTimeZone,
  saleUntilEndOf,
} from '@qaima/schemas';
import { useMenu } from '../../data/menu.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';

export function SaleUntil({ until }: { readonly until: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const zone = resolveTimeZone(useMenu().data?.settings?.timeZone);
  const day = lastDayOfSale(until, zone);
  return Date.parse(saleUntilEndOf(day, zone)) === Date.parse(until)
    ? t('items.saleUntilEndOf', { day: formatBookingDate(day, language) })
    : t('items.saleUntil', { time: formatDateTimeInZone(zone, until) });
}
