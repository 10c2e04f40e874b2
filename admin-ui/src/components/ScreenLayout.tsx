/** The page of a room: its width, and room beside it for the panel while that is open. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { look } from '../theme/theme.js';
import { usePanelBeside } from './SidePanel.js';

interface RoomPageProps {
  /** The side panel, while something is open in it. */
  readonly panel: ReactNode;
  readonly children: ReactNode;
}

export function RoomPage({ panel, children }: RoomPageProps) {
  const beside = usePanelBeside() && Boolean(panel);
  return (
    <Box sx={{ paddingInlineEnd: beside ? 'var(--panel)' : 0 }}>
      <Box
        component="main"
        sx={{ maxInlineSize: look.content, marginInline: 'auto', padding: '16px', paddingBlockEnd: '96px' }}
      >
        {children}
      </Box>
      {panel}
    </Box>
  );
}
