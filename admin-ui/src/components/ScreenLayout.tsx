/** Sets the width of a screen, and places its side panel in a column. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { tokens } from '../theme/theme.js';
import { useIsPanelDocked } from './SidePanel.js';

interface ScreenLayoutProps {
  /** The open side panel. */
  readonly panel: ReactNode;
  readonly children: ReactNode;
}

export function ScreenLayout({ panel, children }: ScreenLayoutProps) {
  const beside = useIsPanelDocked() && Boolean(panel);
  return (
    <Box sx={{ paddingInlineEnd: beside ? 'var(--panel)' : 0 }}>
      <Box
        component="main"
        sx={{
          maxInlineSize: tokens.content,
          marginInline: 'auto',
          padding: '16px',
          paddingBlockEnd: '96px',
          '& > section + section': { marginBlockStart: '16px' },
        }}
      >
        {children}
      </Box>
      {panel}
    </Box>
  );
}
