import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { Search, X } from 'lucide-react';
import { useTranslate } from '../../i18n/i18n.js';
import { tokens } from '../../theme/theme.js';

interface ItemSearchProps {
  readonly query: string;
  readonly onChange: (query: string) => void;
  /** Default: items are searched. */
  readonly placeholder?: string;
  /** The name of a search over something else. */
  readonly label?: string;
}

export function ItemSearch({ query, onChange, label, placeholder = label }: ItemSearchProps) {
  const t = useTranslate();
  return (
    <OutlinedInput
      fullWidth
      type="search"
      value={query}
      placeholder={placeholder ?? t('items.search')}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || query === '') return;
        // Stops the event, because Escape would also close a surrounding panel.
        event.preventDefault();
        event.stopPropagation();
        onChange('');
      }}
      inputProps={{
        'aria-label': label ?? t('items.search'),
        dir: query ? 'auto' : undefined,
        style: { appearance: 'none' },
      }}
      sx={{
        '& ::-webkit-search-cancel-button': { display: 'none' },
        '& .MuiOutlinedInput-notchedOutline': { borderColor: `${tokens.outline} !important` },
      }}
      startAdornment={
        <InputAdornment position="start">
          <Search size={19} />
        </InputAdornment>
      }
      endAdornment={
        query && (
          <IconButton edge="end" aria-label={t('items.clearSearch')} onClick={() => onChange('')}>
            <X size={18} />
          </IconButton>
        )
      }
    />
  );
}
