/** A choice between a few values, all of them visible. */
import { useId, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { tokens } from '../theme/theme.js';

interface SegmentedProps<Value extends string> {
  readonly id?: string;
  readonly label: string | undefined;
  readonly value: Value;
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly disabled?: boolean;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const ownId = useId();
  const { id = ownId, label, value, choices, disabled = false, onChange, onBlur, ...aria } = props;
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
  paddingInline: '8px',
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
