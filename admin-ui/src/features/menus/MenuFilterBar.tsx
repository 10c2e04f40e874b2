/** The search field and the states of the list of menus. */
import { useEffect, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { staffMenuQuerySchema } from '@qaima/schemas';
import { Search } from 'lucide-react';
import { useDebounced } from '../../components/useDebounced.js';
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
      <SearchField query={filters.q} onQuery={(q) => onFilters({ q })} />
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

interface SearchFieldProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

function SearchField({ query, onQuery }: SearchFieldProps) {
  const t = useTranslate();
  const [text, setText] = useState(query);
  const settled = useDebounced(text);
  const tell = useRef(onQuery);
  useEffect(() => {
    tell.current = onQuery;
  });
  // The last query written to the URL, so that the first render does not write it again.
  const told = useRef(query);
  useEffect(() => {
    if (settled === told.current) return;
    told.current = settled;
    tell.current(settled);
  }, [settled]);
  return (
    <OutlinedInput
      type="search"
      value={text}
      onChange={({ target }) => setText(target.value)}
      startAdornment={<Search size={18} aria-hidden="true" />}
      placeholder={t('menus.placeholder')}
      inputProps={{
        'aria-label': t('menus.search'),
        maxLength: queryField.maxLength,
        dir: 'auto',
        autoComplete: 'off',
      }}
      sx={{ flex: '1 1 260px', gap: '8px' }}
    />
  );
}
