/** A word about a thing, beside its name. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { look } from '../app/theme.js';

const TONES = {
  accent: { color: look.accentDark, backgroundColor: look.accentSoft },
  quiet: { color: look.muted, backgroundColor: '#f0ebe6' },
  sale: { color: look.danger, backgroundColor: look.dangerSoft },
} as const;

export const Badge = ({ tone, children }: { readonly tone: keyof typeof TONES; readonly children: ReactNode }) => (
  <Box
    component="span"
    sx={{
      ...TONES[tone],
      display: 'inline-block',
      paddingInline: '8px',
      borderRadius: '8px',
      fontSize: 12,
      lineHeight: '20px',
      fontWeight: 700,
      whiteSpace: 'nowrap',
    }}
  >
    {children}
  </Box>
);
