/**
 * A time of day as people type it. What was typed stays while somebody types; what it means is written as `HH:MM` when the
 * field is left, and what can't be read stays for the form to refuse.
 */
import { useState } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { parseTime as parseClockTime, toLatinDigits } from '@qaima/schemas';
import { selectAll } from '../../../components/selectAll.js';
import { useLtrAlign } from '../../../i18n/i18n.js';
import { errorAria } from '../formContext.js';
import type { FormWidgetProps } from '../formTypes.js';

/** What was typed so far: with Latin digits, and with a colon after two digits that are an hour, as digit pads have none. */
export const formatTypedTime = (typed: string): string =>
  toLatinDigits(typed).replace(/^([01]\d|2[0-3])(\d{1,2})(?!\d)/, '$1:$2');

/** The time that was meant; what can't be read stays as it is. */
export const parseTime = (typed: string): string => parseClockTime(typed) ?? typed;

export function TimeWidget({ id, value, required, disabled, label, rawErrors, onChange, onBlur }: FormWidgetProps) {
  const aria = errorAria(id, rawErrors);
  const ltrAlign = useLtrAlign();
  const text = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState(text);
  // The form may have been reset, or filled from elsewhere: then the field follows the value.
  const shown = parseTime(typed) === text ? typed : text;
  return (
    <OutlinedInput
      id={id}
      fullWidth
      value={shown}
      disabled={disabled ?? false}
      error={'aria-invalid' in aria}
      placeholder="00:00"
      onChange={({ target }) => {
        const next = formatTypedTime(target.value);
        setTyped(next);
        onChange(parseTime(next) || undefined);
      }}
      onFocus={selectAll}
      onBlur={() => {
        const meant = parseTime(shown);
        setTyped(meant);
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
