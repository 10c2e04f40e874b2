/** A section of a page, with a title and a background. */
import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { tokens } from '../theme/theme.js';

interface CardProps {
  readonly title: ReactNode;
  /** Shown next to the title, for example a count. */
  readonly beside?: ReactNode;
  /** The element's name in the guided tour. */
  readonly tour?: string;
  readonly children: ReactNode;
}

export function Card({ title, beside, tour, children }: CardProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      data-tour={tour}
      sx={{
        padding: '18px 20px 20px',
        borderRadius: '16px',
        border: `1px solid ${tokens.line}`,
        backgroundColor: tokens.surface,
        boxShadow: tokens.lift,
        '@media (max-width: 455.95px)': { paddingInline: '16px' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: '4px 10px', flexWrap: 'wrap', marginBlockEnd: '10px' }}>
        <Box
          component="h2"
          id={id}
          sx={{ margin: 0, fontSize: 18, lineHeight: '28px', fontWeight: 800, overflowWrap: 'anywhere' }}
        >
          {title}
        </Box>
        {beside}
      </Box>
      {children}
    </Box>
  );
}
