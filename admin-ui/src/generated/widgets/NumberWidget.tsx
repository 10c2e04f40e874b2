/**
 * A number as people type it: Arabic-Indic digits and separators are taken and shown as Latin ones, anything that no
 * number has in it is not taken at all. What is not yet a number stays text, and the schema says that it is none.
 */
import { useState } from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { amountText, currencyUnit, parseNumber, toLatinDigits, toThousandths, type Schema } from '@qaima/schemas';
import { useLtrAlign } from '../../app/i18n.js';
import { useFieldAria, useFormAround } from '../formParts.js';
import type { FormWidgetProps } from '../formTypes.js';

const NUMERIC = /^[-−]?[\d.,\s]*$/;

/** Digits and separators as they are shown. */
export const latinNumber = (text: string): string => toLatinDigits(text).replaceAll('٫', '.').replaceAll('٬', ',');

/** Money with its two decimals, or three where the third says something. */
const written = (value: unknown, isMoney: boolean): string => {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const thousandths = toThousandths(value);
  return isMoney && thousandths % 10 === 0 ? amountText(thousandths) : String(value);
};

export function NumberWidget({ id, schema, value, required, disabled, label, onChange, onBlur }: FormWidgetProps) {
  const aria = useFieldAria(id);
  const ltrAlign = useLtrAlign();
  const { currency } = useFormAround();
  const isMoney = Boolean((schema as Schema)['x-money']);
  const [text, setText] = useState(() => written(value, isMoney));
  // The form may have been reset, or filled from elsewhere: then the text follows the value.
  const shown = (parseNumber(text) ?? (text || undefined)) === value ? text : written(value, isMoney);
  const type = (next: string) => {
    const latin = latinNumber(next);
    if (!NUMERIC.test(latin)) return;
    setText(latin);
    onChange(latin.trim() === '' ? undefined : (parseNumber(latin) ?? latin));
  };
  return (
    <OutlinedInput
      id={id}
      fullWidth
      value={shown}
      disabled={disabled ?? false}
      error={'aria-invalid' in aria}
      onChange={({ target }) => type(target.value)}
      onBlur={() => {
        setText(written(value, isMoney));
        onBlur(id, value);
      }}
      inputProps={{
        dir: 'ltr',
        inputMode: schema.type === 'integer' ? 'numeric' : 'decimal',
        autoComplete: 'off',
        'aria-label': label,
        'aria-required': required ?? false,
        ...aria,
        style: { textAlign: ltrAlign, fontWeight: isMoney ? 700 : 400 },
      }}
      {...(isMoney
        ? {
            endAdornment: (
              <InputAdornment position="end" sx={{ marginInlineStart: 0 }}>
                <bdi dir="ltr">{currencyUnit(currency)}</bdi>
              </InputAdornment>
            ),
          }
        : {})}
    />
  );
}
