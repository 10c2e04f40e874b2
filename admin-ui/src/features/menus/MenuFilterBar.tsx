/** The search field and the states of the list of menus. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { staffMenuQuerySchema } from '@qaima/schemas';
import { SearchField } from '../../components/SearchField.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { MENU_STATES, type MenuFilters, type SetMenuFilters } from './useMenus.js';

interface MenuFilterBarProps {
  readonly filters: MenuFilters;
  readonly onFilters: SetMenuFilters;
}

const { q: queryField, state: stateField } = staffMenuQuerySchema.properties;

export function MenuFilterBar({ filters, onFilters }: MenuFilterBarProps) {
  const t = useTranslate();
  const language = useLanguage();
  return (
    <Box
      role="search"
      aria-label={t('menus.filters')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', mb: '16px' }}
    >
      <SearchField
        label={t('menus.search')}
        placeholder={t('menus.placeholder')}
        maxLength={queryField.maxLength}
        query={filters.q}
        onQuery={(q) => onFilters({ q })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        {(['', ...MENU_STATES] as const).map((state) => (
          <Button
            key={state}
            color={filters.state === state ? 'primary' : 'inherit'}
            variant={filters.state === state ? 'contained' : 'outlined'}
            aria-pressed={filters.state === state}
            onClick={() => onFilters({ state })}
          >
            {state ? stateField['x-options'][state][language] : t('menus.all')}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
