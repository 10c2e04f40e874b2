/** The sticky bar above every screen. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { tokens } from '../theme/theme.js';

interface AppBarProps {
  /** Whether the content wraps into several rows if it does not fit into one. */
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
      minBlockSize: 'var(--topBar)',
      paddingInline: { xs: '12px 8px', lg: '20px' },
      backgroundColor: tokens.surface,
      borderBlockEnd: `1px solid ${tokens.line}`,
    }}
  >
    {children}
  </Box>
);

/** Whether the app bar is wide enough to show labels next to its icons. */
export const useIsWideAppBar = () => useMediaQuery('(min-width: 1024px)');
