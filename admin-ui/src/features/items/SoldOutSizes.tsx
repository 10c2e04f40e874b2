/** Names the sizes of an item that are sold out, each with the day on which it becomes available automatically. */
import { soldOutDay } from '@qaima/schemas';
import { Badge } from '../../components/Badge.js';
import { useMenu, type MenuItem } from '../../data/menu.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';

export function SoldOutSizes({ item }: { readonly item: MenuItem }) {
  const t = useTranslate();
  const language = useLanguage();
  const { data: menu } = useMenu();
  return (item.subItems ?? [])
    .filter(({ soldOut }) => soldOut === true)
    .map(({ _id, title, soldOutUntil }) => (
      <Badge key={_id} tone="discount">
        <bdi>{title}</bdi>:{' '}
        {soldOutUntil
          ? t('items.soldOutUntil', { day: soldOutDay(soldOutUntil, new Date(), menu?.settings?.timeZone, language) })
          : t('items.soldOut')}
      </Badge>
    ));
}
