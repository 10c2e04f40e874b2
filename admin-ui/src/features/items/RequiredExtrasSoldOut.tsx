/** Warns that guests see an item as sold out, because the item requires more extras than are available. */
import { soldOutRequirements } from '@qaima/schemas';
import { Badge } from '../../components/Badge.js';
import { useMenu, type MenuItem } from '../../data/menu.js';
import { sectionOfItem } from '../../data/menuDataProvider.js';
import { useTranslate } from '../../i18n/i18n.js';

export function RequiredExtrasSoldOut({ item }: { readonly item: MenuItem }) {
  const t = useTranslate();
  const { data: menu } = useMenu();
  const [group] = soldOutRequirements(item, sectionOfItem(menu, item._id), menu?.extraGroups);
  return group ? <Badge tone="discount">{t('items.requirementSoldOut', { group: group.title })}</Badge> : null;
}
