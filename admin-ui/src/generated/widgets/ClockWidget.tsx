/**
 * An hour of the day as people type it: Arabic-Indic digits are taken and shown as Latin ones, and the colon comes by
 * itself, for the digit pads of phones have none. `9` and `9:30` become `09:00` and `09:30` when the field is left.
 */
import OutlinedInput from '@mui/material/OutlinedInput';
import { toLatinDigits } from '@qaima/schemas';
import { useLtrAlign } from '../../app/i18n.js';
import { selectAll } from '../../parts/selectAll.js';
import { useFieldAria } from '../formParts.js';
import type { FormWidgetProps } from '../formTypes.js';

/** What was typed so far, as HH:MM as far as it goes. */
export function clockText(typed: string): string {
  const latin = toLatinDigits(typed).replace(/[^\d:]/g, '');
  return latin.replace(/^(\d{2})(\d{1,2})$/, '$1:$2').slice(0, 5);
}

/** What was meant by what was typed; what can't be known stays as it is. */
export function clockMeant(typed: string): string {
  const [, hours, minutes] = /^(\d{1,2})(?::(\d{2})?)?$/.exec(typed) ?? [];
  return hours === undefined ? typed : `${hours.padStart(2, '0')}:${minutes ?? '00'}`;
}

export function ClockWidget({ id, value, required, disabled, label, onChange, onBlur }: FormWidgetProps) {
  const aria = useFieldAria(id);
  const ltrAlign = useLtrAlign();
  const text = typeof value === 'string' ? value : '';
  return (
    <OutlinedInput
      id={id}
      fullWidth
      value={text}
      disabled={disabled ?? false}
      error={'aria-invalid' in aria}
      placeholder="00:00"
      onChange={({ target }) => onChange(clockText(target.value) || undefined)}
      onFocus={selectAll}
      onBlur={() => {
        const meant = clockMeant(text);
        if (meant !== text) onChange(meant);
        onBlur(id, meant);
      }}
      inputProps={{
        dir: 'ltr',
        inputMode: 'numeric',
        autoComplete: 'off',
        'aria-label': label,
        'aria-required': required ?? false,
        ...aria,
        style: { textAlign: ltrAlign },
      }}
    />
  );
}
