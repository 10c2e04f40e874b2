/** A segmented control for two or three short choices. */
import { Segmented } from '../../../components/Segmented.js';
import { useLanguage } from '../../../i18n/i18n.js';
import { choicesOf, choiceValue, errorAria } from '../formContext.js';
import type { FormWidgetProps } from '../formTypes.js';

export function SegmentedWidget({
  id,
  schema,
  value,
  label,
  disabled,
  rawErrors,
  onChange,
  onBlur,
  options,
}: FormWidgetProps) {
  const language = useLanguage();
  return (
    <Segmented
      id={id}
      label={label}
      value={String(value)}
      choices={choicesOf(schema).map((choice) => ({
        value: choice,
        label: schema['x-options']?.[choice]?.[language] ?? choice,
      }))}
      disabled={disabled ?? false}
      onChange={(choice) => onChange(choiceValue(schema, choice))}
      onBlur={() => onBlur(id, value)}
      {...errorAria(id, rawErrors, options['hint'])}
    />
  );
}
