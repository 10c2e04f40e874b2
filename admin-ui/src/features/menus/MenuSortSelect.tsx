/** The sort order and its direction on narrow screens, where the table has no headings. */
import Box from '@mui/material/Box';
import { schemaLabel, STAFF_MENU_SORTS, staffMenuSchema } from '@qaima/schemas';
import { NativeSelect } from '../../components/NativeSelect.js';
import { SortDirectionButton } from '../../components/SortDirectionButton.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { PHONE_QUERY } from '../../theme/theme.js';
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
    <Box sx={{ display: 'none', [`@media ${PHONE_QUERY}`]: { display: 'flex' }, marginBlockEnd: '8px' }}>
      <NativeSelect
        inputProps={{ 'aria-label': t('workQueue.sort') }}
        value={filters.sort}
        onChange={({ target }) => {
          const sort = STAFF_MENU_SORTS.find((one) => one === target.value);
          if (sort) onFilters({ sort, direction: firstDirection(sort) });
        }}
      >
        {STAFF_MENU_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t('workQueue.sortBy', { column: labels[sort] })}
          </option>
        ))}
      </NativeSelect>
      <SortDirectionButton direction={filters.direction} onDirection={(direction) => onFilters({ direction })} />
    </Box>
  );
}
