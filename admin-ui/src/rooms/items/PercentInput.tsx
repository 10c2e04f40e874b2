/** A percentage as it is typed, digits of either script taken. */
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useLtrAlign, useSay } from '../../app/i18n.js';
import { latinNumber } from '../../generated/widgets/NumberWidget.js';

const NUMERIC = /^[\d.,\s]*$/;

/** A percentage as the fraction it stands for, without the dust of binary fractions. */
export const fractionOf = (percent: number) => Number((percent / 100).toFixed(6));

interface PercentInputProps {
  readonly id: string;
  readonly text: string;
  readonly error: boolean;
  readonly disabled?: boolean;
  /** Given digits and separators only, Latin ones. */
  readonly onText: (text: string) => void;
  readonly onBlur?: () => void;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

export function PercentInput({ id, text, error, disabled = false, onText, onBlur, ...aria }: PercentInputProps) {
  const say = useSay();
  const ltrAlign = useLtrAlign();
  return (
    <OutlinedInput
      id={id}
      value={text}
      disabled={disabled}
      error={error}
      onChange={({ target }) => {
        const latin = latinNumber(target.value);
        if (NUMERIC.test(latin)) onText(latin);
      }}
      {...(onBlur ? { onBlur } : {})}
      sx={{ inlineSize: 92 }}
      inputProps={{
        'aria-label': say('items.percent'),
        dir: 'ltr',
        inputMode: 'decimal',
        autoComplete: 'off',
        ...aria,
        style: { textAlign: ltrAlign, fontWeight: 700 },
      }}
      endAdornment={
        <InputAdornment position="end" sx={{ marginInlineStart: 0 }}>
          %
        </InputAdornment>
      }
    />
  );
}
