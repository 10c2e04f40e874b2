/** Shown for a list without rows or a page that failed to load: an icon, a sentence, and at most one action. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { LucideIcon } from 'lucide-react';
import { tokens } from '../theme/theme.js';

interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly hint?: string;
  readonly action?: ReactNode;
  /** The level of the heading, if the empty state fills the page. */
  readonly heading?: 'h1' | 'h2' | 'p';
}

export function EmptyState({ icon: Icon, title, hint, action, heading = 'p' }: EmptyStateProps) {
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', gap: '6px', padding: '40px 24px', textAlign: 'center' }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          inlineSize: 88,
          blockSize: 88,
          marginBlockEnd: '10px',
          borderRadius: '28px',
          color: tokens.accentDark,
          background: `linear-gradient(160deg, ${tokens.accentSoft}, ${tokens.warm})`,
        }}
      >
        <Icon size={40} strokeWidth={1.75} aria-hidden="true" />
      </Box>
      <Box component={heading} dir="auto" sx={{ margin: 0, fontSize: 18, lineHeight: '28px', fontWeight: 800 }}>
        {title}
      </Box>
      {hint && <Box sx={{ maxInlineSize: 420, color: tokens.muted }}>{hint}</Box>}
      {action && <Box sx={{ marginBlockStart: '14px' }}>{action}</Box>}
    </Box>
  );
}
