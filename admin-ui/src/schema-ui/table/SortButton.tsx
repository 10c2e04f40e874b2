/** A column heading that sorts the rows. */
import Box from '@mui/material/Box';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { tokens } from '../../theme/theme.js';

/** How rows are sorted. The caller sorts them. */
export interface Sorting {
  /** The sort name of each sortable property. */
  readonly fields: Readonly<Record<string, string>>;
  /** The sort name of the column that currently sorts the rows. */
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
  readonly onSort: (name: string) => void;
}

export const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

interface SortButtonProps {
  readonly label: string;
  readonly sort: string;
  readonly sorting: Sorting;
}

export function SortButton({ label, sort, sorting }: SortButtonProps) {
  const isCurrent = sort === sorting.sort;
  const Arrow = isCurrent ? (sorting.direction === 'asc' ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <Box
      component="button"
      type="button"
      onClick={() => sorting.onSort(sort)}
      sx={{
        all: 'unset',
        display: 'inline-flex',
        alignItems: 'center',
        gap: '4px',
        minBlockSize: tokens.target,
        cursor: 'pointer',
        '&:focus-visible': { outline: `3px solid ${tokens.accent}` },
        '&:hover': { color: tokens.accentDark },
      }}
    >
      {label}
      <Arrow size={14} aria-hidden="true" style={{ flexShrink: 0, opacity: isCurrent ? 1 : 0.55 }} />
    </Box>
  );
}
