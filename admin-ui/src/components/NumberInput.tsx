/**
 * A number input, which selects its text on focus. If the typed text is ambiguous, a prompt asks which number is meant.
 */
import { useState, type ReactNode } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { NumberLimits } from '@qaima/schemas';
import { flushSync } from 'react-dom';
import { useLtrAlign } from '../i18n/i18n.js';
import { AmbiguousNumberPrompt } from './AmbiguousNumberPrompt.js';
import { selectTextOnFocus } from './selectTextOnFocus.js';
import type { NumberText } from './useNumberText.js';

interface NumberInputProps {
  readonly id: string;
  readonly number: NumberText;
  readonly limits: NumberLimits;
  /** The text while the input is not focused, such as the number with separators. */
  readonly resting?: string | undefined;
  /** The accessible name of an input without a visible label. */
  readonly label?: string;
  readonly unit?: ReactNode;
  readonly strong?: boolean;
  readonly width?: number;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly onBlur?: () => void;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

export function NumberInput(props: NumberInputProps) {
  const {
    id,
    number,
    limits,
    resting,
    label,
    unit,
    strong = false,
    width,
    required = false,
    disabled = false,
    onBlur,
  } = props;
  const ltrAlign = useLtrAlign();
  const [isFocused, setFocused] = useState(false);
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy } = props;
  return (
    <>
      <OutlinedInput
        id={id}
        fullWidth={width === undefined}
        {...(width === undefined ? {} : { sx: { inlineSize: width } })}
        value={isFocused ? number.text : (resting ?? number.text)}
        disabled={disabled}
        error={invalid ?? false}
        onChange={({ target }) => number.type(target.value)}
        onFocus={(event) => {
          // Before the selection, which a later change of the text would remove.
          flushSync(() => setFocused(true));
          selectTextOnFocus(event);
        }}
        onBlur={() => {
          setFocused(false);
          number.settle();
          onBlur?.();
        }}
        inputProps={{
          dir: 'ltr',
          inputMode: limits.type === 'integer' ? 'numeric' : 'decimal',
          autoComplete: 'off',
          'aria-label': label,
          'aria-required': required,
          'aria-invalid': invalid,
          'aria-describedby': describedBy,
          style: { textAlign: ltrAlign, fontWeight: strong ? 700 : 400 },
        }}
        endAdornment={
          unit && (
            <InputAdornment position="end" sx={{ marginInlineStart: 0 }}>
              <bdi dir="ltr">{unit}</bdi>
            </InputAdornment>
          )
        }
      />
      {number.isUnread && (
        <AmbiguousNumberPrompt text={number.text} limits={limits} inputId={id} onPick={number.type} />
      )}
    </>
  );
}
