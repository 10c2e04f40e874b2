/**
 * An input for a time of day. The typed text becomes `HH:MM` on blur. Text that can't be parsed is kept, so that
 * validation rejects it.
 */
import { useState } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import { parseTime as parseClockTime, toLatinDigits } from '@qaima/schemas';
import { selectTextOnFocus } from '../../../components/selectTextOnFocus.js';
import { useLtrAlign } from '../../../i18n/i18n.js';
import { errorAria } from '../formContext.js';

/**
 * Normalizes text while it is typed: digits become Latin, and a colon is added after two digits of the hour. Numeric
 * keypads have no colon. Spaces alone are no time.
 */
export const formatTypedTime = (typed: string): string =>
  toLatinDigits(typed)
    .trimStart()
    .replace(/^([01]\d|2[0-3])(\d{1,2})(?!\d)/, '$1:$2');

/** The typed time as `HH:MM`; the unchanged text if it can't be parsed. */
export const parseTime = (typed: string): string => parseClockTime(typed) ?? typed;

interface TimeInputProps {
  readonly id: string;
  readonly value: unknown;
  readonly label: string;
  readonly isRequired?: boolean;
  readonly disabled?: boolean | undefined;
  readonly errors: readonly string[] | undefined;
  readonly onChange: (time: string | undefined) => void;
  readonly onBlur: (id: string, time: string) => void;
}

export function TimeInput({ id, value, label, isRequired, disabled, errors, onChange, onBlur }: TimeInputProps) {
  const aria = errorAria(id, errors);
  const ltrAlign = useLtrAlign();
  const text = typeof value === 'string' ? value : '';
  const [typed, setTyped] = useState(text);
  // The typed text stays, unless the caller has set another value.
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
      onFocus={selectTextOnFocus}
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
        'aria-required': isRequired ?? false,
        ...aria,
        style: { textAlign: ltrAlign },
      }}
    />
  );
}
