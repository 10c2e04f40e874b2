/** A colour input: the browser's colour picker, and a text input for the hex value. */
import Box from '@mui/material/Box';
import { DEFAULT_COLORS, toLatinDigits } from '@qaima/schemas';
import { isKeyOf } from '@qaima/schemas/core/typeGuards';
import { useTranslate } from '../../i18n/i18n.js';
import { errorAria } from '../../schema-ui/form/formContext.js';
import type { FormFieldProps } from '../../schema-ui/form/formTypes.js';
import css from './publicInfo.module.css';

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Normalizes a typed colour: `C0392B` becomes `#c0392b`. */
const asTyped = (text: string) => {
  const latin = toLatinDigits(text).trim().toLowerCase();
  return /^(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(latin) ? `#${latin}` : latin;
};

/** Expands a three-digit colour, because the browser's colour picker accepts only six digits. */
const sixDigits = (hex: string) => (hex.length === 4 ? `#${[...hex.slice(1)].map((one) => one + one).join('')}` : hex);

export function ColorField({ formData, uiSchema, fieldPathId, disabled, rawErrors, onChange, onBlur }: FormFieldProps) {
  const t = useTranslate();
  const id = fieldPathId.$id;
  const aria = errorAria(id, rawErrors);
  const value = typeof formData === 'string' ? formData : '';
  const [name = ''] = fieldPathId.path;
  const fallback = isKeyOf(DEFAULT_COLORS, name) ? DEFAULT_COLORS[name] : '';
  const label = uiSchema?.['ui:title'] ?? '';
  const set = (next: string) => onChange(next || undefined, fieldPathId.path, undefined, id);
  return (
    <div className={css['colour']} data-wrong={'aria-invalid' in aria}>
      <input
        type="color"
        className={css['swatch']}
        aria-label={t('publicInfo.pick', { label })}
        value={HEX.test(value) ? sixDigits(value) : fallback}
        disabled={disabled}
        onChange={({ target }) => set(target.value)}
      />
      <Box sx={{ minInlineSize: 0, flexGrow: 1 }}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="text"
          className={css['hex']}
          dir="ltr"
          value={value}
          placeholder={fallback}
          disabled={disabled}
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          onChange={({ target }) => set(toLatinDigits(target.value))}
          onBlur={() => {
            const typed = asTyped(value);
            if (typed !== value) set(typed);
            onBlur(id, formData);
          }}
          {...aria}
        />
      </Box>
    </div>
  );
}
