/** The bar at the foot of what scrolls: what ends it stays in sight, and notices keep clear of it. */
import type { CSSProperties, ReactNode } from 'react';
import Box from '@mui/material/Box';
import { look } from '../theme/theme.js';

const foot = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 2,
  flexShrink: 0,
  padding: '14px 20px max(14px, env(safe-area-inset-bottom))',
  backgroundColor: look.surface,
  borderBlockStart: `1px solid ${look.line}`,
  boxShadow: '0 -4px 12px rgb(42 18 6/.05)',
} as const;

interface FootProps {
  /** What differs where it stands. */
  readonly sx?: CSSProperties;
  readonly children: ReactNode;
}

export const Foot = ({ sx = {}, children }: FootProps) => (
  <Box data-keep-clear="" sx={[foot, sx]}>
    {children}
  </Box>
);

/** A foot with nothing but buttons in one row. */
export const ButtonsFoot = ({ children }: Pick<FootProps, 'children'>) => (
  <Foot sx={{ display: 'flex', gap: '8px' }}>{children}</Foot>
);
