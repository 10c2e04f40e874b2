/** A bar that sticks below scrolling content. Notifications never cover it. */
import type { CSSProperties, ReactNode } from 'react';
import Box from '@mui/material/Box';
import { tokens } from '../theme/theme.js';

const foot = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  flexShrink: 0,
  padding: '14px 20px max(14px, env(safe-area-inset-bottom))',
  backgroundColor: tokens.surface,
  borderBlockStart: `1px solid ${tokens.line}`,
  boxShadow: '0 -4px 12px rgb(42 18 6/.05)',
} as const;

interface StickyFooterProps {
  readonly sx?: CSSProperties;
  readonly children: ReactNode;
}

export const StickyFooter = ({ sx = {}, children }: StickyFooterProps) => (
  <Box data-keep-clear="" sx={[foot, sx]}>
    {children}
  </Box>
);

/** A footer with one row of buttons. */
export const ButtonsFooter = ({ children }: Pick<StickyFooterProps, 'children'>) => (
  <StickyFooter sx={{ display: 'flex', gap: '8px' }}>{children}</StickyFooter>
);
