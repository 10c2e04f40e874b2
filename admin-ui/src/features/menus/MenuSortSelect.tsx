import { schemaLabel, STAFF_MENU_SORTS, staffMenuSchema } from '@qaima/schemas';
import { SortSelect } from '../../components/SortSelect.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { firstDirection, type MenuFilters, type SetMenuFilters } from './useMenus.js';

const { state, plan, lastEditAt, visits, orders, subEnd } = staffMenuSchema.properties;

interface MenuSortSelectProps {
  readonly filters: MenuFilters;
  readonly onFilters: SetMenuFilters;
}

export function MenuSortSelect({ filters, onFilters }: MenuSortSelectProps) {
  const t = useTranslate();
  const language = useLanguage();
  const labels = {
    newest: t('menus.newest'),
    menu: t('menus.menu'),
    owner: t('menus.owner'),
    state: schemaLabel(state, language),
    plan: schemaLabel(plan, language),
    lastEdit: schemaLabel(lastEditAt, language),
    visits: schemaLabel(visits, language),
    orders: schemaLabel(orders, language),
    subEnd: schemaLabel(subEnd, language),
  } as const;
  return (
    <SortSelect
      sorts={STAFF_MENU_SORTS}
      labels={labels}
      sort={filters.sort}
      direction={filters.direction}
      firstDirection={firstDirection}
      onChange={onFilters}
    />
  );
}
