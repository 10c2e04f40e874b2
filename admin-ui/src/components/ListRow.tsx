/** A row that is selected by a click anywhere except on the controls at its end. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { tokens } from '../theme/theme.js';

interface ListRowProps {
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  readonly details?: ReactNode;
  /** Controls at the end of the row, which do not select it. */
  readonly actions?: ReactNode;
  readonly selected: boolean;
  /** Whether the row is dimmed, because its record is hidden from visitors. */
  readonly dim?: boolean;
  readonly onSelect: () => void;
  /** Content that is expanded below the row. */
  readonly children?: ReactNode;
}

export function ListRow({ picture, title, details, actions, selected, dim = false, onSelect, children }: ListRowProps) {
  return (
    <Box component="li" sx={{ '& + &': { borderBlockStart: `1px solid ${tokens.line}` } }}>
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          flexWrap: 'wrap',
          gap: '0 12px',
          minBlockSize: 64,
          paddingBlock: '8px',
          marginInline: '-12px',
          paddingInline: '12px 6px',
          borderRadius: '12px',
          '&:hover': { backgroundColor: tokens.selected },
          ...(selected && { backgroundColor: tokens.selected, boxShadow: `inset 0 0 0 2px ${tokens.accent}` }),
        }}
      >
        {picture}
        <Box sx={{ flex: '1 1 180px', minInlineSize: 0 }}>
          <Box
            component="button"
            type="button"
            aria-pressed={selected}
            onClick={onSelect}
            sx={{
              all: 'unset',
              display: 'block',
              inlineSize: 'fit-content',
              maxInlineSize: '100%',
              boxSizing: 'border-box',
              // As high as a touch target, without space of its own.
              paddingBlock: '11px',
              marginBlock: '-11px',
              cursor: 'pointer',
              fontSize: 15,
              lineHeight: '22px',
              fontWeight: 700,
              overflowWrap: 'anywhere',
              color: dim ? tokens.muted : tokens.text,
              '&::before': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
              '&:focus-visible::before': { outline: `3px solid ${tokens.accent}`, outlineOffset: -3 },
            }}
          >
            {title}
          </Box>
          {details && (
            <Box sx={{ color: tokens.muted, fontSize: 13, lineHeight: '20px', overflowWrap: 'anywhere' }}>
              {details}
            </Box>
          )}
        </Box>
        {actions && (
          <Box
            sx={{
              position: 'relative',
              display: 'flex',
              alignItems: 'center',
              gap: '4px',
              marginInlineStart: 'auto',
            }}
          >
            {actions}
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
}

interface RowListProps {
  readonly label: string;
  readonly children: ReactNode;
}

export const RowList = ({ label, children }: RowListProps) => (
  <Box component="ul" aria-label={label} sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
    {children}
  </Box>
);
