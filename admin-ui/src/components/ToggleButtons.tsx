/** A choice between a few values, all of them visible. */
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { tokens } from '../theme/theme.js';

interface ToggleButtonsProps<Value> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
}

export function ToggleButtons<Value extends string | number>({
  label,
  value,
  options,
  onChoose,
}: ToggleButtonsProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      aria-label={label}
      onChange={(_event, chosen: Value | null) => chosen !== null && onChoose(chosen)}
      sx={{ backgroundColor: tokens.surface }}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.value}
          value={option.value}
          sx={{ minBlockSize: tokens.target, paddingInline: '18px', textTransform: 'none', fontWeight: 600 }}
        >
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
