/** The sort order and its direction on narrow screens, where the table has no headings. */
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslate } from '../i18n/i18n.js';
import { ROW_CARDS_QUERY } from '../theme/theme.js';
import { NativeSelect } from './NativeSelect.js';
import type { SortDirection, SortOrder } from './sortOrder.js';

interface SortSelectProps<S extends string> extends SortOrder<S> {
  readonly sorts: readonly S[];
  readonly labels: Readonly<Record<S, string>>;
  /** The direction with which a sort begins; ascending if absent. */
  readonly firstDirection?: (sort: S) => SortDirection;
  readonly onChange: (order: SortOrder<S>) => void;
}

export function SortSelect<S extends string>({
  sorts,
  labels,
  sort,
  direction,
  firstDirection = () => 'asc',
  onChange,
}: SortSelectProps<S>) {
  const t = useTranslate();
  const Arrow = direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <Box sx={{ display: 'none', [`@media ${ROW_CARDS_QUERY}`]: { display: 'flex' }, marginBlockEnd: '8px' }}>
      <NativeSelect
        inputProps={{ 'aria-label': t('workQueue.sort') }}
        value={sort}
        onChange={({ target }) => {
          const next = sorts.find((one) => one === target.value);
          if (next) onChange({ sort: next, direction: firstDirection(next) });
        }}
      >
        {sorts.map((one) => (
          <option key={one} value={one}>
            {t('workQueue.sortBy', { column: labels[one] })}
          </option>
        ))}
      </NativeSelect>
      <IconButton
        color="inherit"
        aria-label={t(`workQueue.direction.${direction}`)}
        onClick={() => onChange({ sort, direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        <Arrow size={20} aria-hidden="true" />
      </IconButton>
    </Box>
  );
}
