/** An entry of a horizontal list that wraps, with lines between its entries. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { tokens } from '../theme/theme.js';

interface DividedListItemProps {
  /** Between the parts: rows, then columns. */
  readonly gap: string;
  readonly paddingBlock: string;
  readonly children: ReactNode;
}

export const DividedListItem = ({ gap, paddingBlock, children }: DividedListItemProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap,
      paddingBlock,
      '& + &': { borderBlockStart: `1px solid ${tokens.line}` },
    }}
  >
    {children}
  </Box>
);
