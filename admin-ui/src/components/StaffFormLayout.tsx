/** A form of the staff console with related information next to it, or below it on phones. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { ScreenLayout } from './ScreenLayout.js';

interface StaffFormLayoutProps {
  readonly children: ReactNode;
  readonly beside?: ReactNode;
}

export const StaffFormLayout = ({ children, beside }: StaffFormLayoutProps) => (
  <ScreenLayout panel={null}>
    <Box
      sx={{
        display: 'grid',
        gap: '16px',
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@media (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
      }}
    >
      {children}
      {beside && <Box sx={{ display: 'grid', gap: '16px', minInlineSize: 0 }}>{beside}</Box>}
    </Box>
  </ScreenLayout>
);
