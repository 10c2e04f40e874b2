/** A segmented control for a few short choices. */
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { tokens } from '../theme/theme.js';

interface SegmentedProps {
  readonly id: string;
  readonly label: string | undefined;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly disabled?: boolean;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

export function Segmented(props: SegmentedProps) {
  const { id, label, value, choices, disabled = false, onChange, onBlur, ...aria } = props;
  return (
    <Box id={id} role="radiogroup" aria-label={label} {...aria} sx={group}>
      {choices.map((choice) => (
        <Box component="label" key={choice.value} sx={segment}>
          <input
            type="radio"
            name={id}
            className="sr-only"
            checked={choice.value === value}
            disabled={disabled}
            onChange={() => onChange(choice.value)}
            onBlur={onBlur}
          />
          {choice.label}
        </Box>
      ))}
    </Box>
  );
}

const group = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: '3px',
  padding: '3px',
  blockSize: tokens.target,
  borderRadius: '12px',
  backgroundColor: tokens.sunken,
} as const;

const segment = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '10px',
  cursor: 'pointer',
  fontSize: 13.5,
  whiteSpace: 'nowrap',
  color: 'text.secondary',
  '&:has(:checked)': {
    backgroundColor: tokens.chosen,
    color: tokens.text,
    fontWeight: 700,
    boxShadow: tokens.lift,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${tokens.accent}`, outlineOffset: 2 },
} as const;
