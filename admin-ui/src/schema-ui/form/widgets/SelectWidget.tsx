/**
 * A native select, because phones have a better picker for it. Its empty option is a prompt, or `placeholder`, which
 * says what an absent value means.
 */
import { NativeSelect } from '../../../components/NativeSelect.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { choicesOf, choiceValue, errorAria } from '../formContext.js';
import type { FormWidgetProps } from '../formTypes.js';

export function SelectWidget({
  id,
  schema,
  value,
  required,
  disabled,
  rawErrors,
  onChange,
  onBlur,
  options,
  placeholder,
}: FormWidgetProps) {
  const t = useTranslate();
  const language = useLanguage();
  const aria = errorAria(id, rawErrors, options['hint']);
  const words = schema['x-options'];
  return (
    <NativeSelect
      error={'aria-invalid' in aria}
      value={value === undefined || value === null ? '' : String(value)}
      disabled={disabled ?? false}
      onChange={({ target }) => onChange(target.value === '' ? undefined : choiceValue(schema, target.value))}
      onBlur={() => onBlur(id, value)}
      inputProps={{ id, 'aria-required': required ?? false, ...aria }}
    >
      <option value="">{placeholder || t('form.choose')}</option>
      {choicesOf(schema).map((choice) => (
        <option key={choice} value={choice}>
          {words?.[choice]?.[language] ?? choice}
        </option>
      ))}
    </NativeSelect>
  );
}
