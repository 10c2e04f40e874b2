import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

interface FieldLabelProps {
  /** The id of the field. */
  readonly htmlFor: string;
  readonly children: ReactNode;
}

/** The label above a field outside of generated forms. */
export const FieldLabel = ({ htmlFor, children }: FieldLabelProps) => (
  <Box
    component="label"
    htmlFor={htmlFor}
    sx={{ display: 'block', marginBlockEnd: '4px', fontSize: 14, fontWeight: 600 }}
  >
    {children}
  </Box>
);
