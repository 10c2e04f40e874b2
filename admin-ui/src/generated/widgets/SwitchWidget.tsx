/** Yes or no, when the shape has no words for either. */
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useFieldAria } from '../formParts.js';
import type { FormWidgetProps } from '../formTypes.js';

export function SwitchWidget({ id, label, value, disabled, onChange, onBlur }: FormWidgetProps) {
  const aria = useFieldAria(id);
  return (
    <FormControlLabel
      label={label}
      sx={{ marginInline: 0, gap: 1 }}
      control={
        <Switch
          checked={value === true}
          disabled={disabled ?? false}
          onChange={(_event, checked) => onChange(checked)}
          onBlur={() => onBlur(id, value)}
          slotProps={{ input: { id, role: 'switch', ...aria } }}
        />
      }
    />
  );
}
