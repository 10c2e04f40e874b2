/** A calendar day, by the platform's own picker. */
import OutlinedInput from '@mui/material/OutlinedInput';
import { useLtrAlign } from '../../app/i18n.js';
import { useFieldAria } from '../formParts.js';
import type { FormWidgetProps } from '../formTypes.js';

export function DayWidget({ id, value, required, disabled, onChange, onBlur }: FormWidgetProps) {
  const aria = useFieldAria(id);
  const ltrAlign = useLtrAlign();
  return (
    <OutlinedInput
      id={id}
      fullWidth
      type="date"
      value={typeof value === 'string' ? value.slice(0, 10) : ''}
      disabled={disabled ?? false}
      error={'aria-invalid' in aria}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      onBlur={() => onBlur(id, value)}
      inputProps={{ dir: 'ltr', 'aria-required': required ?? false, ...aria, style: { textAlign: ltrAlign } }}
    />
  );
}
