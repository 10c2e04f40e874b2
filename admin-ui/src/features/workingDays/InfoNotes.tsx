import Box from '@mui/material/Box';
import { Info } from 'lucide-react';
import { tokens } from '../../theme/theme.js';

/** Sentences that explain hours, each with an icon. */
export const InfoNotes = ({ notes }: { readonly notes: readonly string[] }) => (
  <Box sx={{ display: 'grid', gap: '4px', color: tokens.muted, fontSize: 13.5 }}>
    {notes.map((note) => (
      <Box key={note} sx={{ display: 'flex', gap: '8px', alignItems: 'start' }}>
        <Info size={16} aria-hidden="true" style={{ flexShrink: 0, marginBlockStart: 3 }} />
        <span>{note}</span>
      </Box>
    ))}
  </Box>
);
