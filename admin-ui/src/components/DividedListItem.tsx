/** An entry of a list with lines between its entries. The parts of the entry are in a row that wraps. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { tokens } from '../theme/theme.js';

interface DividedListItemProps {
  /** The CSS `gap` between the parts. */
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
