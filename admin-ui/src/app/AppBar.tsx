/** The bar above every room, which stays in sight: the owner's and the staff's. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { tokens } from '../theme/theme.js';

interface AppBarProps {
  /** What it holds stands in several rows where there is no room for one. */
  readonly wraps?: boolean;
  readonly children: ReactNode;
}

export const AppBar = ({ wraps = false, children }: AppBarProps) => (
  <Box
    component="header"
    sx={{
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 10,
      display: 'flex',
      flexWrap: wraps ? 'wrap' : 'nowrap',
      alignItems: 'center',
      columnGap: { xs: '4px', lg: '8px' },
      minBlockSize: tokens.topBar,
      paddingInline: { xs: '12px 8px', lg: '20px' },
      backgroundColor: tokens.surface,
      borderBlockEnd: `1px solid ${tokens.line}`,
    }}
  >
    {children}
  </Box>
);

/** Whether the bar has room for words beside its pictures. */
export const useIsWideAppBar = () => useMediaQuery('(min-width: 1024px)');
