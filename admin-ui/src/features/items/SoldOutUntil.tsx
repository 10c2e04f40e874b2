/** Names the day on which a sold-out item becomes available automatically. */
import { soldOutDay } from '@qaima/schemas';
import { Badge } from '../../components/Badge.js';
import { useMenu } from '../../data/menu.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';

export function SoldOutUntil({ until }: { readonly until: string }) {
  const t = useTranslate();
  const language = useLanguage();
  const { data: menu } = useMenu();
  const day = soldOutDay(until, new Date(), menu?.settings?.timeZone, language);
  return <Badge tone="discount">{t('items.soldOutUntil', { day })}</Badge>;
}
